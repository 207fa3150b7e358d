import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isShared, placedIn } from '#dsl/entities/places.ts'
import { bring, create } from './batches.ts'
import type { Call, ChangedRow, Line } from './calls.ts'
import { entityOf } from './catalogue.ts'
import { alikeRule, changeRow, separate } from './changes.ts'
import { link, unlink } from './links.ts'
import { removeRow } from './removals.ts'
import {
  hasNoRight,
  isOwn,
  isSeen,
  linkOf,
  type Operation,
  ownGrant,
  type Row,
  reachOf,
  type Standing,
  type World,
  within,
} from './state.ts'
import { same } from './values.ts'
import { Work } from './work.ts'

/** What becomes of a write, by what the schemas say. */
export interface Prediction extends Pick<Work, 'world' | 'audit' | 'refusals' | 'doubts'> {
  /** Of a write that is done. */
  readonly status: number
  /** What a batch is told of its lines, in order. */
  readonly outcomes: readonly string[]
}

const operations: Readonly<Record<Call['do'], Operation>> = {
  insert: 'insert',
  import: 'insert',
  create: 'insert',
  link: 'insert',
  change: 'update',
  remove: 'remove',
  unlink: 'remove',
}

/** What a write needs the right to: links are an entity of their own. */
const rightOf = (call: Call): { readonly entity: AnyEntity; readonly operation: Operation } => {
  const entity = entityOf(call.entity)
  const isLink = call.do === 'link' || call.do === 'unlink'
  return { entity: (isLink && linkOf(entity)?.entity) || entity, operation: operations[call.do] }
}

/** Whether a call is answered from what grants give too. */
const takesGrants = (call: Call): boolean => !['import', 'create', 'link'].includes(call.do)

export const isShutOut = (who: Standing, call: Call): boolean => {
  const { entity, operation } = rightOf(call)
  return takesGrants(call)
    ? hasNoRight(who, entity, operation)
    : reachOf(who, entity, operation) === undefined
}

/** `ids` are those of the new rows, in order. */
export const predict = (world: World, who: Standing, call: Call, ids: readonly number[] = []): Prediction => {
  const given = [...ids]
  let unnamed = 0
  const work = new Work(world, who, () => given.shift() ?? --unnamed)
  const outcomes = isShutOut(who, call) ? refusedWhole(work) : carryOut(work, call)
  work.finish()
  return {
    world: work.world,
    audit: work.audit,
    refusals: isShutOut(who, call) ? new Set([403]) : work.refusals,
    doubts: work.doubts,
    status: call.do === 'insert' ? 201 : 200,
    outcomes,
  }
}

const refusedWhole = (work: Work): string[] => {
  work.refuse(403)
  return []
}

const carryOut = (work: Work, call: Call): string[] => {
  const entity = entityOf(call.entity)
  switch (call.do) {
    case 'insert':
      return insert(work, entity, call.values, call.places)
    case 'change':
      return change(work, entity, call.rows, call.here)
    case 'remove':
      // Institutions out of reach are refused whatever row is named.
      if (Array.isArray(call.here) && !within(call.here, reachOf(work.who, entity, 'remove')))
        work.refuse(403)
      for (const { id, version } of call.rows.toSorted((a, b) => a.id - b.id)) {
        const row = named(work, entity, id, version, 'remove')
        if (row) removeRow(work, entity, row, call.here)
      }
      return []
    case 'import':
      return bring(work, entity, call.lines, call.place)
    case 'create':
      return create(work, entity, call.lines, call.places)
    case 'link':
      return link(work, entity, call.ids, call.place)
    case 'unlink':
      return unlink(work, entity, call.id, call.place)
  }
}

/** The row that a write names, where it may be written as it is. */
const named = (
  work: Work,
  entity: AnyEntity,
  id: number,
  version: number | undefined,
  operation: Operation,
  values: Line['values'] = {},
): Row | undefined => {
  const { world, who } = work
  const row = world.of(entity.name).get(id)
  if (!row || !isSeen(world, who, entity, row)) {
    work.refuse(404)
    return undefined
  }
  const reach = reachOf(who, entity, operation)
  const grant = ownGrant(entity, operation)
  if (reach === undefined) {
    const granted = grant && isOwn(who, row, grant.own)
    // To be told what is there already takes no right.
    const changed = Object.keys(values).filter((name) => !same(row.values[name], values[name]))
    if (!granted || changed.some((name) => !grant.columns.includes(name))) work.refuse(403)
  } else if (!within(world.placesOf(entity, row), reach)) work.refuse(403)
  if (version !== undefined && version !== row.version) work.refuse(412)
  return row
}

const insert = (
  work: Work,
  entity: AnyEntity,
  values: Line['values'],
  places: readonly number[],
): string[] => {
  const { who } = work
  const reach = reachOf(who, entity, 'insert')
  if (reach === undefined) {
    const own = ownGrant(entity, 'insert')?.own
    if (own === undefined || values[own] !== who.id) work.refuse(403)
  } else if (!within(places, reach) || (isShared(entity) && places.length === 0 && reach !== 'all'))
    work.refuse(403)
  work.insert(entity, { ...values, ...placedIn(entity, places[0] ?? 0) }, isShared(entity) ? places : [])
  return ['created']
}

const change = (
  work: Work,
  entity: AnyEntity,
  rows: readonly ChangedRow[],
  here: readonly number[] | undefined,
): string[] => {
  if (here && !within(here, reachOf(work.who, entity, 'update'))) work.refuse(403)
  // Said of rows that have no like elsewhere it means nothing, whatever row is named.
  if (here && !isShared(entity) && !alikeRule(entity)) work.refuse(400)
  const moved = new Set<string>()
  const ordered = here ? rows.toSorted((a, b) => a.id - b.id) : rows
  return ordered.map(({ id, version, values }) => {
    const row = named(work, entity, id, version, 'update', values)
    if (!row) return 'updated'
    return here ? separate(work, entity, row, values, here, moved) : changeRow(work, entity, row, values)
  })
}
