import { useTranslation } from 'react-i18next'

interface Props {
  /** Rows that may be written. */
  readonly good: number
  /** Rows that stay out. */
  readonly rest: number
  /** Good ones that all institutions have as they are. */
  readonly standing: number
  /** They are not compared yet with those that are there. */
  readonly isReading: boolean
}

/** What the import will not do, and why it does not begin yet. */
export const ImportLeft = ({ good, rest, standing, isReading }: Props) => {
  const { t } = useTranslation()
  const said = [
    ...(good === 0 ? [t('import.nothing')] : []),
    ...(good > 0 && isReading ? [t('import.comparing')] : []),
    ...(standing > 0 && !isReading
      ? [t(standing === good ? 'import.nothingToDo' : 'import.standing', { count: standing })]
      : []),
    ...(good > 0 && rest > 0 ? [t('import.left', { count: rest })] : []),
  ]
  return (
    <p className="import-left" aria-live="polite">
      {said.join(' ')}
    </p>
  )
}
