import fc from 'fast-check'
import { isCommon, isShared } from '#dsl/entities/places.ts'
import type { Call, ChangedRow } from './calls.ts'
import { entityOf, played } from './catalogue.ts'
import { linkKey } from './compare.ts'
import type { Play } from './play.ts'
import { candidates, lateEnd, nthValue } from './values.ts'

/** Numbers that a step draws its people, rows and values from, whatever there is by then. */
export interface Draw {
  readonly who: number
  readonly entity: number
  readonly row: number
  readonly values: readonly (readonly number[])[]
  readonly places: number
  readonly version: number
  readonly key: boolean
}

export const small = fc.nat(60)
export const draw: fc.Arbitrary<Draw> = fc.record({
  who: fc.nat(11),
  entity: small,
  row: small,
  values: fc.array(fc.tuple(small, small, small, small), { minLength: 1, maxLength: 3 }),
  places: small,
  version: fc.nat(9),
  key: fc.boolean(),
})

export const acts = [
  'insert',
  'change',
  'changeBatch',
  'changeHere',
  'remove',
  'removeHere',
  'removeBatch',
  'import',
  'create',
  'link',
  'unlink',
] as const
export type Act = (typeof acts)[number]

export const weights: Readonly<Record<Act, number>> = {
  insert: 2,
  change: 6,
  changeBatch: 3,
  changeHere: 3,
  remove: 3,
  removeHere: 3,
  removeBatch: 1,
  import: 4,
  create: 2,
  link: 3,
  unlink: 3,
}

const all = Object.keys(played).filter((name) => name !== 'admin' && name !== 'institutionHasAdmin')
const sharedOnes = all.filter((name) => isShared(entityOf(name)))
const placedOnes = all.filter((name) => !isCommon(entityOf(name)))
export const at = <T>(list: readonly T[], n: number, otherwise: T): T =>
  list[n % Math.max(list.length, 1)] ?? otherwise

/** What can be meant by an act, mostly something that the play is about. */
const entityFor = ({ about }: Play, act: Act, n: number): string => {
  const possible = entitiesFor(act)
  const near = possible.filter((name) => about.includes(name))
  return at(n % 5 === 4 || near.length === 0 ? possible : near, n, 'pole')
}

const entitiesFor = (act: Act): readonly string[] => {
  if (act === 'link' || act === 'unlink') return sharedOnes
  if (act === 'changeHere' || act === 'removeHere') return [...sharedOnes, ...sharedOnes, ...placedOnes]
  return act === 'import' || act === 'create' ? placedOnes : all
}

/** Some entities, and those that they point at or that point at them: the fewer, the more often people meet. */
export const subjects: fc.Arbitrary<readonly string[]> = fc
  .subarray(all, { minLength: 1, maxLength: 2 })
  .map((some) => all.filter((name) => some.some((one) => one === name || areJoined(one, name))))

const areJoined = (a: string, b: string): boolean =>
  [
    [a, b],
    [b, a],
  ].some(([from = '', to]) => Object.values(entityOf(from).columns).some(({ facts }) => facts.entity === to))

/** A write that somebody may mean in this moment; undefined where there is nothing for it. */
export const callOf = (
  play: Play,
  act: Act,
  admin: number,
  { entity: nth, row, values, places, version }: Draw,
  name = entityFor(play, act, nth),
): Call | undefined => {
  const { world, stage } = play
  const who = world.who(admin)
  const entity = entityOf(name)
  const own = who?.institutions === 'all' || !who ? stage.places : who.institutions
  // Mostly institutions of theirs, now and then any.
  const near = places % 8 === 7 ? stage.places : own
  const some = near.filter((_, i) => ((places >> i) & 1) === 0)
  const chosen = some.length > 0 ? some : near.slice(0, 1)
  const place = at(chosen, row, stage.places[0] ?? 0)
  const rows = candidates(world, who, entity, row)
  const point = (target: string, n: number) => {
    const found = target === 'level' ? [2, 3, 4, 2, 3, 1] : candidates(world, who, entityOf(target), n)
    return target === 'admin' && n % 4 !== 3 ? admin : found[n % Math.max(found.length, 1)]
  }
  const columns = played[name] ?? []
  const filled = (nth: number, isChange: boolean) => {
    const seeds = values[nth % values.length] ?? []
    const entries = columns.flatMap((column, i) => {
      const seed = seeds[i] ?? 0
      const of = entity.columns[column]
      if (
        !of ||
        (isChange && (of.options.edit === 'onCreate' || (columns.length > 1 && (seed + i) % 3 === 2)))
      )
        return []
      // What a new row repeats is left to the row that it repeats.
      if (!isChange && entity.derived[column]) return []
      if (!isChange && seed % 11 === 10 && !of.options.required) return []
      return [[column, nthValue(of, lateEnd(entity, column, seed) ?? seed + nth, point)] as const]
    })
    return Object.fromEntries(entries)
  }
  const named = (nth: number) => {
    const id = rows[(row + nth) % Math.max(rows.length, 1)]
    if (id === undefined) return undefined
    const known = world.of(name).get(id)?.version ?? 1
    return { id, ...(version > 2 && { version: version === 9 ? known - 1 : known }) }
  }
  const several = values
    .flatMap((_, i) => named(i) ?? [])
    .filter(({ id }, i, list) => list.findIndex((one) => one.id === id) === i)
  const changed = (list: typeof several): ChangedRow[] =>
    list.map((one, i) => ({ ...one, values: filled(i, true) }))
  const [first] = several
  switch (act) {
    case 'insert':
      return {
        do: 'insert',
        entity: name,
        values: filled(0, false),
        places: isShared(entity) ? (places % 13 === 12 ? [] : chosen) : [place],
      }
    case 'change':
      return first && { do: 'change', entity: name, rows: changed([first]), inBatch: false }
    case 'changeBatch':
      return first && { do: 'change', entity: name, rows: changed(several), inBatch: true }
    case 'changeHere': {
      const isBatch = isShared(entity) && version % 2 === 1
      return (
        first && {
          do: 'change',
          entity: name,
          rows: changed(isBatch ? several : [first]),
          inBatch: isBatch,
          here: chosen,
        }
      )
    }
    case 'remove':
      return first && { do: 'remove', entity: name, rows: [first], inBatch: false }
    case 'removeHere': {
      const isBatch = version % 2 === 1
      const here = places % 5 === 4 ? 'all' : chosen
      return (
        first && { do: 'remove', entity: name, rows: isBatch ? several : [first], inBatch: isBatch, here }
      )
    }
    case 'removeBatch':
      return first && { do: 'remove', entity: name, rows: several, inBatch: true }
    case 'import': {
      const lines = values.map((_, i) => {
        const id = (row + i) % 3 === 0 ? named(i)?.id : undefined
        return { ...(id !== undefined && { id }), values: filled(i, false) }
      })
      return { do: 'import', entity: name, lines, place }
    }
    case 'create':
      return { do: 'create', entity: name, lines: values.map((_, i) => filled(i, false)), places: chosen }
    case 'link':
      return first && { do: 'link', entity: name, ids: several.map(({ id }) => id), place }
    case 'unlink': {
      const id = first?.id ?? 0
      const tied = world.of(name).get(id)
      const away = tied?.places[row % Math.max(tied.places.length, 1)]
      const link = away === undefined ? undefined : play.reader.links.get(linkKey(name, id, away))
      return tied && !tied.removed && away !== undefined && link !== undefined
        ? { do: 'unlink', entity: name, id, place: away, link }
        : undefined
    }
  }
}
