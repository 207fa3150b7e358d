import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HolidayProposal } from '#protocol/services/holidays.ts'
import type { Begun } from '#renderer/parts/choosing.ts'
import { Combobox } from '#renderer/parts/index.ts'
import { isMany } from '#renderer/widgets/choices/many.ts'
import '#renderer/widgets/controls.recipe.ts'

interface Props {
  readonly id: string
  readonly labelledBy: string
  readonly regions: HolidayProposal['regions']
  /** Empty for the whole country. */
  readonly region: string
  onRegion(region: string): void
}

/** A part of a country that has holidays of its own; among many it is found by typing. */
export const RegionChoice = ({ id, labelledBy, regions, region, onRegion }: Props) => {
  const { t } = useTranslation()
  const begun = useRef<Begun>(undefined)
  const choices = [
    { value: '', label: t('payroll.holidays.wholeCountry') },
    ...regions.map(({ code, name }) => ({ value: code, label: name })),
  ]
  if (isMany(choices))
    return (
      <Combobox
        {...{ id, labelledBy, choices, begun }}
        name="region"
        values={[region]}
        text={choices.find(({ value }) => value === region)?.label ?? ''}
        multiple={false}
        clearable={false}
        onValues={([next = '']) => onRegion(String(next))}
      />
    )
  return (
    <select
      id={id}
      name="region"
      className="control control-select"
      value={region}
      disabled={regions.length === 0}
      onChange={({ target }) => onRegion(target.value)}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
