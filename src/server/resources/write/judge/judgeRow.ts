import type { Context } from '#dsl/criterion.ts'
import { unlocated } from '#engine/located.ts'
import type { Detail } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { asGiven, type Submitted } from '../submission.ts'
import { changedColumns } from './changedColumns.ts'
import { emptiedDefaults, invalidColumns } from './invalidColumns.ts'
import { refusedColumns } from './refusedColumns.ts'
import { rowEditOf } from './rowEdit.ts'
import { givenSecrets, redirectedProblems } from './secretColumns.ts'
import { wrongClaims } from './wrongClaims.ts'

export interface Judged {
  /** All columns of the row to be stored. */
  readonly row: Values
  readonly changed: ReadonlySet<string>
  readonly problems: readonly Detail[]
}

/**
 * The row that a submission makes of `current` (of nothing when inserting), and what is wrong with it, one problem a column
 * at most. The same checks as in the browser, and those that the browser does not need.
 */
export const judgeRow = (
  resource: Resource,
  submitted: Submitted,
  current: Values | undefined,
  context: Context,
  copied: Values = {},
  unseen: ReadonlySet<string> = new Set(),
): Judged => {
  const edit = rowEditOf({ resource, submitted, current, context }, copied)
  const { row } = edit
  const changed = changedColumns(edit)
  const wrong = [...refusedColumns(edit, changed), ...invalidColumns(edit)]
  const isWrong = (name: string) => wrong.some(({ column }) => column === name)
  const problems = [
    ...wrong,
    ...unlocated(resource.entity, { before: current, after: row, isWrong }),
    ...redirectedProblems(edit),
    ...emptiedDefaults(edit),
    ...wrongClaims(edit, unseen),
  ]
  const told = firstByColumn(problems).map((problem) => asGiven(problem, submitted.givenAs))
  return { row: { ...row, ...givenSecrets(edit) }, changed, problems: told }
}

const firstByColumn = (problems: readonly Detail[]): Detail[] =>
  [...Map.groupBy(problems, ({ column }) => column).values()].flatMap(([first]) => first ?? [])
