import type { AnyEntity } from '#dsl/entities/entity.ts'
import { computedRules, copiesIn, onBecomes, onChanges, uniqueRules } from '#dsl/entities/facts.ts'
import { isPlaced } from '#dsl/entities/places.ts'
import type { Effect } from '#dsl/entities/reactions/effects.ts'
import { idsIn, type Values } from '#protocol/row.ts'
import { comparedIn, entityOf, played } from './catalogue.ts'
import { clearedWith, isAhead } from './cleared.ts'
import { failsCheck, filled } from './rowValues.ts'
import { isSeen, linkOf, type Row, type Standing, type World } from './state.ts'
import { same, uniqueKeyOf } from './values.ts'

/** A row that is gone, or has left institutions by its removal or by its link. */
interface Leaving {
  readonly entity: AnyEntity
  readonly id: number
  readonly places: readonly number[]
  readonly by: 'end' | 'removal' | 'link'
}

/** A write as it goes on, on a world of its own: what it would be refused for, and what it leaves. */
export class Work {
  readonly world: World
  readonly who: Standing
  /** Statuses that it may be answered with instead; none: it is done. */
  readonly refusals = new Set<number>()
  /** Statuses that it may be answered with, though its outcome would be right: what it needs is only free once it is done. */
  readonly doubts = new Set<number>()
  /** Records, in no order. */
  readonly audit: string[] = []
  private readonly before: World
  private readonly next: () => number
  private readonly touched = new Map<string, Set<number>>()
  private readonly left: Leaving[] = []

  constructor(world: World, who: Standing, next: () => number) {
    this.before = world
    this.world = world.copy()
    this.who = who
    this.next = next
  }

  refuse(...statuses: readonly number[]): void {
    for (const status of statuses) this.refusals.add(status)
  }

  /** `row` is 0 for rows whose ids nobody is told. */
  record(action: string, entity: string, row: number, institutions: readonly number[]): void {
    this.audit.push(recordOf(this.who.id, action, entity, row, institutions))
  }

  add(entity: AnyEntity, values: Values, places: readonly number[]): Row {
    const row: Row = {
      id: this.next(),
      version: 1,
      values: filled(entity, values),
      places: places.toSorted((a, b) => a - b),
      removed: false,
    }
    this.put(entity, row)
    return row
  }

  put(entity: AnyEntity, row: Row): void {
    this.world.of(entity.name).set(row.id, row)
    const touched = this.touched.get(entity.name) ?? new Set()
    this.touched.set(entity.name, touched.add(row.id))
  }

  /** A new row, with its lists. */
  insert(entity: AnyEntity, values: Values, places: readonly number[]): Row {
    const row = this.add(entity, values, places)
    this.judge(entity, row, Object.keys(row.values))
    this.record('insert', entity.name, row.id, this.world.placesOf(entity, row))
    this.list(entity, undefined, row)
    return row
  }

  /** Gives a row other values; false where it has them. */
  change(
    entity: AnyEntity,
    row: Row,
    values: Values,
  ): { readonly row: Row; readonly changed: readonly string[] } {
    const changed = Object.keys(values).filter((name) => !same(row.values[name], values[name]))
    if (changed.length === 0) return { row, changed }
    const now: Row = { ...row, version: row.version + 1, values: { ...row.values, ...values } }
    this.put(entity, now)
    this.judge(entity, now, changed, row)
    this.list(entity, row, now)
    const becomes = onBecomes(entity).filter(
      ({ column, value }) => changed.includes(column) && now.values[column] === value,
    )
    const changes = onChanges(entity).filter(({ column }) => changed.includes(column))
    this.signOut(
      [...becomes, ...changes].flatMap(({ effects }) => effects),
      now,
    )
    return { row: now, changed }
  }

  signOut(effects: readonly Effect[], row: Row): void {
    for (const effect of effects)
      if (effect.effect === 'signsOut' || effect.effect === 'revokes')
        for (const person of effect.person === 'id' ? [row.id] : idsIn(row.values[effect.person]))
          if (effect.effect === 'signsOut' || person !== this.who.id) this.world.sessions.delete(person)
  }

  /** A row is gone, or no longer in some institutions: looked at once all is done. */
  leaves(one: Leaving): void {
    this.left.push(one)
  }

  /** The rows that a list of another entity holds come and go with it, each recorded. */
  private list(entity: AnyEntity, before: Row | undefined, after: Row | undefined): void {
    for (const [name, { facts }] of Object.entries(entity.columns)) {
      if (!facts.through || !played[entity.name]?.includes(name)) continue
      const [old, now] = [before, after].map((row) => idsIn(row?.values[name]))
      const places = this.world.placesOf(entity, after ?? before ?? none)
      for (const id of old ?? [])
        if (!now?.includes(id)) this.record('remove', facts.through.entity, 0, places)
      for (const id of now ?? [])
        if (!old?.includes(id)) this.record('insert', facts.through.entity, 0, places)
    }
  }

  /** The lists of a row that goes. */
  unlist(entity: AnyEntity, row: Row): void {
    this.list(entity, row, undefined)
  }

  /** What is given is there, and rows pointed at exist, are seen and are in an institution of the row. */
  judge(entity: AnyEntity, row: Row, changed: readonly string[], before?: Row): void {
    if (failsCheck(entity, row.values, changed)) this.refuse(400)
    for (const name of changed) {
      const column = entity.columns[name]
      if (!column || entity.derived[name] || !played[entity.name]?.includes(name)) continue
      if (column.options.required && (row.values[name] === null || row.values[name] === undefined))
        this.refuse(400)
      const target = column.facts.entity
      if (!target) continue
      const of = entityOf(target)
      const isLocal = isPlaced(entity) && isPlaced(of) && linkOf(of)?.entity.name !== entity.name
      const places = this.world.placesOf(entity, row)
      for (const id of idsIn(row.values[name])) {
        const pointed = this.before.of(target).get(id)
        if (!pointed || !isSeen(this.before, this.who, of, pointed)) this.refuse(400)
        else if (isLocal && places.length > 0 && !idsIn(before?.values[name]).includes(id))
          if (!this.before.placesOf(of, pointed).some((one) => places.includes(one))) this.refuse(400)
      }
    }
  }

  /** What follows of itself, and what must hold of all that is there in the end. */
  finish(): void {
    for (const name of Object.keys(played)) this.derive(entityOf(name))
    for (const [name, ids] of this.touched) this.demandUnique(entityOf(name), ids)
    for (const one of this.left) this.demandUnused(one)
  }

  /** Rows repeat what they point at, and hold what is computed of them. Who may write such a column has a new version to look at. */
  private derive(entity: AnyEntity): void {
    const compared = comparedIn(entity.name)
    for (const row of this.world.of(entity.name).values()) {
      const values: Record<string, unknown> = { ...row.values }
      let raised = 0
      for (const [name, rule] of computedRules(entity))
        if (compared.includes(name)) values[name] = rule.run(...rule.reads.map((read) => values[read]))
      for (const [name, copy] of copiesIn(entity)) {
        if (!compared.includes(name)) continue
        const source = entity.columns[copy.relation]?.facts.entity ?? ''
        const [id = 0] = idsIn(values[copy.relation])
        const value = this.world.of(source).get(id)?.values[copy.column] ?? null
        if (copy.writes && this.before.of(entity.name).has(row.id) && !same(values[name], value)) raised = 1
        values[name] = value
      }
      this.world.of(entity.name).set(row.id, { ...row, version: row.version + raised, values })
    }
  }

  private demandUnique(entity: AnyEntity, ids: ReadonlySet<number>): void {
    for (const rule of uniqueRules(entity))
      for (const id of ids) {
        const row = this.world.of(entity.name).get(id)
        if (!row || row.removed) continue
        const clashes = (world: World) =>
          world
            .standing(entity.name)
            .some((other) => other.id !== id && this.clash(entity, rule, row, other, world))
        if (clashes(this.world)) this.refuse(409)
        else if (clashes(this.before)) this.doubts.add(409)
      }
  }

  private clash(
    entity: AnyEntity,
    rule: ReturnType<typeof uniqueRules>[number],
    a: Row,
    b: Row,
    world: World,
  ): boolean {
    const key = rule.columns.length === 0 ? '' : uniqueKeyOf(rule.columns.map((name) => a.values[name]))
    if (
      rule.columns.length > 0 &&
      (key === null || key !== uniqueKeyOf(rule.columns.map((name) => b.values[name])))
    )
      return false
    if (rule.within === 'everything') return true
    const places = world.placesOf(entity, b)
    return this.world.placesOf(entity, a).some((one) => places.includes(one))
  }

  /** Rows that point at what is gone, or at what is no longer where they are. */
  private demandUnused({ entity, id, places, by }: Leaving): void {
    for (const name of Object.keys(played)) {
      const user = entityOf(name)
      for (const [column, { facts }] of Object.entries(user.columns)) {
        if (facts.entity !== entity.name || user.derived[column] || !played[name]?.includes(column)) continue
        if (linkOf(entity)?.entity.name === name) continue
        const clearing = clearedWith(entity).find(
          ({ related }) => related.entity === name && related.by === column,
        )
        const isLocal = isPlaced(user) && isPlaced(entity)
        for (const row of this.world.of(name).values()) {
          if (!idsIn(row.values[column]).includes(id)) continue
          const isHere = this.world.placesOf(user, row).some((one) => places.includes(one))
          // A link that goes by itself empties nothing; what a removal would not empty is history either way.
          const isHistory = clearing && (by !== 'link' || !isAhead(clearing.related, row))
          if (by === 'end' || (isLocal && !isHistory && !row.removed && isHere)) this.refuse(409)
        }
      }
    }
  }
}

const none: Row = { id: 0, version: 0, values: {}, places: [], removed: false }

export const recordOf = (
  who: number,
  action: string,
  entity: string,
  row: number,
  institutions: readonly number[],
): string => `${who} ${action} ${entity} ${row} [${institutions.toSorted((a, b) => a - b)}]`
