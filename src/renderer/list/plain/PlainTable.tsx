import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoreBeyond } from '../widths/useMoreBeyond.ts'
import '../cards.recipe.ts'
import '../list.recipe.ts'
import '../table.recipe.ts'
import '../widths/widths.recipe.ts'
import './plain.recipe.ts'

/** A column of rows that are read, and no more. */
export interface PlainColumn<Row> {
  readonly name: string
  /** Stands above the column and, where rows are cards, before each value; without one it has buttons. */
  readonly label?: string
  readonly align?: 'end'
  /** May have several lines: sentences, addresses. */
  readonly wraps?: true
  cell(row: Row): ReactNode
}

interface Props<Row> {
  /** Name of the table; `labelledBy` is the id of what says it already. */
  readonly label?: string
  readonly labelledBy?: string
  /** The first is what its rows are called. */
  readonly columns: readonly PlainColumn<Row>[]
  readonly rows: readonly Row[]
  /** Others are on their way. */
  readonly busy?: boolean
  rowKey(row: Row): string | number
  /** Attributes that tests find a row by. */
  hooks?(row: Row): Readonly<Record<`data-${string}`, string | number>>
}

/** Rows that are neither sorted nor chosen: a table that scrolls in its frame, and cards on a phone. */
export const PlainTable = <Row,>({ label, labelledBy, columns, rows, busy, rowKey, hooks }: Props<Row>) => {
  const { t } = useTranslation()
  const [header, ...cells] = columns
  const frame = useRef<HTMLElement>(null)
  useMoreBeyond(frame)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section ref={frame} className="list-frame" aria-label={label} aria-labelledby={labelledBy} tabIndex={0}>
      <table
        className="list-table list-cards plain-table"
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-busy={busy || undefined}
      >
        <thead>
          <tr>
            {columns.map(({ name, label: text, align }) =>
              text === undefined ? (
                <th key={name} scope="col" className="cell-actions">
                  <span className="visually-hidden">{t('list.actions')}</span>
                </th>
              ) : (
                <th key={name} scope="col" data-align={align}>
                  {text}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...hooks?.(row)}>
              <th scope="row">{header?.cell(row)}</th>
              {cells.map(({ name, label: text, align, wraps, cell }) => (
                <td
                  key={name}
                  className={text === undefined ? 'cell-actions' : undefined}
                  data-label={text}
                  data-align={align}
                  data-wraps={wraps}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
