import type { AnyEntity } from '#dsl/entities/entity.ts'
import { groupingsOf, limitsOf } from '#dsl/entities/facts.ts'
import type { Grouping, Limit } from '#dsl/entities/rules.ts'
import { idsIn, type Values } from '#protocol/row.ts'
import { pointingColumns } from './within.ts'

/** id → id of the row that it points at by some column. */
export type Pointing = ReadonlyMap<number, number | null>

/** A row that an input offers, as far as linked inputs need to know it. */
export interface Offer {
  readonly id: number
  /** How people call it. */
  readonly label?: string
  /** Institutions that it belongs to; not said where it is common to all. */
  readonly institutions?: readonly number[]
  /** Column → id of the row it points at. */
  readonly points?: Readonly<Record<string, number | null>>
}

/** What a form knows when one of its inputs changes. */
export interface Scene {
  /** Values of the line, before the rules have run. */
  readonly values: Values
  /** Institutions that the form is for. */
  readonly institutions: readonly number[]
  /** All rows that a column could hold; undefined while they are not known. */
  offers(column: string): readonly Offer[] | undefined
}

/** The same shape as before: a list, in order, or one id. */
const like = (value: unknown, ids: Iterable<number>, isList: boolean): unknown => {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  return isList || Array.isArray(value) ? sorted : (sorted[0] ?? null)
}

/** Whether a child goes with the parents chosen: one that points at nothing goes with all. */
const fits = (pointed: number | null | undefined, parents: readonly number[]): boolean =>
  pointed === null || pointed === undefined || parents.includes(pointed)

/** Whether some child goes with none of the parents; without parents nothing is said. */
export const misfit = (pointing: Pointing, parent: unknown, child: unknown): boolean => {
  const parents = idsIn(parent)
  return parents.length > 0 && idsIn(child).some((id) => !fits(pointing.get(id), parents))
}

/** Columns whose value a column's offers depend on. */
export const parentsOf = (entity: AnyEntity, column: string): string[] =>
  limitsOf(entity).flatMap(({ child, parent }) => (child === column ? [parent] : []))

/** Columns whose offers a form needs to know: linked ones, and those of which each institution gets its own part. */
export const offeringColumns = (entity: AnyEntity): readonly string[] => [
  ...new Set([
    ...limitsOf(entity).map(({ child }) => child),
    ...groupingsOf(entity).flatMap(({ groups, members }) => [groups, members]),
    ...pointingColumns(entity),
  ]),
]

/** Whether a column offers a row: in the institutions concerned, and going with what is chosen elsewhere in the line. */
export const isOffered = (
  entity: AnyEntity,
  column: string,
  { values, institutions }: Pick<Scene, 'values' | 'institutions'>,
): ((offer: Offer) => boolean) => {
  const limits = limitsOf(entity).filter(({ child }) => child === column)
  return (offer) =>
    (offer.institutions?.some((id) => institutions.includes(id)) ?? true) &&
    limits.every(({ by, parent }) => fits(offer.points?.[by], idsIn(values[parent])))
}

/** What the rows that a column offers may point at, by column: what is chosen elsewhere in the line, or nothing. */
export const goingWith = (
  entity: AnyEntity,
  column: string,
  values: Values,
): Record<string, readonly (number | null)[]> =>
  Object.fromEntries(
    limitsOf(entity).flatMap(({ child, parent, by }) =>
      child === column ? [[by, [...idsIn(values[parent]), null]]] : [],
    ),
  )

/** Whether what follows from a choice depends on all that the column offers. */
export const followsAll = (entity: AnyEntity, column: string): boolean =>
  groupingsOf(entity).some(({ groups, members }) => groups === column || members === column)

/**
 * What else changes in the line when a person has changed a column from `before`. Nothing changes by what is not known
 * yet. Source: specification §4.
 */
export const followLinks = (
  entity: AnyEntity,
  column: string,
  before: unknown,
  scene: Scene,
): Record<string, unknown> => {
  const changed: Record<string, unknown> = {}
  for (const rule of groupingsOf(entity))
    Object.assign(changed, followGroups(entity, rule, column, before, scene))
  // Dropping a child may drop what is limited by it in turn.
  const queue = [column, ...Object.keys(changed)]
  for (let next = queue.shift(); next !== undefined; next = queue.shift())
    for (const limit of limitsOf(entity)) {
      if (limit.parent !== next) continue
      const values = { ...scene.values, ...changed }
      const kept = keptChildren(limit, values, scene)
      if (kept === undefined) continue
      changed[limit.child] = kept
      queue.push(limit.child)
    }
  return changed
}

/** The child without what goes with no parent any more; undefined where all of it stays. */
const keptChildren = ({ parent, child, by }: Limit, values: Values, scene: Scene): unknown => {
  const known = new Map(scene.offers(child)?.map((offer) => [offer.id, offer.points?.[by] ?? null]))
  const parents = idsIn(values[parent])
  const ids = idsIn(values[child])
  const kept = ids.filter((id) => fits(known.get(id), parents))
  return kept.length === ids.length ? undefined : like(values[child], kept, Array.isArray(values[child]))
}

const followGroups = (
  entity: AnyEntity,
  { groups, members, by }: Grouping,
  column: string,
  before: unknown,
  scene: Scene,
): Record<string, unknown> => {
  if (column !== groups && column !== members) return {}
  const offered = scene.offers(members)?.filter(isOffered(entity, members, scene))
  const known = scene.offers(groups)?.filter(isOffered(entity, groups, scene))
  if (!offered || !known) return {}
  const groupOf = new Map(offered.map((offer) => [offer.id, offer.points?.[by] ?? null]))
  const membersOf = (group: number) =>
    offered.filter(({ id }) => groupOf.get(id) === group).map(({ id }) => id)
  const now = idsIn(scene.values[column])
  const old = idsIn(before)
  const came = now.filter((id) => !old.includes(id))
  const went = old.filter((id) => !now.includes(id))
  if (column === groups) {
    const chosen = idsIn(scene.values[members])
    const isWhole = (group: number) => membersOf(group).every((id) => chosen.includes(id))
    const gone = new Set(went.filter(isWhole).flatMap(membersOf))
    const added = came.flatMap(membersOf)
    return changeOf(members, scene.values[members], [...chosen.filter((id) => !gone.has(id)), ...added])
  }
  const chosen = idsIn(scene.values[groups])
  const left = new Set(went.map((id) => groupOf.get(id)))
  const whole = known.filter(({ id: group }) => {
    const all = membersOf(group)
    return all.some((id) => came.includes(id)) && all.every((id) => now.includes(id))
  })
  return changeOf(groups, scene.values[groups], [
    ...chosen.filter((id) => !left.has(id)),
    ...whole.map(({ id }) => id),
  ])
}

const changeOf = (column: string, value: unknown, ids: readonly number[]): Record<string, unknown> => {
  const old = idsIn(value)
  const next = [...new Set(ids)]
  const same = next.length === old.length && next.every((id) => old.includes(id))
  return same ? {} : { [column]: like(value, next, true) }
}
