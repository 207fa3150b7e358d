import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Failure } from '#engine/save/state.ts'
import { useProblemText } from '../../form/field/problemText.ts'
import { useUsers } from '../../names/useUsers.ts'

/** HTTP status of a row that is not there. */
const GONE = 404

interface Props {
  readonly table: AnyTable
  readonly failure: Failure
  /** The row was to go. */
  readonly removes?: boolean | undefined
  /** What got no answer is tried again by itself. */
  readonly triesAgain?: boolean | undefined
}

/** Why a row was not written, with the column that it is about where that is one of the table's; of a clash the sentence names them. */
export const Refusal = ({ table, failure: { problem }, removes, triesAgain = false }: Props) => {
  const { t } = useTranslation()
  const textOf = useProblemText()
  const wordsOf = useUsers()
  const named = 'column' in problem ? problem.column : ''
  // A row that is gone, or another by now, is told of its id or version.
  const column = Object.hasOwn(table.entity.columns, named) ? named : undefined
  const isUsed = problem.reason === 'inUse' && problem.params?.by !== undefined
  const isGone = problem.code === GONE && !column
  const place = column || problem.clash ? { table: table.name, column: named } : undefined
  return (
    <>
      {column &&
        !problem.clash &&
        `${t('form.place', { place: t(`tables.${table.name}.columns.${column}`) })} `}
      {isUsed
        ? t(removes ? 'many.remove.inUse' : 'reach.inUse', { users: wordsOf(problem) })
        : isGone
          ? t('many.gone')
          : textOf(problem, place, triesAgain)}
    </>
  )
}
