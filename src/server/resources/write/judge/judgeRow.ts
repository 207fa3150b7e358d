import type { Context } from '#dsl/criterion.ts'
import { copyInto, madeStamps } from '#dsl/entities/facts.ts'
import { fillDefaults, isBlank } from '#engine/blank.ts'
import { recompute } from '#engine/computed.ts'
import { isShown } from '#engine/criteria.ts'
import { redirectedSecrets } from '#engine/guards.ts'
import { unlocated, unsaidPlaces } from '#engine/located.ts'
import { validateColumns, validateRow } from '#engine/validation/validate.ts'
import type { Detail } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import { Given } from '../../../secrets/rowSecrets.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { readerOf, type Submitted } from '../submission.ts'

export interface Judged {
  /** All columns of the row to be stored. */
  readonly row: Values
  readonly changed: ReadonlySet<string>
  readonly problems: readonly Detail[]
}

/**
 * The row that a submission makes of `current` (of nothing when inserting): defaults in place of blanks, computed
 * values, what it repeats of other rows (`copied`), and what is wrong with it. The same checks as in the browser, and
 * those that the browser does not need. A secret that is not given stays as it is; one that is given is another one,
 * whatever it was, so that nobody learns by trying what is kept. Columns `unseen` repeat
 * what the person may not read: whatever they are claimed to hold is wrong, right guesses too. Of a shared row that is in no
 * institution yet nothing says which columns it is to have: those given are judged, and none is asked for.
 */
export const judgeRow = (
  resource: Resource,
  { values, claimed }: Submitted,
  current: Values | undefined,
  context: Context,
  copied: Values = {},
  unseen: ReadonlySet<string> = new Set(),
): Judged => {
  const { entity, columns, secrets } = resource
  const { shape } = readerOf(resource)
  const isSecret = (name: string) => secrets.some((column) => column.name === name)
  const unsaid = unsaidPlaces(entity, current, values)
  const filled = fillDefaults(entity, { ...current, ...values, ...unsaid }, context)
  const isChanged = (name: string, value: unknown): boolean => {
    const before = current?.[name] ?? null
    if (!isSecret(name)) return !same(value, before)
    return name in values && !(values[name] === null && before === null)
  }
  const touched = Object.keys(values).filter((name) => !same(values[name], current?.[name]))
  const computed = { ...filled, ...recompute(entity, filled, current && touched), ...copied }
  const row = Object.fromEntries(
    columns.map(({ name, list }) => [name, list ? inOrder(computed[name]) : (computed[name] ?? null)]),
  )
  const written = columns.filter(({ column }) => !column?.options.serverOnly)
  const lists = new Set(columns.flatMap(({ name, list }) => (list ? [name] : [])))
  const inOrderOf = (name: string, value: unknown) => (lists.has(name) ? inOrder(value) : value)
  const keeps = (name: string) => isSecret(name) && !(name in values)
  const isSet = (name: string) => keeps(name) && (current?.[name] ?? null) !== null
  const sent = Object.fromEntries(written.map(({ name }) => [name, keeps(name) ? null : row[name]]))
  const found = new Map<string, Detail>()
  const blame = (detail: Detail) => found.has(detail.column) || found.set(detail.column, detail)
  const undecided = resource.link !== undefined && context.institutions.length === 0
  for (const { name, column } of columns) {
    const changes = name in values && isChanged(name, row[name])
    if (!changes || !column) continue
    const { edit } = column.options
    if (!undecided && !isShown(column, context)) blame({ column: name, code: 406, reason: 'notShown' })
    else if (edit === 'never' || (edit === 'onCreate' && current))
      blame({ column: name, code: 406, reason: 'notWritable' })
  }
  for (const problem of validateRow(entity, sent, { context, final: true, shape }))
    if (!(isSet(problem.column) && problem.code === 419)) blame(problem)
  const given = undecided ? written.flatMap(({ name }) => (isBlank(sent[name]) ? [] : [name])) : []
  for (const problem of validateColumns(entity, sent, given, { final: true, shape })) blame(problem)
  const isWrong = (name: string) => found.has(name)
  for (const problem of unlocated(entity, { before: current, after: row, isWrong })) blame(problem)
  if (current)
    for (const name of redirectedSecrets(entity, current, row))
      if (isSet(name)) blame({ column: name, code: 419, reason: 'hostChanged' })
  for (const { name, column } of written)
    if (column?.options.default !== undefined && isBlank(row[name])) blame({ column: name, code: 419 })
  const clocks = new Set(madeStamps(entity).flatMap(([name, { stamp }]) => (stamp === 'now' ? name : [])))
  for (const [name, value] of Object.entries(claimed))
    if (!current && clocks.has(name)) {
      // A client's clock is not the server's: what it says is no claim, but it must be a time.
      if (typeof value !== 'number') blame({ column: name, code: 406, reason: 'wrongType' })
    } else if (value === null && copyInto(entity, name)?.writes) {
      // It has emptied the row that is repeated, or says nothing of what is computed there.
    } else if (!same(inOrderOf(name, value ?? null), unseen.has(name) ? null : row[name]))
      blame({ column: name, code: 406, reason: 'notComputed' })
  const changed = columns.filter(({ name }) => isChanged(name, row[name]))
  const sealable = secrets.flatMap(({ name }) => {
    const value = values[name]
    return typeof value === 'string' ? [[name, new Given(value)] as const] : []
  })
  return {
    row: { ...row, ...Object.fromEntries(sealable) },
    changed: new Set(changed.map((c) => c.name)),
    problems: [...found.values()],
  }
}

/** Ids of a list as they are read back; what is none is left to be told. */
const inOrder = (value: unknown): unknown => {
  if (value === null || value === undefined) return []
  const isList = Array.isArray(value) && value.every((id) => typeof id === 'number')
  return isList ? value.toSorted((a, b) => a - b) : value
}

const same = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b)) || sameInstant(a, b)

/** '…T06:00:00Z' and '…T06:00:00.000Z' are one moment. */
const sameInstant = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' &&
  typeof b === 'string' &&
  a.endsWith('Z') &&
  b.endsWith('Z') &&
  b[10] === 'T' &&
  Date.parse(a) === Date.parse(b)
