import { useTranslation } from 'react-i18next'
import './places.recipe.ts'

/** As many as are named at once. */
const FIRST = 3

interface Props {
  /** What stands before the names. */
  readonly label: string
  readonly names: readonly string[]
}

/** Names of institutions: the first three and how many more, all of them once it is opened. */
export const Names = ({ label, names }: Props) => {
  const { t, i18n } = useTranslation()
  const inWords = (words: readonly string[]) => new Intl.ListFormat(i18n.language).format(words)
  const first = names.slice(0, FIRST)
  const more = names.length - first.length
  if (more === 0)
    return (
      <p className="places">
        {label} <span className="places-names">{inWords(names)}</span>
      </p>
    )
  return (
    <details className="places">
      <summary>
        {label} <span className="places-names">{first.join(', ')}</span>{' '}
        <span className="places-more">{t('places.more', { count: more })}</span>
      </summary>
      <ul>
        {names.slice(FIRST).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  )
}
