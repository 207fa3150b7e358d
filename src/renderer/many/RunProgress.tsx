import { useTranslation } from 'react-i18next'
import type { WireRow } from '#protocol/row.ts'
import type { RowName } from '../confirm/useRowName.ts'
import { useUsers } from '../confirm/useUsers.ts'
import { useProblemText } from '../form/field/problemText.ts'
import { institutionName, useRenderer } from '../RendererContext.ts'
import type { ManyRun } from './useManyRun.ts'

interface Props {
  readonly run: ManyRun
  /** The rows in the order in which the writes name them as their lines. */
  readonly rows: readonly WireRow[]
  readonly nameOf: RowName
  readonly table: string
}

/** How far many writes are and, once they rest, which rows were refused and why. */
export const RunProgress = ({ run, rows, nameOf, table }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const textOf = useProblemText()
  const wordsOf = useUsers()
  const { done, total, outcome } = run
  const failures = outcome?.failures ?? []
  return (
    <div className="many-run">
      <progress max={total} value={done} aria-label={t('many.running')} />
      <p className="figures" role="status">
        {t('many.progress', { done, total })}
      </p>
      {outcome && done < total && (
        <>
          <p role="alert">{t('many.left', { count: total - done })}</p>
          <ul className="many-failures">
            {failures.map((failure, i) => {
              const row = rows[failure.lineId ?? -1]
              const { problem } = failure
              const column = 'column' in problem ? problem.column : undefined
              const why =
                problem.reason === 'inUse' && problem.params?.by !== undefined
                  ? t('reach.inUse', { users: wordsOf(problem) })
                  : textOf(problem, column ? { table, column } : undefined)
              return (
                <li key={i} data-error-code={problem.code}>
                  {row && <strong>{nameOf(row)}</strong>}
                  {!row && failure.institution !== undefined && (
                    <strong>{institutionName(institutions, failure.institution)}</strong>
                  )}{' '}
                  {column && t('form.place', { place: t(`tables.${table}.columns.${column}`) })} {why}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
