import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { useInSlices } from '#renderer/scheduling/useInSlices.ts'

interface Props {
  /** Key of its words: `institutions.lists.{name}`, `.none`. */
  readonly name: string
  /** Undefined while they are being read. */
  readonly items: readonly { readonly key: string; readonly text: ReactNode }[] | undefined
  /** How many there are, shown or not. */
  readonly count: number | undefined
  readonly failure: string | undefined
  onRetry(): void
  /** Shows some more of them; undefined where all are shown. */
  readonly more: { readonly busy: boolean; show(): void } | undefined
}

/** Rows of an institution that are read here and entered elsewhere. */
export const KnownList = ({ name, items: known, count, failure, onRetry, more }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const items = useInSlices(known)
  return (
    <section className="card known-list" aria-labelledby={id} data-list={name} aria-busy={!items && !failure}>
      <h2 id={id}>
        {t(`institutions.lists.${name}`)}{' '}
        {items && <span className="known-list-count">{t('institutions.lists.count', { count })}</span>}
      </h2>
      {failure && (
        <div role="alert">
          <p>{failure}</p>
          <ActionButton action="retry" onClick={onRetry}>
            {t('shell.retry')}
          </ActionButton>
        </div>
      )}
      {!items && !failure && <p role="status">{t('shell.loading')}</p>}
      {items?.length === 0 && <p className="field-hint">{t(`institutions.lists.none`)}</p>}
      {items && items.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keyboard too
        <ul tabIndex={0} aria-labelledby={id}>
          {items.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      {items && more && !failure && (
        <div className="known-list-more">
          <ActionButton action="more" busy={more.busy} onClick={more.show}>
            {t('institutions.lists.more')}
          </ActionButton>
          <span role="status">{t('institutions.lists.shown', { shown: items.length, count })}</span>
        </div>
      )}
    </section>
  )
}
