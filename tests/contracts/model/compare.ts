import { expect } from 'vitest'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { copiesIn } from '#dsl/entities/facts.ts'
import { isCommon, isShared, joinOf, placeName } from '#dsl/entities/places.ts'
import { idsIn, isObject, type Values } from '#protocol/row.ts'
import type { Database } from '#server/db/database.ts'
import { quoted } from '#server/model/names.ts'
import { comparedIn, entityOf, played } from './catalogue.ts'
import type { Real, Stage } from './real.ts'
import { isSeen, linkOf, ownGrant, type Row, reachOf, type Standing, type World } from './state.ts'
import { recordOf } from './work.ts'

type Json = Readonly<Record<string, readonly Values[]>>

const instant = (name: string) =>
  `to_char(t.${quoted(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const columnSql = (entity: AnyEntity, name: string): string => {
  const { kind, facts } = entity.columns[name] ?? {}
  const { through } = facts ?? {}
  const own = through
    ? `(select coalesce(json_agg(l.${quoted(through.target)} order by l.${quoted(through.target)}), '[]'::json) from ${quoted(through.entity)} l where l.${quoted(through.row)} = t."id")`
    : kind?.name === 'instant'
      ? instant(name)
      : `t.${quoted(name)}`
  return `'${name}', ${own}`
}

const soft = (entity: AnyEntity): string | undefined =>
  entity.on.flatMap((one) => (one.on === 'removed' && one.how && 'soft' in one.how ? one.how.soft : []))[0]

const names = (entity: AnyEntity): readonly string[] =>
  entity.belongs.to === 'institution'
    ? [...new Set([entity.belongs.column, ...comparedIn(entity.name)])]
    : comparedIn(entity.name)

/** One statement that tells all that is stored, by entity. */
const storedSql = ({ base }: Stage): string => {
  const rows = Object.keys(played).map((name) => {
    const entity = entityOf(name)
    const mark = soft(entity)
    const columns = [
      `'id', t."id"`,
      `'version', t."version"`,
      ...(mark ? [`'removed', t.${quoted(mark)}`] : []),
      ...names(entity).map((one) => columnSql(entity, one)),
    ]
    return `'${name}', (select json_agg(json_build_object(${columns.join(', ')}) order by t."id") from ${quoted(name)} t where t."id" > ${base.get(name)})`
  })
  const links = Object.keys(played).flatMap((name) => {
    const join = joinOf(entityOf(name))
    if (!join || join.link in played) return []
    return `'${join.link}', (select json_agg(json_build_object('id', "id", 'row', ${quoted(join.row)}, 'place', ${quoted(join.institution)}) order by ${quoted(join.row)}, ${quoted(join.institution)}) from ${quoted(join.link)})`
  })
  const audit = `'audit', (select json_agg(json_build_object('admin', "admin", 'action', "action", 'entity', "entity", 'row', "row", 'institutions', coalesce("institutions", '[]'::jsonb))) from "audit" where "id" > $1)`
  const last = `'last', (select json_agg(json_build_object('id', m)) from (select max("id") as m from "audit") x)`
  return `select json_build_object(${[...rows, ...links, audit, last].join(', ')}) as "all"`
}

/** Ids of links, by row and place, as they were last read. */
export type Links = ReadonlyMap<string, number>
export const linkKey = (entity: string, row: number, place: number): string => `${entity} ${row} ${place}`

/** Reads all that is stored and compares it with the model. */
export class Reader {
  links: Links = new Map()
  private last: number
  private readonly text: string
  private readonly database: Database
  private readonly anonymous: ReadonlySet<string>

  constructor(database: Database, stage: Stage) {
    this.database = database
    this.last = stage.base.get('audit') ?? 0
    this.text = storedSql(stage)
    const throughs = Object.keys(played).flatMap((name) =>
      Object.values(entityOf(name).columns).flatMap(({ facts }) => facts.through?.entity ?? []),
    )
    const joins = Object.keys(played).flatMap((name) => joinOf(entityOf(name))?.link ?? [])
    this.anonymous = new Set([...throughs, ...joins].filter((name) => !(name in played)))
  }

  async compare(world: World, audit: readonly string[], told: string): Promise<void> {
    const { rows } = await this.database.session((session) => session.query(this.text, [this.last]))
    const all = rows[0]?.all as Json
    const links = new Map<string, number>()
    for (const name of Object.keys(played)) {
      const entity = entityOf(name)
      expect(all[name] ?? [], `${told}: rows of ${name}`).toEqual(storedRows(world, entity))
      const join = joinOf(entity)
      if (!join || join.link in played) continue
      const stored = all[join.link] ?? []
      for (const { id, row, place } of stored)
        links.set(linkKey(name, Number(row), Number(place)), Number(id))
      const tied = ordered(world.of(name)).flatMap((one) =>
        one.places.map((place) => `${one.id} in ${place}`),
      )
      expect(
        stored.map(({ row, place }) => `${row} in ${place}`),
        `${told}: links of ${name}`,
      ).toEqual(tied)
    }
    const records = (all.audit ?? []).map(({ admin, action, entity, row, institutions }) =>
      recordOf(
        Number(admin),
        String(action),
        String(entity),
        this.anonymous.has(String(entity)) ? 0 : Number(row),
        idsIn(institutions),
      ),
    )
    expect(records.toSorted(), `${told}: records`).toEqual(audit.toSorted())
    this.last = Number(all.last?.[0]?.id ?? this.last)
    this.links = links
  }
}

const ordered = (rows: ReadonlyMap<number, Row>): Row[] => [...rows.values()].sort((a, b) => a.id - b.id)

const storedRows = (world: World, entity: AnyEntity): object[] =>
  ordered(world.of(entity.name)).map(({ id, version, values, removed }) => ({
    id,
    version,
    ...(soft(entity) && { removed }),
    ...Object.fromEntries(names(entity).map((name) => [name, values[name] ?? null])),
  }))

/** A row as somebody sees it. */
export const shownTo = (world: World, who: Standing, entity: AnyEntity, row: Row): Values => {
  const reach = reachOf(who, entity, 'read')
  const values: Record<string, unknown> = { id: row.id, version: row.version }
  for (const name of names(entity)) values[name] = row.values[name] ?? null
  for (const [name, copy] of copiesIn(entity)) {
    if (!(name in values)) continue
    const source = entityOf(entity.columns[copy.relation]?.facts.entity ?? '')
    const [id = 0] = idsIn(row.values[copy.relation])
    const pointed = world.of(source.name).get(id)
    if (
      pointed &&
      reachOf(who, source, 'read') !== 'all' &&
      !isSeen(world, who, source, { ...pointed, removed: false })
    )
      values[name] = null
  }
  if (isShared(entity))
    values.institution = world.placesOf(entity, row).filter((one) => reach === 'all' || reach?.includes(one))
  return values
}

/** The columns of an answer that are compared. */
export const shownIn = (entity: AnyEntity, row: unknown): Values => {
  const of = isObject(row) ? row : {}
  const all = ['id', 'version', ...names(entity), ...(isShared(entity) ? ['institution'] : [])]
  return Object.fromEntries(all.map((name) => [name, of[name]]))
}

/** What somebody is shown of an entity in the institutions that they have selected (all that they see: none selected). */
export const compareList = async (
  real: Real,
  world: World,
  admin: number,
  name: string,
  selected: readonly number[],
  told: string,
): Promise<void> => {
  const entity = entityOf(name)
  const who = world.who(admin)
  const isPlacedAt = !isCommon(entity) && selected.length > 0
  const ids = [...world.of(name).keys()]
  const query = isPlacedAt
    ? { [placeName(entity)]: selected }
    : { id: ids.length > 0 ? ids : [2_000_000_000] }
  const answer = await real.list(admin, name, { query })
  const label = `${told}: ${name} as ${admin} sees it in [${selected}]`
  if (!who) return expect(answer.status, label).toBe(440)
  const reach = reachOf(who, entity, 'read')
  const isAway = isPlacedAt && reach !== 'all' && !selected.every((one) => reach?.includes(one))
  if ((reach === undefined && !ownGrant(entity, 'read')) || isAway)
    return expect(answer.status, label).toBe(403)
  const rows = ordered(world.of(name)).filter(
    (row) =>
      isSeen(world, who, entity, row) &&
      (!isPlacedAt || world.placesOf(entity, row).some((one) => selected.includes(one))),
  )
  const shown = Array.isArray(answer.body.data) ? answer.body.data.map((row) => shownIn(entity, row)) : []
  expect([answer.status, answer.body.count], label).toEqual([200, rows.length])
  expect(
    shown.toSorted((a, b) => Number(a.id) - Number(b.id)),
    label,
  ).toEqual(rows.map((row) => shownTo(world, who, entity, row)))
}

/** Which links of an entity somebody is shown. */
export const compareLinks = async (
  real: Real,
  world: World,
  admin: number,
  name: string,
  told: string,
): Promise<void> => {
  const join = linkOf(entityOf(name))
  const who = world.who(admin)
  if (!join || !who || join.link in played) return
  const places = reachOf(who, join.entity, 'read')
  const rows = ordered(world.of(name))
  const answer = await real.list(admin, join.link, {
    query: { [join.row]: rows.map(({ id }) => id).concat(2_000_000_000) },
  })
  const shown = Array.isArray(answer.body.data) ? answer.body.data.filter(isObject) : []
  expect(
    shown.map((one) => `${one[join.row]} in ${one[join.institution]}`).toSorted(),
    `${told}: links of ${name} as ${admin} sees them`,
  ).toEqual(
    rows
      .flatMap((row) =>
        row.places
          .filter((one) => places === 'all' || places?.includes(one))
          .map((one) => `${row.id} in ${one}`),
      )
      .toSorted(),
  )
}
