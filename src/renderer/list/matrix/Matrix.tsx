import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { foldTerm } from '#engine/search.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListColumn } from '../listColumns.ts'
import { ListMessage } from '../messages/ListMessage.tsx'
import { useMoreBeyond } from '../widths/useMoreBeyond.ts'
import { MatrixRow } from './MatrixRow.tsx'
import '../cards.recipe.ts'
import '../widths/widths.recipe.ts'
import './matrix.recipe.ts'

interface Props {
  readonly table: AnyTable
  readonly groups: Readonly<Record<string, readonly string[]>>
  readonly columns: readonly ListColumn[]
  readonly rows: readonly WireRow[]
  /** What is searched for among the names of the columns. */
  readonly q: string
}

/** Columns down the side under their headings, rows across: what each row has, at a glance. Rows stand in order of id. */
export const Matrix = ({ table, groups, columns, rows, q }: Props) => {
  const { t } = useTranslation()
  const { name } = table
  const shown = new Set(columns.map((column) => column.name))
  const term = foldTerm(q)
  const found = Object.entries(groups)
    .map(([group, names]) => ({
      group,
      names: names.filter(
        (column) => shown.has(column) && foldTerm(t(`tables.${name}.columns.${column}`)).includes(term),
      ),
    }))
    .filter(({ names }) => names.length > 0)
  const across = [...rows].sort((a, b) => a.id - b.id)
  if (found.length === 0)
    return (
      <ListMessage title={t([`tables.${name}.noResult`, 'list.noResult'])} text={t('list.searched', { q })} />
    )
  return <MatrixTable table={table} found={found} across={across} />
}

interface TableProps {
  readonly table: AnyTable
  /** Columns under their headings. */
  readonly found: readonly { readonly group: string; readonly names: readonly string[] }[]
  readonly across: readonly WireRow[]
}

const MatrixTable = ({ table, found, across }: TableProps) => {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  useMoreBeyond(frame)
  const { entity, name } = table
  const title = t(`tables.${name}.title`)
  const labelOf = (row: WireRow): string => String(row[entity.label.column] ?? '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section ref={frame} className="list-frame" aria-label={title} tabIndex={0}>
      <table className="matrix">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col" data-names>
              {t(`tables.${name}.rows`)}
            </th>
            {across.map((row) => (
              <th key={row.id} scope="col" data-row-id={row.id}>
                <span className="matrix-id">{row.id}</span>
                <span className="matrix-name">{labelOf(row)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {found.map(({ group, names }) => (
          <tbody key={group}>
            <tr className="matrix-group">
              <th scope="rowgroup" colSpan={across.length + 1}>
                <span>{t(`tables.${name}.groups.${group}`)}</span>
              </th>
            </tr>
            {names.map((column) => (
              <MatrixRow key={column} {...{ table, column, labelOf }} rows={across} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
