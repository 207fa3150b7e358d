import { type AnyColumn, columnNamed } from '../columns/column.ts'
import { type ComputedRule, type Derivation, isCopy } from '../entities/derived.ts'
import { type AnyEntity, writableColumns } from '../entities/entity.ts'
import { checksOf, computedRules, uniqueRules } from '../entities/facts.ts'
import { placeColumn } from '../entities/places.ts'
import { SchemaError } from '../schemaError.ts'
import type { Entities } from './names.ts'
import { checksIn, isBoolean, isDemanded, isOfKind, isTime, mayLack } from './values.ts'

const called = (columns: AnyEntity['columns'], name: string): string =>
  `${name} (${columnNamed(columns, name).kind.name})`

/** Refuses what the kind of a column, or its own checks, make impossible: it would compile, and hold for no row ever. */
export const checkKinds = (e: AnyEntity, entities: Entities): void => {
  const columns = e.columns
  const refuse = (what: string): never => {
    throw new SchemaError(`${e.name}: ${what}`)
  }
  for (const [name, column] of Object.entries(columns)) {
    const wrong =
      wrongBounds(column) ??
      wrongExample(column) ??
      wrongDefault(column) ??
      wrongDerived(column, e.derived[name], placeColumn(e) === name)
    if (wrong) refuse(`${name} ${wrong}`)
  }
  const needed = neededBy(e, entities)
  if (needed.has(e))
    refuse(
      `a row needs one of ${[...needed].map(({ name }) => name).join(', ')} that is there before: the first could never be made; let a relation be without required`,
    )
  if (isMade(e) && entities.get(e.name) === e)
    for (const [name, column] of Object.entries(columns)) refuseUnfilled(e, name, column)
  const begun = e.on.flatMap((one) =>
    one.on === 'removed' && one.how && 'soft' in one.how ? one.how.soft : [],
  )
  const gone = begun.find((name) => columns[name]?.options.default === true)
  if (gone !== undefined) refuse(`${gone} marks what is removed, and is yes of every new row`)
  const vague = begun.find((name) => isBoolean(columns[name]) && columns[name]?.options.default === undefined)
  if (vague !== undefined)
    refuse(
      `${vague} marks what is removed, and of a new row it would be neither yes nor no, so that none is ever found: say default: false`,
    )
  const writable = new Set(writableColumns(e).map(([name]) => name))
  const open = begun.find((name) => isBoolean(columns[name]) && writable.has(name))
  if (open !== undefined)
    refuse(
      `${open} marks what is removed, and whoever changes a row could set it, without what follows from a removal: say serverOnly`,
    )
  const named = [e.label.column, ...uniqueRules(e).flatMap((rule) => rule.columns)]
  const unnamed = columns[e.label.column]?.options.show && e.label.column
  if (unnamed)
    refuse(
      `its rows are named by ${unnamed}, and by nothing where it is not shown: let the label be a column without show`,
    )
  const list = named.find((name) => columns[name]?.kind.counted)
  if (list !== undefined) refuse(`${list} is a list: no row is named by one, or unique by one`)
  const pointing = e.search.find((name) => columns[name]?.facts.entity)
  if (pointing !== undefined)
    refuse(
      `${pointing} holds ids, which nobody searches for: search a column that repeats what is known of the row, by from('${pointing}', …)`,
    )
  for (const { check, over, reads } of checksOf(e)) {
    const kinds = reads.map((name) => columnNamed(columns, name).kind)
    const areAlike = kinds.every(({ name, filter }) => name === kinds[0]?.name && isOrdered(filter))
    const twice = reads.find((name, i) => reads.indexOf(name) < i)
    if (over === 'order' && twice !== undefined) refuse(`${check} compares ${twice} with itself`)
    if (over === 'order' && !areAlike)
      refuse(
        `${check} compares ${reads.map((name) => called(columns, name)).join(' and ')}: that takes columns of one kind, whose values have an order`,
      )
  }
  const rules = computedRules(e)
  for (const [i, [name, { reads }]] of rules.entries()) {
    const later = reads.find((read) => rules.slice(i).some(([one]) => one === read))
    if (later !== undefined)
      refuse(`${name} is computed of ${later}, which is computed after it: say ${later} first, and of others`)
  }
  for (const [name, { rule, over, reads, run }] of rules) {
    const other = over && reads.find((read) => !holds[over](columnNamed(columns, read)))
    if (other !== undefined) refuse(`${name} is ${rule} of ${over}, and ${called(columns, other)} is none`)
    if (over !== 'enumerations') continue
    const unknown = reads.find((read) =>
      columns[read]?.facts.enumeration?.values.some((v) => run(v) === null),
    )
    if (unknown !== undefined) refuse(`${name} is ${rule} of another enumeration than that of ${unknown}`)
  }
}

/** Entities of which there must be a row before there is one of this: by its own required relations, and by theirs. */
const neededBy = (of: AnyEntity, entities: Entities): ReadonlySet<AnyEntity> => {
  const needed = new Set<AnyEntity>()
  const add = (one: AnyEntity): void => {
    for (const column of Object.values(one.columns)) {
      const next = mayLack(column) ? undefined : entities.get(column.facts.entity ?? '')
      if (!next || needed.has(next)) continue
      needed.add(next)
      add(next)
    }
  }
  add(of)
  return needed
}

/** Whether people make rows, where they are stored; what nobody makes here is made by other systems, or by services of this one. */
const isMade = ({ access, grants }: AnyEntity): boolean =>
  access.insert.may !== 'nobody' || grants.some(({ insert }) => insert)

/** Refuses a column that a row may not be without and that nobody and nothing fills: no row could ever be made. */
const refuseUnfilled = ({ name: of, derived }: AnyEntity, name: string, column: AnyColumn): void => {
  const { show, edit, serverOnly } = column.options
  if (!isDemanded(column)) return
  const one = derived[name]
  if (one && 'when' in one && show === undefined)
    throw new SchemaError(
      `${of}: ${name} is required, and empty while ${one.when} is not ${one.is}, so that no such row could be made: take required away`,
    )
  // Where a column is not shown, nobody is asked for it; what the server alone keeps is asked of nobody.
  const isClosed = edit === 'never' || (serverOnly === true && show === undefined)
  if (isClosed && !one)
    throw new SchemaError(
      `${of}: ${name} is required, and nobody may fill it in (${edit === 'never' ? "edit: 'never'" : 'serverOnly'}), so that no row could be made: give it a default, derive it, or say edit: 'onCreate'`,
    )
}

/** Whether a column holds what a computed one reads. */
const holds: Readonly<Record<NonNullable<ComputedRule['over']>, (column: AnyColumn) => boolean>> = {
  texts: ({ kind }) => kind.filter === 'words',
  times: isTime,
  enumerations: ({ facts }) => facts.enumeration !== undefined,
}

const isOrdered = (filter: AnyColumn['kind']['filter']): boolean => filter === 'range' || filter === 'days'

/** Validators of one column that no value passes together. */
const wrongBounds = (column: AnyColumn): string | undefined => {
  const { name, filter } = column.kind
  const counting = checksIn(column).find(({ facts = {} }) => 'maxLength' in facts || 'minLength' in facts)
  if (counting && filter !== undefined && filter !== 'words')
    return `is ${name}, of which ${counting.name} would count the letters: leave it out`
  const facts = checksIn(column).flatMap((one) => one.facts ?? [])
  if (facts.some(({ maxLength = 1 }) => maxLength < 1)) return 'takes nothing: it has room for no letter'
  const pairs = [
    [facts.map((one) => one.minimum), facts.map((one) => one.maximum)],
    [facts.map((one) => one.minLength), facts.map((one) => one.maxLength)],
  ] as const
  return pairs.some(([least, most]) => most.some((m) => least.some((l) => (l ?? m ?? 0) > (m ?? l ?? 0))))
    ? 'takes nothing: its lower bound is above its upper one'
    : undefined
}

/** What examples would show is none of its values. */
const wrongExample = (column: AnyColumn): string | undefined =>
  column.options.like !== undefined && !isOfKind(column, column.kind.example(0))
    ? `is like ${column.options.like}, which is none of its values: that is for texts`
    : undefined

/** What stands in place of nothing would be refused if somebody typed it. */
const wrongDefault = (column: AnyColumn): string | undefined => {
  const { default: given, unless, usual, backfill } = column.options
  if (given !== undefined && usual !== undefined)
    return `is never empty, since its default stands in place of nothing, and what people usually enter (${JSON.stringify(usual)}) is shown in an empty field: say default or usual`
  for (const value of [given, unless?.default, usual, backfill]) {
    if (value === undefined) continue
    if (!isOfKind(column, value))
      return `begins with, or suggests, ${JSON.stringify(value)}, which is none of its values`
    const failed = checksIn(column).find((one) => !one.check(value))
    if (failed)
      return `begins with, or suggests, ${JSON.stringify(value)}, which its own check ${failed.name} refuses`
  }
  return undefined
}

/**
 * What is derived of a row that is made begins with that, and nobody types it; what is entered for the row that it repeats may begin
 * otherwise, and the institution of a row is chosen where the row that it follows is.
 */
const wrongDerived = (
  { options }: AnyColumn,
  derived: Derivation | undefined,
  isPlace: boolean,
): string | undefined => {
  if (!derived || (isCopy(derived) && derived.writes)) return undefined
  if (options.default !== undefined) return 'is derived, and its default stands nowhere'
  if (options.usual !== undefined)
    return 'is derived, and nobody is shown what people usually enter: take usual away'
  const { edit = 'never' } = options
  if (edit === 'never' || isPlace) return undefined
  const instead = isCopy(derived) ? ', or let a form change the row that it repeats, by { writes: true }' : ''
  return `is derived, and nobody types it, as edit: '${edit}' says: take edit away${instead}`
}
