import fc from 'fast-check'
import { expect, it } from 'vitest'
import { copiesIn, guardsOf, onBecomes, onChanges, removalEffects } from '#dsl/entities/facts.ts'
import { copiesOf } from '#server/resources/catalogue/copySource.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Built, forEachCatalogue } from '#tests/server/catalogues.ts'
import { type Called, person } from '#tests/server/harness.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { OTHER, OWN, SIBLING } from '#tests/server/world.ts'

const RUNS = runsOf(6)
/** Calls that are under way together. */
const AT_ONCE = 24
const places = [OWN, SIBLING, OTHER] as const

/** Entities whose writes touch rows of others too. */
const isEntangled = ({ resources }: Built, resource: Resource): boolean => {
  const { entity, carried, listedBy, link, columns } = resource
  return (
    carried.length + listedBy.length > 0 ||
    link !== undefined ||
    columns.some(({ list }) => list) ||
    copiesIn(entity).length + copiesOf(resources, resource).length > 0 ||
    [...removalEffects(entity), ...onChanges(entity), ...onBecomes(entity)].length > 0
  )
}

type Act = 'change' | 'insert' | 'remove' | 'batch'
interface Step {
  readonly act: Act
  readonly of: number
  readonly place: (typeof places)[number]
  readonly other: (typeof places)[number]
  readonly n: number
}
const step = fc.record<Step>({
  act: fc.constantFrom('change', 'change', 'batch', 'batch', 'insert', 'remove'),
  of: fc.nat(),
  place: fc.constantFrom(...places),
  other: fc.constantFrom(...places),
  n: fc.nat(3),
})

/** As a client does it: reads the row, then changes it. */
const take = async (
  built: Built,
  resource: Resource,
  { act, place, other, n }: Step,
): Promise<Called | undefined> => {
  const { server, row, shared, body, patch } = built
  const { path, entity, link } = resource
  const call = (method: string, url: string, sent?: object, headers = {}) =>
    server.call(person(), method, url, sent, headers)
  const id = (n % 2 && shared(entity.name)) || row(entity.name, place)
  const { insert, update, remove } = entity.access
  if (act === 'insert')
    return insert.may === 'nobody'
      ? undefined
      : call('POST', path, body(resource, 700 + n, link ? [place, other] : [place]))
  if (act === 'remove') return remove.may === 'nobody' ? undefined : call('DELETE', `${path}/${id}`)
  if (act === 'change') {
    if (update.may === 'nobody') return undefined
    const [found] = (await server.list(person(), path, { query: { id } })).body.data
    const guarded = guardsOf(entity).map(({ of }) => of)
    const sent = Object.entries(patch(resource, 700 + n, place)).filter(([name]) => !guarded.includes(name))
    return (
      found && call('PUT', `${path}/${id}`, Object.fromEntries(sent), { 'if-match': `"${found.version}"` })
    )
  }
  if (insert.may === 'nobody' || !['institution', 'institutions'].includes(entity.belongs.to))
    return undefined
  const lines = [0, 1, 2, 3].map((i) => {
    const { institution: _, ...line } = body(resource, 700 + ((n % 2 ? 3 - i : i) % 4), [place])
    return line
  })
  const named = update.may === 'nobody' ? [] : [{ id }, { id: row(entity.name, other) }]
  return call('POST', `${path}/upsert-batch`, {
    batch: [...(n > 1 ? named : []), ...lines],
    IDInstitution: place,
  })
}

const number = async ({ server }: Built, text: string): Promise<number> =>
  Number(Object.values((await server.database.session((session) => session.query(text))).rows[0] ?? {})[0])
const DEADLOCKS =
  'select coalesce(sum("deadlocks"), 0)::int from pg_stat_database where "datname" = current_database()'

/** A little sleep after every statement, so that calls meet in every order. */
const slowly = ({ server, resources }: Built) =>
  server.database.session((session) =>
    session.exec(
      [
        `create or replace function "dawdle"() returns trigger language plpgsql as $$ begin perform pg_sleep(random() * 0.004); return null; end $$;`,
        ...resources.all.map(
          ({ table }) =>
            `create or replace trigger "dawdle" after insert or update or delete on ${table} for each statement execute function "dawdle"();`,
        ),
      ].join('\n'),
    ),
  )

/** Changes of one row whose record does not begin where the last one ended: something was lost between them. */
const lost = `select count(*)::int from (
  select "before", lag("after") over (partition by "entity", "row" order by "id") as "last"
  from "audit" where "action" in ('insert', 'update') and jsonb_typeof("after"->'version') = 'number') a
  where "before" is not null and "last" is not null and ("before"->>'version')::int < ("last"->>'version')::int`

forEachCatalogue('random calls at once', ({ build, called }) => {
  it(`wait for each other in one order in ${called}, and lose nothing`, { timeout: 600_000 }, async () => {
    const built = await build()
    if (built.server.database.engine !== 'postgres') return
    await slowly(built)
    const entangled = built.resources.all.filter((resource) => isEntangled(built, resource))
    expect(entangled.length).toBeGreaterThan(2)
    const before = await number(built, DEADLOCKS)
    const counts = new Map<number, number>()
    // Few entities at a time, so that calls are about the same rows.
    const cast = fc.tuple(fc.nat(), fc.array(step, { minLength: AT_ONCE, maxLength: AT_ONCE }))
    const property = fc.asyncProperty(cast, async ([first, steps]) => {
      const some = [0, 1, 2].map((i) => entangled[(first + i * 7) % entangled.length] as Resource)
      const answers = await Promise.all(steps.map((one) => take(built, some[one.of % 3] as Resource, one)))
      for (const answer of answers) {
        if (!answer) continue
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
        expect(answer.status, answer.text).toBeLessThan(500)
      }
    })
    await fc.assert(property, { seed, numRuns: RUNS * 4, endOnFailure: true })
    console.info(`${entangled.length} entities, ${JSON.stringify(Object.fromEntries(counts))}`)
    expect(counts.get(200)).toBeGreaterThan(0)
    expect(await number(built, lost)).toBe(0)
    // The server's statistics follow a moment later.
    await built.server.database.session((session) => session.exec('select pg_stat_force_next_flush()'))
    expect((await number(built, DEADLOCKS)) - before).toBe(0)
  })
})
