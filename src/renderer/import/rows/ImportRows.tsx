import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isComputedIn } from '#dsl/entities/facts.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import { Pagination } from '../../list/tools/Pagination.tsx'
import type { Novelty } from '../existingRows.ts'
import { ImportLine, type LineActions } from './ImportLine.tsx'
import type { LineChanges } from './rowChanges.ts'
import '../narrow.recipe.ts'

const FILTERS = ['all', 'problems', 'ok'] as const
type Filter = (typeof FILTERS)[number]
/** Rows drawn at once: thousands would make every key press wait. */
const SHOWN = 100

interface Props {
  readonly table: AnyTable
  readonly rows: readonly RehearsedRow[]
  readonly columns: readonly string[]
  readonly touched: ReadonlySet<number>
  readonly noveltyOf: (row: RehearsedRow) => Novelty | undefined
  /** Line → what it does where its row is there already. */
  readonly changes: ReadonlyMap<number, LineChanges>
  readonly actions: LineActions
}

/** The rows of the file, a hundred at a time; in a long file those to correct come first. */
export const ImportRows = ({ table, rows, columns, touched, noveltyOf, changes, actions }: Props) => {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(1)
  const computed = table.list.columns.filter((name) => isComputedIn(table.entity, name))
  const label = (name: string) => t(`tables.${table.name}.columns.${name}`)

  const shown = useMemo(() => {
    // A line that has been mended keeps its place: it must not go from under the hands.
    const wasWrong = (row: RehearsedRow) => touched.has(row.line)
    if (filter === 'problems') return rows.filter(wasWrong)
    if (filter === 'ok') return rows.filter((row) => row.state === 'ok')
    if (rows.length <= SHOWN) return rows
    return [...rows.filter(wasWrong), ...rows.filter((row) => !wasWrong(row))]
  }, [rows, filter, touched])
  const last = Math.max(1, Math.ceil(shown.length / SHOWN))
  const at = Math.min(page, last)

  const goTo = (next: number): void => {
    setPage(next)
    frame.current?.scrollTo({ top: 0 })
  }
  return (
    <>
      <fieldset className="import-filters">
        <legend className="visually-hidden">{t('import.filter.label')}</legend>
        {FILTERS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="import-filter"
              checked={filter === name}
              onChange={() => {
                setFilter(name)
                goTo(1)
              }}
            />
            <span>{t(`import.filter.${name}`)}</span>
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <section ref={frame} className="import-frame" aria-label={t('import.rows')} tabIndex={0}>
        <table className="list-table import-table">
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              {[...columns, ...computed].map((name) => (
                <th
                  key={name}
                  scope="col"
                  data-column={name}
                  data-align={table.entity.columns[name]?.kind.align}
                >
                  {label(name)}
                </th>
              ))}
              <th scope="col">{t('import.state')}</th>
              <th scope="col" className="cell-actions">
                <span className="visually-hidden">{t('list.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.slice((at - 1) * SHOWN, at * SHOWN).map((row) => (
              <ImportLine
                key={row.line}
                table={table}
                row={row}
                columns={columns}
                computed={computed}
                open={touched.has(row.line)}
                novelty={noveltyOf(row)}
                changes={changes.get(row.line)}
                actions={actions}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className="import-none">{t('import.noRows')}</p>}
      </section>
      {shown.length > SHOWN && (
        <Pagination page={at} pageSize={SHOWN} count={shown.length} onPage={goTo} label={t('import.rows')} />
      )}
    </>
  )
}
