import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFailure } from '#renderer/list/messages/ListFailure.tsx'
import { ListMessage } from '#renderer/list/messages/ListMessage.tsx'
import { type PlainColumn, PlainTable } from '#renderer/list/plain/PlainTable.tsx'
import { ScreenHead } from '../ScreenHead.tsx'
import type { Listed } from './listed.ts'
import { StateFilter } from './StateFilter.tsx'
import './operation.recipe.ts'

interface Props<Row, S extends string> {
  /** `data-screen`; its words are `screens.{name}`. */
  readonly name: string
  readonly heading: Ref<HTMLHeadingElement>
  /** Labels are `screens.{name}.columns.{column}`; the first is what a row is called. */
  readonly columns: readonly Omit<PlainColumn<Row>, 'label'>[]
  /** What can be done with a row. */
  actions(row: Row): ReactNode
  /** Attribute that holds a row's id. */
  readonly hook: `data-${string}`
  readonly states: readonly S[]
  /** The rows of which state are shown; all of them where it is not said. */
  readonly state: S | undefined
  onState(state: S | undefined): void
  readonly listed: {
    readonly data: Listed<Row, S> | undefined
    readonly error: unknown
    /** The rows are those of another state, until its own are there. */
    readonly isPlaceholderData: boolean
    refetch(): unknown
  }
}

/** A list of what the application does by itself, or what stands in its place. */
export const OperationScreen = <Row extends { readonly id: string | number }, S extends string>({
  name,
  heading,
  columns,
  actions,
  hook,
  states,
  state,
  onState,
  listed: { data, error, isPlaceholderData, refetch },
}: Props<Row, S>) => {
  const { t } = useTranslation()
  const filtered = state !== undefined
  const rest = data ? data.count - data.data.length : 0
  return (
    <section className="table-screen" data-screen={name}>
      <ScreenHead
        title={t(`screens.${name}.title`)}
        subtitle={t(`screens.${name}.subtitle`)}
        heading={heading}
      />
      <StateFilter {...{ name, states }} counts={data?.counts} chosen={state} onChoose={onState} />
      {error && !data ? (
        <ListFailure error={error} onRetry={refetch} />
      ) : !data || (isPlaceholderData && data.count === 0) ? (
        <p role="status">{t('list.loading')}</p>
      ) : data.count === 0 ? (
        <ListMessage
          title={t(filtered ? 'screens.states.none' : `screens.${name}.empty.title`)}
          {...(!filtered && { text: t(`screens.${name}.empty.text`) })}
        />
      ) : (
        <>
          {error ? <ListFailure stale error={error} onRetry={refetch} /> : null}
          <PlainTable
            label={t(`screens.${name}.title`)}
            columns={[
              ...columns.map((column) => ({ ...column, label: t(`screens.${name}.columns.${column.name}`) })),
              { name: 'actions', cell: actions },
            ]}
            rows={data.data}
            busy={isPlaceholderData}
            rowKey={({ id }) => id}
            hooks={({ id }) => ({ [hook]: id })}
          />
          {rest > 0 && <p className="operation-rest">{t('screens.states.rest', { count: rest })}</p>}
        </>
      )}
    </section>
  )
}
