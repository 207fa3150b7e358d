import { isLocal } from '#dsl/entities/local.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import { type Use, usesOf } from '#dsl/entities/uses.ts'
import { idIn, idsIn } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import { recordAudit } from '../../../audit.ts'
import type { HttpProblem } from '../../../errors.ts'
import { idsAmong } from '../../catalogue/ids.ts'
import { inInstitutions } from '../../catalogue/placeSql.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { Bindings, run } from '../../catalogue/statement.ts'
import { everyColumn, notRemoved, type StoredRow } from '../../catalogue/storedRow.ts'
import type { WriteContext } from '../writeContext.ts'
import { touchListed } from './joinLists.ts'
import { repeatingRows } from './repeatedLists.ts'
import { updateLinkKeys } from './rows.ts'
import { keysOf } from './uniqueKeys.ts'
import { inUse } from './usage.ts'

/** What points at rows by one column. */
export interface Pointing {
  readonly use: Use
  readonly user: Resource
  readonly rows: readonly StoredRow[]
}

/** Rows in the institutions that point at rows and may point only at what is there. */
export const pointingHere = async (
  { tx, resource, resources }: WriteContext,
  ids: readonly number[],
  institutions: readonly number[],
): Promise<Pointing[]> => {
  const entities = resources.all.map(({ entity }) => entity)
  const local = usesOf(resource.entity, entities).filter((use) =>
    isLocal(use.entity, use.column, resource.entity),
  )
  const found: Pointing[] = []
  for (const use of local) {
    const user = resources.of(use.entity.name)
    const bindings = new Bindings()
    const column = `t.${quoted(use.column)}`
    const pointed = bindings.bind(ids, 'int[]')
    const conditions = [
      use.many
        ? `${column} @> any(array(select to_jsonb(p) from unnest(${pointed}) p))`
        : `${column} = any(${pointed})`,
      inInstitutions(user, bindings.bind(institutions, 'int[]')),
      ...notRemoved(user),
    ]
    const text = `select ${everyColumn(user)} from ${user.table} t where ${conditions.join(' and ')} order by t."id"`
    found.push({ use, user, rows: await run<StoredRow>(tx, text, bindings.values) })
  }
  return found
}

/** Those rows, and those whose lists they make up, by entity: they change with a move. */
export const pointersHere = async (
  write: WriteContext,
  ids: readonly number[],
  institutions: readonly number[],
): Promise<[string, number[]][]> => {
  const found: [string, number[]][] = []
  for (const { user, rows } of await pointingHere(write, ids, institutions)) {
    found.push([user.entity.name, rows.map((row) => row.id)])
    for (const { resource: of, row } of user.listedBy) {
      const listed = { resource: of(), link: user.entity.name, ids: idsAmong(rows.map((one) => one[row])) }
      found.push([of().entity.name, listed.ids], ...(await repeatingRows(write, listed)))
    }
  }
  return found
}

const isElsewhere = (user: Resource, row: StoredRow, institutions: readonly number[]): boolean =>
  institutionsOf(user.entity, row).some((place) => !institutions.includes(place))

/** Rows that others cannot leave, by line: 409 (`inUse`) where a row that is elsewhere too could point at one of two only. */
export const tornPointers = (
  pointing: readonly Pointing[],
  rows: readonly { readonly line: number; readonly id: number }[],
  institutions: readonly number[],
): ReadonlyMap<number, HttpProblem> => {
  const torn = pointing.flatMap(({ use, user, rows: all }) => {
    if (use.many) return []
    const kept = all.filter((row) => isElsewhere(user, row, institutions))
    return [...Map.groupBy(kept, (row) => row[use.column])].map(([id, own]) => ({
      id,
      by: use.by,
      count: own.length,
    }))
  })
  const byId = Map.groupBy(torn, ({ id }) => id)
  return new Map(
    rows.flatMap(({ line, id }): [number, HttpProblem][] => {
      const used = byId.get(id)?.map(({ by, count }) => ({ by, count }))
      return used ? [[line, inUse(used)]] : []
    }),
  )
}

/**
 * What points at rows in the institutions points at others instead, each recorded. A list of a row that is elsewhere too
 * holds both. `copies`: the other rows by the ids of those that are left.
 */
export const movePointers = async (
  write: WriteContext,
  pointing: readonly Pointing[],
  copies: ReadonlyMap<number, number>,
  institutions: readonly number[],
): Promise<void> => {
  for (const { use, user, rows } of pointing) {
    const next = (row: StoredRow): unknown => {
      if (!use.many) return copies.get(idIn(row[use.column]) ?? 0)
      const list = idsIn(row[use.column])
      const kept = isElsewhere(user, row, institutions) ? list : list.filter((id) => !copies.has(id))
      return [...kept, ...list.flatMap((id) => copies.get(id) ?? [])].sort((a, b) => a - b)
    }
    await point(write, { use, user, rows }, next)
  }
}

const point = async (
  write: WriteContext,
  { use: { column }, user, rows }: Pointing,
  next: (row: StoredRow) => unknown,
): Promise<void> => {
  if (rows.length === 0) return
  const { tx, principal } = write
  const changed = rows.map((row) => ({ ...row, [column]: next(row) }))
  const keys = user.keys.map((place) => place.column)
  const sets = [column, ...keys].map((name) => `${quoted(name)} = x.${quoted(name)}`)
  const typed = [
    `"id" int, ${quoted(column)} ${user.names.get(column)?.type}`,
    ...keys.map((name) => `${quoted(name)} text`),
  ]
  await write.tally?.changing(
    user,
    rows.map(({ id }) => ({ id, columns: new Set([column]) })),
  )
  await touchListed({ ...write, resource: user }, rows)
  await run(
    tx,
    `update ${user.table} t set ${['"version" = t."version" + 1', ...sets].join(', ')} from jsonb_to_recordset($1::jsonb) as x(${typed.join(', ')}) where t."id" = x."id"`,
    [
      JSON.stringify(
        changed.map((row) => ({ id: row.id, [column]: row[column], ...keysOf(user.keys, row) })),
      ),
    ],
  )
  const { link } = user
  if (link)
    await updateLinkKeys(
      tx,
      link,
      changed.map((row) => ({ row: row.id, keys: keysOf(link.keys, row) })),
    )
  await recordAudit(
    tx,
    principal,
    rows.map((row, i) => ({
      action: 'update',
      entity: user.entity.name,
      row: row.id,
      institutions: institutionsOf(user.entity, row),
      before: { [column]: row[column] },
      after: { [column]: changed[i]?.[column] },
    })),
  )
}
