import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { pageCount, pageNumbers } from '../state/listState.ts'
import './pages.recipe.ts'

interface Props {
  readonly page: number
  readonly pageSize: number
  readonly count: number
  readonly onPage: (page: number) => void
  /** What is paged, for people who do not see it. */
  readonly label: string
}

/** "31–60 of 120" and the pages. */
export const Pagination = memo(({ page, pageSize, count, onPage, label }: Props) => {
  const { t } = useTranslation()
  const last = pageCount(count, pageSize)
  const from = (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, count)
  // Of one page there is nothing to navigate.
  const Frame = last > 1 ? 'nav' : 'div'
  return (
    <Frame className="list-pages" aria-label={last > 1 ? label : undefined}>
      <p aria-live="polite">{t('list.range', { from, to, total: count })}</p>
      {last > 1 && (
        <div className="list-page-buttons">
          <ActionButton action="previous-page" stays disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t('list.previousPage')}
          </ActionButton>
          <ol>
            {pageNumbers(page, last).map((n, i) => (
              <li key={n ?? `gap${i}`}>
                {n === null ? (
                  <span aria-hidden="true">…</span>
                ) : (
                  <button
                    type="button"
                    className="page-number"
                    aria-current={n === page ? 'page' : undefined}
                    aria-label={t('list.page', { page: n })}
                    onClick={() => onPage(n)}
                  >
                    {n}
                  </button>
                )}
              </li>
            ))}
          </ol>
          <ActionButton action="next-page" stays disabled={page >= last} onClick={() => onPage(page + 1)}>
            {t('list.nextPage')}
          </ActionButton>
        </div>
      )}
    </Frame>
  )
})
