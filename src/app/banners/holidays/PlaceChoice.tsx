import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { HolidayProposal } from '#protocol/services/holidays.ts'
import { Names } from '#renderer/names/Names.tsx'
import { useRenderer } from '#renderer/RendererContext.ts'
import { RegionChoice } from './RegionChoice.tsx'
import type { Place } from './useHolidays.ts'
import '#renderer/widgets/controls.recipe.ts'

interface Props {
  readonly place: Place
  readonly regions: HolidayProposal['regions']
  onPlace(place: Place): void
}

const countries = ['fr', 'de', 'ch', 'be', 'lu', 'es', 'it', 'uk']

/** A country, and a part of it that has holidays of its own. */
export const PlaceChoice = ({ place: { country, region }, regions, onPlace }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const { institutions, selected } = useRenderer()
  const elsewhere = institutions.filter(
    (one) => selected.includes(one.id) && one.country !== undefined && one.country !== country,
  )
  return (
    <>
      <div className="holidays-place">
        <div className="day-field">
          <label htmlFor={`${id}-country`}>{t('payroll.holidays.country')}</label>
          <select
            id={`${id}-country`}
            name="country"
            className="control control-select"
            value={country}
            onChange={({ target }) => onPlace({ country: target.value, region: '' })}
          >
            {countries.map((one) => (
              <option key={one} value={one}>
                {t(`enums.country.${one}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="day-field">
          <label id={`${id}-label`} htmlFor={`${id}-region`}>
            {t('payroll.holidays.region')}
          </label>
          <RegionChoice
            id={`${id}-region`}
            labelledBy={`${id}-label`}
            regions={regions}
            region={region}
            onRegion={(next) => onPlace({ country, region: next })}
          />
        </div>
      </div>
      {elsewhere.length > 0 && (
        <div className="holidays-hint" data-elsewhere>
          <Names label={t('payroll.holidays.elsewhere')} names={elsewhere.map(({ name }) => name)} />
        </div>
      )}
    </>
  )
}
