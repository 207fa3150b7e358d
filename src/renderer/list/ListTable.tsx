import { useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../gateway.ts'
import { usePlacedName } from '../names/usePlacedName.ts'
import { useInSlices } from '../scheduling/useInSlices.ts'
import { useWording } from '../widgets/useWording.ts'
import type { RowChoice } from './choice/useRowChoice.ts'
import { ListHead } from './head/ListHead.tsx'
import type { useHeadKeys } from './head/useHeadKeys.ts'
import { actionsWidth, CHOICE_WIDTH, columnLabel, type ListColumn, namingColumns } from './listColumns.ts'
import { ListSkeleton } from './messages/ListSkeleton.tsx'
import { ListRow } from './rows/ListRow.tsx'
import { actionsIn, type RowActions } from './rows/RowButtons.tsx'
import { useCardHeights } from './rows/useCardHeights.ts'
import { useRowClicks } from './rows/useRowClicks.ts'
import { useRowKeys } from './rows/useRowKeys.ts'
import { useSlots } from './rows/useSlots.ts'
import type { ListState } from './state/listState.ts'
import { widthOf } from './widths/guessWidth.ts'
import { useColumnWidths } from './widths/useColumnWidths.ts'
import { useMoreBeyond } from './widths/useMoreBeyond.ts'
import { widthStyle } from './widths/widthStyle.ts'
import './rows/rowIcons.recipe.ts'
import './table.recipe.ts'
import './cards.recipe.ts'
import './choice/choice.recipe.ts'
import './widths/widths.recipe.ts'
import './print/print.css'

/** Rows drawn while the first page is fetched. */
const SKELETON = 12

interface Props {
  readonly table: AnyTable
  readonly columns: readonly ListColumn[]
  /** Undefined while the first page is fetched. */
  readonly rows: readonly WireRow[] | undefined
  readonly related?: ListAnswer['related']
  /** Ids of rows that were just saved. */
  readonly marked: ReadonlySet<number>
  readonly state: ListState
  /** Older rows are shown while newer ones are fetched. */
  readonly busy: boolean
  readonly onSort: (column: string) => void
  /** What else a header does with its column. */
  readonly head: ReturnType<typeof useHeadKeys>
  readonly actions: RowActions
  /** Rows that are ticked, where rows can be. */
  readonly choice?: RowChoice | undefined
}

/** A plain table, styled by classes on its root; rows are drawn again only when they change. */
export const ListTable = (props: Props) => {
  const { table, columns, related, marked, state, busy, onSort, head, actions, choice } = props
  const rows = useInSlices(props.rows)
  const { t } = useTranslation()
  const wording = useWording()
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const buttons = actionsIn(actions)
  const labels = useMemo(
    () => columns.map((column) => columnLabel(t, table.name, column)),
    [columns, table.name, t],
  )
  const naming = useMemo(() => namingColumns(table, columns), [table, columns])
  const beside = actionsWidth(buttons) + (choice ? CHOICE_WIDTH : 0)
  const list = `${table.name} ${labels}`
  const fitted = useColumnWidths({ frame, list, drawn: rows, set: state.widths, taken: beside })
  const widths = useMemo(
    () => fitted ?? columns.map((column, i) => widthOf(column, labels[i] ?? '')),
    [fitted, columns, labels],
  )
  useMoreBeyond(frame)
  useCardHeights(frame, rows)
  const total = widths.reduce((sum, width) => sum + width, beside)
  const title = t(`tables.${table.name}.title`)
  const nameOf = usePlacedName(table, rows, related)
  const press = useRowKeys(rows, actions)
  const click = useRowClicks(rows, actions)
  const slots = useSlots(rows)
  return (
    <section
      ref={frame}
      className="list-frame"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={press}
      onClick={click}
      onAuxClick={click}
      // Browsers of Windows scroll from a press of the middle button on.
      onMouseDown={(event) => event.button === 1 && actions.openApart && event.preventDefault()}
    >
      <table
        className="list-table list-cards"
        aria-busy={busy || !rows}
        // Half a pixel lost to rounding would make the list scroll.
        style={widthStyle(Math.floor(total))}
      >
        <caption className="visually-hidden">{title}</caption>
        <ListHead
          columns={columns}
          labels={labels}
          widths={widths}
          naming={naming}
          sort={state.sort}
          descending={state.descending}
          onSort={onSort}
          head={head}
          buttons={buttons}
          choice={choice}
        />
        {rows ? (
          <tbody>
            {rows.map((row) => (
              <ListRow
                key={slots.get(row.id)}
                place={`${id}${slots.get(row.id)}`}
                marked={marked.has(row.id)}
                chosen={choice?.chosen.has(row.id) === true}
                {...{ row, table, columns, naming, labels, related, actions, nameOf, wording }}
              />
            ))}
          </tbody>
        ) : (
          <ListSkeleton
            columns={columns}
            rows={SKELETON}
            withChoice={choice !== undefined}
            withActions={buttons > 0}
          />
        )}
      </table>
    </section>
  )
}
