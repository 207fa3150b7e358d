import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { columnNamed } from '#dsl/columns/column.ts'
import { isComputedIn, readsOf } from '#dsl/entities/facts.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import { writeText } from '#engine/readText.ts'
import { Cross } from '../../parts/Cross.tsx'
import { useSteady } from '../../useSteady.ts'
import type { Novelty } from '../existingRows.ts'
import { RowChanges } from './RowChanges.tsx'
import { RowProblems } from './RowProblems.tsx'
import type { LineChanges } from './rowChanges.ts'
import { cellMessage } from './rowMessage.ts'

const PAUSE = 400

export interface LineActions {
  readonly onMend: (line: number, column: string, text: string) => void
  readonly onRemove: (line: number) => void
}

interface Props {
  readonly table: AnyTable
  readonly row: RehearsedRow
  readonly columns: readonly string[]
  /** Columns computed from the cells, shown but not typed. */
  readonly computed: readonly string[]
  readonly open: boolean
  readonly novelty: Novelty | undefined
  /** What it does where its row is there already; the same object as long as it does. */
  readonly changes?: LineChanges
  readonly actions: LineActions
}

/** One row of the file: text while it is good, inputs once something was wrong. */
export const ImportLine = memo(
  ({ table, row, columns, computed, open, novelty, changes, actions }: Props) => {
    const { t } = useTranslation()
    const id = useId()
    const state = row.state === 'ok' ? (novelty ?? 'ok') : row.state
    const wrong = new Set(row.problems.flatMap(({ column }) => causesOf(table, column)))
    const label = (name: string) => t(`tables.${table.name}.columns.${name}`)
    const hints = new Map(row.problems.map((problem) => [problem.column, cellMessage(t, table, problem)]))
    return (
      <tr data-import-row={row.line} data-state={row.state}>
        <th scope="row" data-label={t('import.line')}>
          {row.line}
        </th>
        {columns.map((name) => {
          const column = columnNamed(table.entity.columns, name)
          const bad = wrong.has(name)
          return (
            <td
              key={name}
              data-column={name}
              data-label={label(name)}
              data-wrong={bad || undefined}
              data-align={column.kind.align}
            >
              {open ? (
                <MendInput
                  name={name}
                  text={row.cells[name] ?? ''}
                  label={t('import.cell', {
                    column: t(`tables.${table.name}.columns.${name}`),
                    line: row.line,
                  })}
                  bad={bad}
                  describedBy={bad ? id : undefined}
                  tip={hints.get(name)}
                  onMend={(text) => actions.onMend(row.line, name, text)}
                />
              ) : (
                <span className="cell-text">
                  {row.readAs[name] === undefined ? writeText(column, row.row[name]) : row.cells[name]}
                </span>
              )}
              <ReadAs text={row.readAs[name]} />
            </td>
          )
        })}
        {computed.map((name) => {
          const column = columnNamed(table.entity.columns, name)
          return (
            <td key={name} data-column={name} data-label={label(name)} data-align={column.kind.align}>
              {writeText(column, row.row[name])}
            </td>
          )
        })}
        <td className="import-state">
          <span className="import-badge" data-badge={state}>
            {t(`import.states.${state}`)}
          </span>
          {changes && <RowChanges table={table} changes={changes} />}
          {row.problems.length > 0 && (
            <RowProblems
              id={id}
              table={table}
              row={row}
              onAccept={(column, proposal) => actions.onMend(row.line, column, proposal)}
            />
          )}
        </td>
        <td className="cell-actions">
          <button
            type="button"
            className="icon-button"
            data-action="remove-line"
            aria-label={t('import.removeRow', { line: row.line })}
            data-tip={t('import.removeRow', { line: row.line })}
            onClick={() => actions.onRemove(row.line)}
          >
            <Cross />
          </button>
        </td>
      </tr>
    )
  },
)

/** How a cell is read, where it is not as it is written. */
const ReadAs = ({ text }: { readonly text: string | undefined }) => {
  const { t } = useTranslation()
  if (text === undefined) return null
  return (
    <span className="import-read-as" data-read-as={text}>
      {text === '' ? t('import.readAsNothing') : t('import.readAs', { value: text })}
    </span>
  )
}

/** The cells to look at for a problem: those a computed column reads, else the column's own. */
const causesOf = ({ entity }: AnyTable, column: string): readonly string[] =>
  isComputedIn(entity, column) ? readsOf(entity, column) : [column]

interface MendProps {
  readonly name: string
  readonly text: string
  readonly label: string
  readonly bad: boolean
  readonly describedBy?: string
  /** What is wrong, in short. */
  readonly tip?: string
  readonly onMend: (text: string) => void
}

/** Uncontrolled: the rows are checked again on blur, on Enter, and when typing pauses. */
const MendInput = ({ name, text, label, bad, describedBy, tip, onMend }: MendProps) => {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = useSteady((): void => {
    clearTimeout(timer.current)
    const typed = input.current?.value ?? ''
    if (typed !== text) onMend(typed)
  })
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    send()
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <input
      ref={input}
      name={name}
      className="control import-cell"
      defaultValue={text}
      aria-label={label}
      aria-invalid={bad || undefined}
      aria-describedby={describedBy}
      data-tip={tip}
      autoComplete="off"
      onInput={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(send, PAUSE)
      }}
      onBlur={send}
      onKeyDown={pressed}
    />
  )
}
