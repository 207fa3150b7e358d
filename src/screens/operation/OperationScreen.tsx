import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFailure } from '#renderer/list/messages/ListFailure.tsx'
import { ListMessage } from '#renderer/list/messages/ListMessage.tsx'
import '#renderer/list/list.recipe.ts'
import '#renderer/list/cards.recipe.ts'
import '#renderer/list/table.recipe.ts'
import { ScreenHead } from '../ScreenHead.tsx'
import './operation.recipe.ts'

interface Props {
  /** `data-screen`; its words are `screens.{name}`. */
  readonly name: string
  readonly heading: Ref<HTMLHeadingElement>
  /** Labels of the columns; `undefined` for the one of buttons. */
  readonly columns: readonly (string | undefined)[]
  readonly filter: ReactNode
  /** Whether something is left out on purpose. */
  readonly filtered: boolean
  readonly listed: {
    readonly data: { readonly data: readonly unknown[]; readonly count: number } | undefined
    readonly error: unknown
    refetch(): unknown
  }
  /** The rows of the table: each begins with the header that it is called by, each cell has its label in `data-label`. */
  readonly children: ReactNode
}

/** A list of what the application does by itself, or what stands in its place. */
export const OperationScreen = ({
  name,
  heading,
  columns,
  filter,
  filtered,
  listed: { data, error, refetch },
  children,
}: Props) => {
  const { t } = useTranslation()
  const rest = data ? data.count - data.data.length : 0
  return (
    <section className="table-screen" data-screen={name}>
      <ScreenHead
        title={t(`screens.${name}.title`)}
        subtitle={t(`screens.${name}.subtitle`)}
        heading={heading}
      />
      {filter}
      {error && !data ? (
        <ListFailure error={error} onRetry={refetch} />
      ) : !data ? (
        <p role="status">{t('list.loading')}</p>
      ) : data.count === 0 ? (
        <ListMessage
          title={t(filtered ? 'screens.states.none' : `screens.${name}.empty.title`)}
          {...(!filtered && { text: t(`screens.${name}.empty.text`) })}
        />
      ) : (
        <>
          {error ? <ListFailure stale error={error} onRetry={refetch} /> : null}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
          <section className="list-frame" aria-label={t(`screens.${name}.title`)} tabIndex={0}>
            <table className="list-table list-cards operation-table">
              <caption className="visually-hidden">{t(`screens.${name}.title`)}</caption>
              <thead>
                <tr>
                  {columns.map((label) => (
                    <th key={label ?? ''} scope="col" className={label ? undefined : 'cell-actions'}>
                      {label ?? <span className="visually-hidden">{t('list.actions')}</span>}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{children}</tbody>
            </table>
          </section>
          {rest > 0 && <p className="operation-rest">{t('screens.states.rest', { count: rest })}</p>}
        </>
      )}
    </section>
  )
}
