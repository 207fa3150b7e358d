import { type DiffOptions, oldColumn, told, usingOf } from './columnChanges.ts'
import type { ModelColumn, ModelTable } from './model.ts'
import { quoted } from './names.ts'
import { tightenedPart } from './tightened.ts'

interface Change {
  readonly old: ModelTable
  readonly next: ModelTable
  readonly column: ModelColumn
  readonly options: DiffOptions
}

/** Of a column that is there: as it was. */
interface Changed extends Change {
  readonly before: ModelColumn
}

type Found = string | undefined

/** Sentences for what is refused; empty where the change can be made. Of a column the first one is told. */
export const columnRefusals = (old: ModelTable, next: ModelTable, options: DiffOptions): string[] => {
  const gone = old.columns.filter((c) => !c.fill && !oldColumn(next, c.name))
  return [
    ...(options.allowDrop ? [] : gone).map(
      (c) => `${next.name}.${c.name} is gone: its values would be lost. Say renamedFrom, or --allow-drop.`,
    ),
    ...next.columns.flatMap((column) => {
      const before = oldColumn(old, column.name)
      const change = { old, next, column, options }
      const found = before ? ofChanged({ ...change, before }) : ofNew(change)
      return found === undefined ? [] : [`${next.name}.${column.name} ${found}`]
    }),
  ]
}

const ofNew = (change: Change): Found => newlyComputed(change) ?? newlyRequired(change)

const ofChanged = (change: Changed): Found =>
  retyped(change) ?? meaningElse(change) ?? repeatingNow(change) ?? tightened(change) ?? requiredNow(change)

const newlyComputed = (change: Change): Found =>
  change.column.computed !== undefined && change.column.backfill === undefined
    ? unlessTold(
        change,
        'is new and computed, by the server alone: say what rows that exist have there,',
        ', null where they may stay without.',
      )
    : undefined

const newlyRequired = ({ column }: Change): Found =>
  isUnfilled(column) ? 'is new and required: rows that exist need a default or a backfill.' : undefined

const retyped = ({ next, before, column, options }: Changed): Found =>
  before.type !== column.type && usingOf(next.name, before, column, options) === undefined
    ? `turns from ${before.type} into ${column.type}: say how, ${using(next, column)}.`
    : undefined

/** Values that stay would come to mean something else, though their type is the same. */
const meaningElse = (change: Changed): Found => {
  const { old, next, before, column } = change
  const ask = (what: string): Found => unlessTold(change, `${what}: say what rows that exist have there,`)
  const [was, is] = [pointsAt(old, before), pointsAt(next, column)]
  if (was !== is && is !== undefined)
    return ask(
      `comes to point at ${is}, and its values are ${was === undefined ? 'no ids' : `ids of ${was}`}`,
    )
  if (column.sealed && !before.sealed) return ask('becomes a secret, and what stands there is not sealed')
  if (before.sealed && !column.sealed) return ask('is no secret any more, and what stands there is sealed')
  return column.computed !== undefined && column.computed !== before.computed
    ? ask('comes to be computed otherwise, by the server alone')
    : undefined
}

const pointsAt = ({ foreignKeys }: ModelTable, { name, lists }: ModelColumn): string | undefined =>
  lists ?? foreignKeys.find(({ column }) => column === name)?.references

/** What people entered makes way for what the other row has; what the server kept there is the server's. */
const repeatingNow = ({ before, column: { repeats }, options }: Changed): Found =>
  repeats && !before.repeats && before.computed === undefined && !options.allowDrop
    ? `comes to repeat ${repeats.of}.${repeats.column}: what was entered there would be lost. Leave it, and add a column for that, or say --allow-drop.`
    : undefined

/** A row that the check refuses would keep the server from starting. What repeats another row is asked of there. */
const tightened = (change: Changed): Found => {
  const { old, next, before, column } = change
  // A check has its old name while its column is renamed.
  const checkIn = ({ checks }: ModelTable): string | undefined =>
    checks.find(({ condition }) => condition.includes(quoted(column.name)))?.condition
  const check = column.repeats || before.type !== column.type ? undefined : checkIn(next)
  const part = check === undefined ? undefined : tightenedPart(checkIn(old), check)
  return part === undefined
    ? undefined
    : unlessTold(
        change,
        `comes to ask ${part}, and a row that has another value would stop the migration: say what rows that exist have there,`,
        `, or =${column.name} where all of them pass.`,
      )
}

const requiredNow = ({ before, column }: Changed): Found =>
  before.nullable && isUnfilled(column)
    ? 'becomes required: rows without a value need a default or a backfill.'
    : undefined

const isUnfilled = ({ nullable, identity, backfill, default: given }: ModelColumn): boolean =>
  !nullable && !identity && backfill === undefined && given === undefined

const using = (table: ModelTable, column: ModelColumn): string =>
  `--using ${table.name}.${column.name}=EXPRESSION`

/** A sentence that asks what rows have there, where nobody has told. */
const unlessTold = ({ next, column, options }: Change, asked: string, end = '.'): Found =>
  told(next, column, options) === undefined ? `${asked} ${using(next, column)}${end}` : undefined
