import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import { cellMessage, rowMessage } from './rowMessage.ts'

interface Props {
  /** Of the list, by which cells point at it. */
  readonly id: string
  readonly table: AnyTable
  readonly row: RehearsedRow
  readonly onAccept: (column: string, proposal: string) => void
}

/** What is wrong with a row, and what to do about each cell. Where the program guesses what was meant, the question itself accepts the guess. */
export const RowProblems = ({ id, table, row, onAccept }: Props) => {
  const { t } = useTranslation()
  return (
    <ul id={id}>
      {row.problems.map((problem) => {
        const { column, code, reason, params } = problem
        const said = rowMessage(t, table, row, problem)
        const remedy = cellMessage(t, table, problem)
        const proposal = params?.proposal
        return (
          <li key={column + reason} data-error-code={code}>
            <span>{said}</span>
            {remedy !== said &&
              (proposal === undefined ? (
                <span className="import-remedy">{remedy}</span>
              ) : (
                <button
                  type="button"
                  className="import-remedy"
                  data-action="accept"
                  onClick={({ currentTarget }) => {
                    const cell = currentTarget
                      .closest('tr')
                      ?.querySelector<HTMLInputElement>(`input[name="${column}"]`)
                    onAccept(column, String(proposal))
                    if (!cell) return
                    // As if it had been typed; the button goes with the problem.
                    cell.value = String(proposal)
                    cell.focus()
                  }}
                >
                  {remedy}
                </button>
              ))}
          </li>
        )
      })}
    </ul>
  )
}
