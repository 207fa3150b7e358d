import type { Context, Where } from '#dsl/criterion.ts'
import { remembered } from '#dsl/remembered.ts'
import { recordsKey } from '#engine/criteria.ts'
import { literal } from '#server/model/names.ts'
import type { Principal } from '../../principal.ts'
import { placeSql, placesSql } from './placeSql.ts'
import type { Resource, Resources } from './resource.ts'
import { type Executor, run } from './statement.ts'
import type { StoredColumn } from './storedColumn.ts'

/** What an entity's criteria ask of institutions, as it was found of some. */
export interface Facts {
  readonly of: ReadonlySet<number>
  /** Key of a fact → the institutions in which it is true. */
  readonly found: ReadonlyMap<string, readonly number[]>
}

/** Institutions, and those that rows of the entity are in. */
interface Places {
  readonly institutions: readonly number[]
  readonly ids?: readonly number[]
}

/** Finds the facts that an entity's criteria are judged by: one statement, none when they ask for nothing. */
export const factsOf = async (
  db: Executor,
  resources: Resources,
  resource: Resource,
  { institutions, ids = [] }: Places,
): Promise<Facts> => {
  const { facts, among, amongRows } = asking(resources)(resource)
  if (facts.length === 0 || institutions.length + ids.length === 0)
    return { of: new Set(institutions), found: new Map() }
  const isOfRows = ids.length > 0
  const rows = await run<{ fact: number; ids: number[] }>(
    db,
    isOfRows ? amongRows : among,
    isOfRows ? [institutions, ids] : [institutions],
  )
  return {
    of: new Set(isOfRows ? rows.find(({ fact }) => fact === -1)?.ids : institutions),
    found: new Map(rows.map(({ fact, ids: where }) => [facts[fact] ?? '', where])),
  }
}

/**
 * The facts that are asked, and two statements: `among` asks them of given institutions ($1); `amongRows` also of the institutions that
 * given rows ($2) are in, and gives all of these as fact -1.
 */
const asking = remembered((resources: Resources) =>
  remembered((resource: Resource) => {
    const questions = questionsOf(resource)
    const selects = (among: string) =>
      questions.map((q, i) => havingSql(resources.of(q.entity), q, i, among)).join(' union all ')
    const places = `select unnest($1::int[]) union select x."institution" from ${placesSql(resource)} x where x."id" = any($2::int[])`
    return {
      facts: questions.map(({ fact }) => fact),
      among: selects('$1::int[]'),
      amongRows: `with p as materialized (select array(${places}) as "ids")
select -1 as "fact", to_json("ids") as "ids" from p union all ${selects('(select "ids" from p)::int[]')}`,
    }
  }),
)

const questionsOf = ({ asks }: Resource) => [
  ...asks.records.map((asked) => ({ ...asked, fact: recordsKey(asked), column: undefined })),
  ...asks.options.map(({ entity, column }) => ({
    entity,
    column,
    fact: `${entity}.${column}`,
    where: undefined,
  })),
]

interface ContextRequest {
  readonly mode: Context['mode']
  readonly principal: Principal
  readonly institutions: readonly number[]
  readonly flags: Readonly<Record<string, boolean>>
}

/** What an entity's criteria are judged by in institutions whose facts were found. */
export const contextOf = (
  { asks }: Resource,
  { found }: Facts,
  { mode, principal, institutions, flags }: ContextRequest,
): Context => {
  const known = (names: readonly string[]) => Object.fromEntries(names.map((n) => [n, found.get(n) ?? []]))
  return {
    mode,
    level: principal.level,
    institutions,
    records: known(asks.records.map(recordsKey)),
    options: known(asks.options.map(({ entity, column }) => `${entity}.${column}`)),
    flags,
    granted: Object.fromEntries(
      asks.permissions.map((name) => [name, grantedTo(principal, name, institutions)]),
    ),
  }
}

/** Those of the institutions where a person has a permission; provider staff have each everywhere. */
const grantedTo = (
  { institutions, permissions }: Principal,
  name: string,
  among: readonly number[],
): readonly number[] =>
  institutions === 'all' ? among : among.filter((id) => permissions[id]?.includes(name))

/** The institutions that a row common to all concerns, which is in none itself: those of who asks. */
export const institutionsOfPerson = async (
  db: Executor,
  { table }: Resource,
  { institutions }: Principal,
): Promise<readonly number[]> =>
  institutions === 'all'
    ? (await run<{ id: number }>(db, `select "id" from ${table}`, [])).map(({ id }) => id)
    : institutions

interface Having {
  readonly column?: string
  readonly where?: Where
}

/** The institutions `among` (SQL of an array) that have a row of the entity, with the column on or of such a value where one is named. */
const havingSql = (resource: Resource, { column, where }: Having, fact: number, among: string): string => {
  const { names, soft } = resource
  const { from, column: institution } = placeSql(resource)
  const conditions = [
    `${institution} = any(${among})`,
    ...(soft ? [`not t.${names.get(soft)?.quoted}`] : []),
    ...(column ? [`t.${names.get(column)?.quoted}`] : []),
    ...(where ? [isAmong(names.get(where.column), where)] : []),
  ]
  return `select ${fact} as "fact", coalesce(json_agg(distinct ${institution}), '[]'::json) as "ids" from ${from} where ${conditions.join(' and ')}`
}

/** Values of a schema, never of a caller. */
const isAmong = (column: StoredColumn | undefined, { in: values }: Where): string =>
  `t.${column?.quoted} in (${values.map((value) => literal(value, column?.type ?? 'text')).join(', ')})`
