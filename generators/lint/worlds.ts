import type { Catalogue } from '#dsl/catalogue.ts'
import type { Context, Criterion, Where } from '#dsl/criterion.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { begunWith } from '#dsl/entities/facts.ts'
import { isInstitution } from '#dsl/entities/places.ts'
import { type Asked, asksFor, judge, type RecordsAsked, recordsKey } from '#engine/criteria.ts'

/** Where a fact holds: in the one institution of these worlds, or nowhere. */
type Places = readonly number[]
const HERE: Places = [1]
const there = (holds: boolean): Places => (holds ? HERE : [])

/** More combinations than this would keep everybody waiting: such a criterion is to be said in parts. */
const MOST = 65_536

/** A value that no criterion names. */
const OTHER = Symbol('another value')

/** What some rows of an entity have to do with a criterion: which of its facts they bring about. */
interface EntityFacts {
  readonly records: readonly RecordsAsked[]
  readonly options: readonly { readonly entity: string; readonly column: string }[]
}

type World = Pick<Context, 'records' | 'options'>

/** The values that a row may have in a column, as far as they can be told apart: those of its enumeration, those named, any other. */
const valuesIn = (entity: AnyEntity | undefined, column: string, asked: EntityFacts): readonly unknown[] => {
  if (asked.options.some((one) => one.column === column)) return [true, false]
  const { facts, options } = entity?.columns[column] ?? {}
  const named = asked.records.flatMap(({ where }) => (where?.column === column ? where.in : []))
  const { enumeration } = facts ?? {}
  const closed = enumeration !== undefined && !enumeration.open
  const isFilled = options?.required === true || options?.default !== undefined
  const rest = closed ? (isFilled ? [] : [null]) : [OTHER]
  return [...new Set([...(enumeration?.values ?? []), ...named, ...rest])].filter(
    (value) => !closed || value === null || enumeration.values.includes(value as string),
  )
}

const isOf = (row: ReadonlyMap<string, unknown>, where: Where | undefined): boolean =>
  where === undefined || where.in.some((value) => row.get(where.column) === value)

/** Rows that are told apart by the columns asked for: each combination of values. */
const rowsOf = (columns: readonly (readonly [string, readonly unknown[]])[]): Map<string, unknown>[] =>
  columns.reduce<Map<string, unknown>[]>(
    (rows, [column, values]) =>
      rows.flatMap((row) => values.map((value) => new Map([...row, [column, value]]))),
    [new Map()],
  )

/**
 * All ways in which an entity's facts hold together. A fact holds where one row at least brings it about, so that the facts of several
 * rows are those of each: what can be is what some set of rows brings about, and nothing where there may be no row.
 */
const worldsOf = (asked: EntityFacts, name: string, catalogue: Catalogue): World[] => {
  const entity = catalogue.entities.get(name)
  const columns = [
    ...new Set([
      ...asked.records.flatMap(({ where }) => where?.column ?? []),
      ...asked.options.map(({ column }) => column),
    ]),
  ].map((column) => [column, valuesIn(entity, column, asked)] as const)
  const bitsOf = (row: ReadonlyMap<string, unknown>): number =>
    [
      ...asked.records.map(({ where }) => isOf(row, where)),
      ...asked.options.map((o) => row.get(o.column) === true),
    ]
      .map((holds, i) => (holds ? 1 << i : 0))
      .reduce((all, bit) => all | bit, 0)
  const sets = new Set<number>()
  for (const bits of new Set(rowsOf(columns).map(bitsOf)))
    for (const one of [0, ...sets]) sets.add(one | bits)
  if (!isAlwaysThere(entity, catalogue)) sets.add(0)
  return [...sets].map((bits) => ({
    records: Object.fromEntries(asked.records.map((r, i) => [recordsKey(r), there((bits & (1 << i)) !== 0)])),
    options: Object.fromEntries(
      asked.options.map(({ column }, i) => [
        `${name}.${column}`,
        there((bits & (1 << (i + asked.records.length))) !== 0),
      ]),
    ),
  }))
}

/** Every institution begins with a row of it, and it never goes. */
const isAlwaysThere = (entity: AnyEntity | undefined, { entities }: Catalogue): boolean =>
  entity !== undefined &&
  entity.access.remove.may === 'nobody' &&
  [...entities.values()].some((of) => isInstitution(of) && begunWith(of).includes(entity.name))

const eachOf = <T, U>(all: readonly T[], ways: (one: T) => readonly U[]): U[][] =>
  all.reduce<U[][]>((found, one) => found.flatMap((before) => ways(one).map((way) => [...before, way])), [[]])

const YES_NO = [true, false] as const

/** Permissions of one column of the level are one fact. */
const columnsOf = ({ permissions }: Asked, catalogue: Catalogue): string[] => [
  ...new Set(permissions.map((name) => catalogue.permissions[name] ?? name)),
]

/** Every combination of the facts that a criterion names which can be. @throws RangeError for too many. */
const contextsOf = (criterion: Criterion, catalogue: Catalogue): Context[] => {
  const asked = asksFor([criterion])
  const names = [...new Set([...asked.records, ...asked.options].map(({ entity }) => entity))]
  const ofEntities = names.map((name) => {
    const own = <T extends { readonly entity: string }>(all: readonly T[]) =>
      all.filter((one) => one.entity === name)
    return worldsOf({ records: own(asked.records), options: own(asked.options) }, name, catalogue)
  })
  const granting = columnsOf(asked, catalogue)
  const count = ofEntities.reduce((n, { length }) => n * length, 2 ** (asked.flags.length + granting.length))
  if (count > MOST) throw new RangeError(`a criterion names facts of ${count} combinations: say it in parts`)
  const flags = eachOf(asked.flags, (flag) => YES_NO.map((is) => [flag, is] as const))
  const grants = eachOf(granting, (column) => YES_NO.map((is) => [column, is] as const))
  const rows = eachOf(ofEntities, (worlds) => worlds)
  return flags.flatMap((flag) =>
    grants.flatMap((granted) =>
      rows.map(
        (world): Context => ({
          // No criterion asks for it.
          mode: 'create',
          level: 1,
          institutions: HERE,
          records: Object.assign({}, ...world.map(({ records }) => records)),
          options: Object.assign({}, ...world.map(({ options }) => options)),
          flags: Object.fromEntries(flag),
          granted: Object.fromEntries(
            asked.permissions.map((name) => [
              name,
              there(granted.some(([column, is]) => is && column === (catalogue.permissions[name] ?? name))),
            ]),
          ),
        }),
      ),
    ),
  )
}

export type Decided = 'never' | 'always' | 'open'

/** Whether a criterion can hold at all, and whether it can fail. */
export const decide = (criterion: Criterion, catalogue: Catalogue): Decided => {
  const met = contextsOf(criterion, catalogue).map((context) => judge(criterion, context).met)
  return met.every(Boolean) ? 'always' : met.some(Boolean) ? 'open' : 'never'
}

/** Whether two criteria hold together in every combination of what the first names; the second names nothing else. */
export const isSame = (one: Criterion, other: Criterion, catalogue: Catalogue): boolean =>
  contextsOf(one, catalogue).every((context) => judge(one, context).met === judge(other, context).met)
