import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { holidayYears } from '#protocol/services/holidays.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'

interface Props {
  readonly year: number
  onYear(year: number): void
}

/** A year, and the ones before and after it. */
export const YearSwitch = ({ year, onYear }: Props) => {
  const { t } = useTranslation()
  const [first, last] = holidayYears
  return (
    <div className="year-switch">
      <ActionButton
        action="previous-year"
        label={t('payroll.holidays.year', { year: year - 1 })}
        stays
        disabled={year <= first}
        onClick={() => onYear(year - 1)}
      >
        <ChevronLeft size={16} aria-hidden />
      </ActionButton>
      <strong aria-live="polite">{year}</strong>
      <ActionButton
        action="next-year"
        label={t('payroll.holidays.year', { year: year + 1 })}
        stays
        disabled={year >= last}
        onClick={() => onYear(year + 1)}
      >
        <ChevronRight size={16} aria-hidden />
      </ActionButton>
    </div>
  )
}
