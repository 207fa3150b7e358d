import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { HolidayProposal } from '#protocol/services/holidays.ts'
import { Names } from '#renderer/names/Names.tsx'
import { useRenderer } from '#renderer/RendererContext.ts'
import { OneOf } from '#renderer/widgets/OneOf.tsx'
import type { Place } from './useHolidays.ts'

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
          <label id={`${id}-country-label`} htmlFor={`${id}-country`}>
            {t('payroll.holidays.country')}
          </label>
          <OneOf
            id={`${id}-country`}
            labelledBy={`${id}-country-label`}
            name="country"
            choices={countries.map((one) => ({ value: one, label: t(`enums.country.${one}`) }))}
            value={country}
            onChoose={(next) => onPlace({ country: next, region: '' })}
          />
        </div>
        <div className="day-field">
          <label id={`${id}-region-label`} htmlFor={`${id}-region`}>
            {t('payroll.holidays.region')}
          </label>
          <OneOf
            id={`${id}-region`}
            labelledBy={`${id}-region-label`}
            name="region"
            choices={[
              { value: '', label: t('payroll.holidays.wholeCountry') },
              ...regions.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            value={region}
            disabled={regions.length === 0}
            onChoose={(next) => onPlace({ country, region: next })}
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
