import fc from 'fast-check'
import { copiesIn, guardsOf } from '#dsl/entities/facts.ts'
import { isPlaced, placeName } from '#dsl/entities/places.ts'
import { linkBatchPath, removeBatchPath, updateBatchPath, upsertBatchPath } from '#protocol/resource.ts'
import { linkedRows } from '#protocol/write.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import type { Built } from '#tests/server/catalogues.ts'
import { type Called, person } from '#tests/server/harness.ts'
import { OTHER, OWN, SIBLING } from '#tests/server/world.ts'

const places = [OWN, SIBLING, OTHER] as const

/** Every kind of call that writes rows; those that end in `Here` name institutions. */
export const acts = [
  'insert',
  'change',
  'changeHere',
  'remove',
  'removeHere',
  'upsertBatch',
  'creationBatch',
  'updateBatch',
  'updateBatchHere',
  'removeBatch',
  'removeBatchHere',
  'linkBatch',
] as const
export type Act = (typeof acts)[number]

export interface Step {
  readonly act: Act
  readonly of: number
  readonly place: (typeof places)[number]
  readonly other: (typeof places)[number]
  /** Which rows and values. */
  readonly n: number
}

/** Rows are rarely removed: what is gone meets nobody any more. */
const weights: Readonly<Partial<Record<Act, number>>> = {
  change: 3,
  updateBatch: 3,
  updateBatchHere: 4,
  changeHere: 2,
  upsertBatch: 2,
  insert: 2,
}
export const step: fc.Arbitrary<Step> = fc.record<Step>({
  act: fc.oneof(...acts.map((act) => ({ weight: weights[act] ?? 1, arbitrary: fc.constant(act) }))),
  of: fc.nat(),
  place: fc.constantFrom(...places),
  other: fc.constantFrom(...places),
  n: fc.nat(15),
})

/** Values that others may give too; what relations point at is one of two rows. */
const valuesOf = (built: Built, resource: Resource, n: number, place: number) => {
  const guarded = guardsOf(resource.entity).map(({ of }) => of)
  const values = built.patch(resource, 700 + n, place)
  for (const { name, column, list, type } of resource.columns) {
    const target = column?.facts.entity
    if (!(name in values) || !target || list || type === 'jsonb' || n % 3 === 0) continue
    values[name] = (n % 2 && built.shared(target)) || built.row(target, place)
  }
  for (const [name, copy] of copiesIn(resource.entity)) {
    const source = resource.names.get(copy.relation)?.column?.facts.entity
    if (!copy.writes || !source) continue
    const [, value] =
      Object.entries(built.patch(built.resources.of(source), 700 + n, place)).find(
        ([column]) => column === copy.column,
      ) ?? []
    if (value !== undefined) values[name] = value
  }
  return Object.fromEntries(Object.entries(values).filter(([name]) => !guarded.includes(name)))
}

const turned = <T>(list: readonly T[], n: number): T[] => {
  const by = n % Math.max(list.length, 1)
  const both = [...list.slice(by), ...list.slice(0, by)]
  return n % 2 ? both.reverse() : both
}

/** Undefined where the entity has no such call. */
export const take = async (
  built: Built,
  resource: Resource,
  { act, place, other, n }: Step,
): Promise<Called | undefined> => {
  const { server, body } = built
  const { path, entity, link, carried } = resource
  const { insert, update, remove } = entity.access
  const call = (method: string, url: string, sent?: object, headers = {}) =>
    server.call(person(), method, url, sent, headers)
  /** Rows of an institution, as a client reads them before it changes them. */
  const rows = async (most: number): Promise<{ id: number; version: number }[]> => {
    const query = isPlaced(entity) ? { [placeName(entity) ?? 'institution']: [place] } : {}
    const found = await server.list(person(), path, { query, limit: 6 })
    return turned<{ id: number; version: number }>(found.body.data ?? [], n).slice(0, most)
  }
  const here = act.endsWith('Here')
    ? `?institutions=${n % 3 || place === other ? place : `${place},${other}`}`
    : ''
  if (act.endsWith('Here') && !link && !isPlaced(entity)) return undefined
  const kind = act.replace(/Here$/, '')
  const may =
    kind.startsWith('change') || kind.startsWith('update')
      ? update
      : kind.startsWith('remove')
        ? remove
        : insert
  if (may.may === 'nobody') return undefined
  if (kind === 'insert')
    return call('POST', path, body(resource, 700 + n, link ? [...new Set([place, other])] : [place]))
  if (kind === 'change' || kind === 'remove') {
    const [found] = await rows(1)
    if (!found) return undefined
    const url = `${path}/${found.id}${here}`
    if (kind === 'remove') return call('DELETE', url)
    return call(
      'PUT',
      url,
      valuesOf(built, resource, n, place),
      n % 2 ? { 'if-match': `"${found.version}"` } : {},
    )
  }
  if (kind === 'updateBatch') {
    const batch = (await rows(3)).map(({ id }, i) => ({ id, ...valuesOf(built, resource, n + i, place) }))
    return call('POST', path + updateBatchPath + here, { batch })
  }
  if (kind === 'removeBatch') {
    const batch = (await rows(2)).map(({ id }) => ({ id }))
    return call('POST', path + removeBatchPath + here, { batch })
  }
  if (kind === 'linkBatch') {
    const [joined] = carried
    if (!joined) return undefined
    const found = await server.list(person(), joined.resource().path, { limit: 4 })
    const ids: number[] = found.body.data.map(({ id }: { id: number }) => id)
    if (ids.length === 0) return undefined
    return call('POST', path + linkBatchPath, {
      [linkedRows(joined.row)]: turned(ids, n),
      institution: place,
    })
  }
  if (!isPlaced(entity)) return undefined
  const lines = [0, 1, 2, 3].map((i) => {
    const { institution: _, ...line } = body(resource, 700 + ((n % 2 ? 3 - i : i) % 4), [place])
    return line
  })
  if (kind === 'creationBatch')
    return call('POST', path + upsertBatchPath, {
      batch: lines
        .map((line, i) => ({ ...line, ...(n > 7 && body(resource, 710 + n + i, [place])) }))
        .map(({ institution: _, ...line }) => line),
      institutions: turned([...new Set([place, other])], n),
    })
  const named = update.may === 'nobody' ? [] : (await rows(2)).map(({ id }) => ({ id }))
  return call('POST', path + upsertBatchPath, {
    batch: [...(n > 7 ? named : []), ...lines],
    IDInstitution: place,
  })
}
