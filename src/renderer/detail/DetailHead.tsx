import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { statusOf } from '../form/statusOf.ts'
import { HistoryButton } from '../history/HistoryButton.tsx'
import type { Taking } from '../history/takingInto.ts'
import { Places } from '../names/Places.tsx'
import { StatusChoice } from './StatusChoice.tsx'

interface Props {
  readonly table: AnyTable
  readonly row?: WireRow
  readonly title: string
  /** Institutions that the row is in, or is made for; not said where its form says so itself. */
  readonly places: readonly number[] | undefined
  /** The form below. */
  readonly taking: Taking
  readonly disabled: boolean
  readonly unsaved: boolean
  onDone(): void
  onFailed(): void
}

/** What stands above the form of a page: which row it is, where, and whether it is in use. */
export const DetailHead = ({ table, row, title, places, taking, ...status }: Props) => {
  const column = statusOf(table)
  return (
    <header className="detail-head">
      <div>
        <h1 className="detail-title" tabIndex={-1}>
          {title}
        </h1>
        {places && <Places places={places} />}
      </div>
      {row && (
        <div className="detail-aside">
          {column !== undefined && (
            <StatusChoice table={table} row={row} column={column} name={title} {...status} />
          )}
          <HistoryButton table={table} row={row} name={title} taking={taking} />
        </div>
      )}
    </header>
  )
}
