import { useTranslation } from 'react-i18next'
import type { Option } from '../../parts/choosing.ts'

interface Props<V> {
  readonly labelledBy: string
  readonly tags: readonly Option<V>[]
  readonly locked: boolean | undefined
  onRemove(value: V): void
}

/** Most that are drawn. */
const DRAWN = 100

/** What is chosen of many, each to be taken away again by its button. */
export const Tags = <V extends string | number>({ labelledBy, tags, locked, onRemove }: Props<V>) => {
  const { t } = useTranslation()
  const more = tags.length - DRAWN
  return (
    <ul className="tags" aria-labelledby={labelledBy}>
      {tags.slice(0, DRAWN).map(({ value, label }) => (
        <li key={value} className="tag" data-value={value}>
          {label}
          {!locked && (
            <button
              type="button"
              aria-label={t('choices.remove', { label })}
              data-tip={t('choices.remove', { label })}
              onClick={() => onRemove(value)}
            />
          )}
        </li>
      ))}
      {more > 0 && <li className="tag tag-more">{t('choices.others', { count: more })}</li>}
    </ul>
  )
}
