import type { Through } from '#dsl/columns/column.ts'
import { fillDefaults } from '#engine/blank.ts'
import { idsIn, type Values } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import { recordAudit } from '../../../audit.ts'
import { pointedBy } from '../../catalogue/copySource.ts'
import { idsAmong } from '../../catalogue/ids.ts'
import { placesSql } from '../../catalogue/placeSql.ts'
import type { Resource } from '../../catalogue/resource.ts'
import { run } from '../../catalogue/statement.ts'
import { everyColumn, type StoredRow } from '../../catalogue/storedRow.ts'
import type { WriteContext } from '../writeContext.ts'
import { entryOf } from './auditEntry.ts'
import { copiedValues } from './denormalised.ts'
import { type Leaving, leavingSql } from './leaving.ts'
import { raiseRepeating } from './repeatedLists.ts'
import { insertRows, raiseVersions } from './rows.ts'
import { keysOf } from './uniqueKeys.ts'

interface Listing {
  readonly name: string
  readonly through: Through
}

/** Lists that rows have themselves: one that repeats another row's is written with that row. */
export const listingsOf = ({ columns }: Resource): Listing[] =>
  columns.flatMap(({ name, column }) =>
    column?.facts.through && column.facts.through.by === undefined
      ? [{ name, through: column.facts.through }]
      : [],
  )

/** The lists of a row that is being written. */
export const listsOf = (resource: Resource, row: Values): Values =>
  Object.fromEntries(listingsOf(resource).map(({ name }) => [name, row[name]]))

/** Lists that have links of each institution, by row, as they are in these: what is so elsewhere stays there. */
export const listsWithin = async (
  { tx, resource, resources }: WriteContext,
  ids: readonly number[],
  institutions: readonly number[],
): Promise<ReadonlyMap<number, Values>> => {
  const lists = new Map(ids.map((id): [number, Record<string, readonly number[]>] => [id, {}]))
  for (const { name, through } of listingsOf(resource)) {
    if (through.institution === undefined) continue
    const { table } = resources.of(through.entity)
    const found = await run<Pair>(
      tx,
      `select distinct ${quoted(through.row)} as "row", ${quoted(through.target)} as "target" from ${table} where ${quoted(through.row)} = any($1::int[]) and ${quoted(through.institution)} = any($2::int[]) order by 1, 2`,
      [ids, institutions],
    )
    const byRow = Map.groupBy(found, ({ row }) => row)
    for (const [id, own] of lists) own[name] = (byRow.get(id) ?? []).map(({ target }) => target)
  }
  return lists
}

/** A row whose lists are to be as they stand in `row`; of an old row, those that changed. */
export interface ListedRow {
  readonly id: number
  readonly row: Values
  readonly changed?: ReadonlySet<string>
}

/** Brings the link rows of lists to what the rows say: those that are missing come, others go, each recorded. */
export const writeLists = async (write: WriteContext, written: readonly ListedRow[]): Promise<void> => {
  for (const { name, through } of listingsOf(write.resource)) {
    const link = write.resources.of(through.entity)
    const old = written.filter(({ changed }) => changed?.has(name))
    const chosen = written
      .filter(({ changed }) => changed?.has(name) ?? true)
      .flatMap(({ id, row }) => idsIn(row[name]).map((target) => ({ row: id, target })))
    const wanted = await inEachInstitution(write, link, through, chosen)
    const gone = old.length > 0 ? await dropLinks(write, link, through, idsOf(old), wanted) : []
    const kept = old.length > 0 ? await linksOf(write, link, through, idsOf(old)) : new Set()
    const fresh = wanted.filter((pair) => !kept.has(keyOf(pair)))
    const made = fresh.length > 0 ? await makeLinks(write, link, through, fresh) : []
    await record(write, link, gone, made)
  }
}

/** The lists of rows that go, with them. */
export const emptyLists = async (write: WriteContext, ids: readonly number[]): Promise<void> => {
  for (const { through } of listingsOf(write.resource)) {
    const link = write.resources.of(through.entity)
    await record(write, link, await dropLinks(write, link, through, ids, []), [])
  }
}

/** The lists of rows that leave institutions, as far as they are of these. */
export const leaveLists = async (write: WriteContext, leaving: readonly Leaving[]): Promise<void> => {
  for (const { through } of listingsOf(write.resource)) {
    if (through.institution === undefined) continue
    const link = write.resources.of(through.entity)
    const row = `t.${quoted(through.row)}`
    const text = `delete from ${link.table} t using ${leavingSql('$1')} where ${row} = x."id" and t.${quoted(through.institution)} = any(x."institutions") returning ${everyColumn(link)}`
    const gone = await run<StoredRow>(write.tx, text, [JSON.stringify(leaving)])
    const ids = [...new Set(idsAmong(gone.map((one) => one[through.row])))]
    await raiseRepeating(write, { resource: write.resource, link: link.entity.name, ids })
    await record(write, link, gone, [])
  }
}

/**
 * Rows whose lists these link rows make up are changed with them: their version rises, and that of rows which can change the
 * list too, so that nobody overwrites it unseen.
 */
export const touchListed = async (write: WriteContext, links: readonly Values[]): Promise<void> => {
  const { tx, resource } = write
  for (const { resource: of, row } of resource.listedBy) {
    const touched = [...new Set(idsAmong(links.map((link) => link[row])))]
    if (touched.length === 0) continue
    await raiseVersions(tx, of(), touched)
    await raiseRepeating(write, { resource: of(), link: resource.entity.name, ids: touched })
  }
}

interface Pair {
  readonly row: number
  readonly target: number
  /** Where the list has a link for each institution. */
  readonly institution?: number | null
}

const keyOf = ({ row, target, institution }: Pair): string => `${row} ${target} ${institution ?? ''}`

/** A link for each institution that has the row and the target, where the list says so: none where the row is not active. */
const inEachInstitution = async (
  { tx, resource, resources }: WriteContext,
  link: Resource,
  { target, institution, active }: Through,
  pairs: readonly Pair[],
): Promise<readonly Pair[]> => {
  if (institution === undefined || pairs.length === 0) return pairs
  const other = resources.of(pointedBy(link, target))
  return run<Pair>(
    tx,
    `select x."row", x."target", a."institution" from jsonb_to_recordset($1::jsonb) as x("row" int, "target" int) join ${placesSql(resource, active)} a on a."id" = x."row" join ${placesSql(other)} b on b."id" = x."target" and b."institution" = a."institution" order by 1, 2, 3`,
    [JSON.stringify(pairs)],
  )
}

const idsOf = (written: readonly ListedRow[]): number[] => written.map(({ id }) => id)

/** Deletes the links of the rows but those wanted. */
const dropLinks = (
  { tx }: WriteContext,
  link: Resource,
  { row, target, institution }: Through,
  rows: readonly number[],
  wanted: readonly Pair[],
): Promise<StoredRow[]> => {
  const place = institution === undefined ? '' : ` and x."institution" = t.${quoted(institution)}`
  return run<StoredRow>(
    tx,
    `delete from ${link.table} t where t.${quoted(row)} = any($1::int[]) and not exists (select 1 from jsonb_to_recordset($2::jsonb) as x("row" int, "target" int, "institution" int) where x."row" = t.${quoted(row)} and x."target" = t.${quoted(target)}${place}) returning ${everyColumn(link)}`,
    [rows, JSON.stringify(wanted)],
  )
}

const linksOf = async (
  { tx }: WriteContext,
  link: Resource,
  { row, target, institution }: Through,
  rows: readonly number[],
): Promise<ReadonlySet<string>> => {
  const place = institution === undefined ? 'null' : quoted(institution)
  const text = `select ${quoted(row)} as "row", ${quoted(target)} as "target", ${place} as "institution" from ${link.table} where ${quoted(row)} = any($1::int[])`
  const found = await run<Pair>(tx, text, [rows])
  return new Set(found.map(keyOf))
}

const makeLinks = async (
  { tx, resources }: WriteContext,
  link: Resource,
  { row, target, institution }: Through,
  pairs: readonly Pair[],
): Promise<StoredRow[]> => {
  const bare = pairs.map((pair) =>
    fillDefaults(link.entity, {
      [row]: pair.row,
      [target]: pair.target,
      ...(institution !== undefined && { [institution]: pair.institution }),
    }),
  )
  const copied = await copiedValues(tx, resources, link, bare)
  const rows = bare.map((one, i) => ({ ...one, ...copied[i] }))
  return insertRows(
    tx,
    link,
    rows.map((one) => ({ ...one, ...keysOf(link.keys, one) })),
  )
}

const record = (
  { tx, principal }: WriteContext,
  link: Resource,
  gone: readonly StoredRow[],
  made: readonly StoredRow[],
): Promise<void> =>
  recordAudit(tx, principal, [
    ...gone.map((before) => entryOf(link, 'remove', { before })),
    ...made.map((after) => entryOf(link, 'insert', { after })),
  ])
