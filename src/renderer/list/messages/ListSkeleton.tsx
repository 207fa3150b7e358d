import { useLate } from '../../form/useLate.ts'
import { alignOf, type ListColumn } from '../listColumns.ts'

const WIDTHS = [72, 56, 88, 64]

interface Props {
  readonly columns: readonly ListColumn[]
  readonly rows: number
  readonly withChoice?: boolean
  readonly withActions: boolean
}

/** Rows of the real columns with nothing in them yet, once it takes a while, so that nothing moves when the real ones come. */
export const ListSkeleton = ({ columns, rows, withChoice, withActions }: Props) => {
  const isLate = useLate(true)
  return (
    <tbody aria-hidden="true" className="list-skeleton">
      {Array.from({ length: isLate ? rows : 0 }, (_, line) => (
        <tr key={line}>
          {withChoice && <td className="cell-choice" />}
          {columns.map((column, i) => (
            <td key={column.name} data-align={alignOf(column)}>
              <span style={{ inlineSize: column.picture ? '100%' : WIDTHS[(line + i) % WIDTHS.length] }} />
            </td>
          ))}
          {withActions && <td className="cell-actions" />}
        </tr>
      ))}
    </tbody>
  )
}
