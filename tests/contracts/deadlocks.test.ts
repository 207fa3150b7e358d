import fc from 'fast-check'
import { expect, it } from 'vitest'
import { copiesIn, onBecomes, onChanges, removalEffects } from '#dsl/entities/facts.ts'
import { copiesOf } from '#server/resources/catalogue/copySource.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Built, forEachCatalogue } from '#tests/server/catalogues.ts'
import { deadlocksOf, deadlocksTold } from '#tests/server/db/deadlocks.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { OTHER, OWN } from '#tests/server/world.ts'
import { type Act, acts, step, take } from './randomCalls.ts'

const RUNS = runsOf(6)
/** Calls that are under way together. */
const AT_ONCE = 24

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

/** An entity, and those that point at it or that it points at: their calls are about the same rows. */
const circleOf = ({ resources }: Built, resource: Resource): Resource[] => {
  const targets = ({ columns }: Resource) => columns.flatMap(({ column }) => column?.facts.entity ?? [])
  const near = resources.all.filter(
    (one) =>
      one !== resource &&
      (targets(one).includes(resource.entity.name) || targets(resource).includes(one.entity.name)),
  )
  return [resource, ...near]
}

/** The kinds of calls of which none succeeds even where nobody else calls. */
const refused = async (built: Built, some: readonly Resource[]): Promise<Act[]> => {
  const succeeds = async (act: Act): Promise<boolean> => {
    for (const resource of some)
      for (const n of [1, 8, 9, 10]) {
        const answer = await take(built, resource, { act, of: 0, place: OWN, other: OTHER, n })
        if (answer && answer.status < 300) return true
      }
    return false
  }
  const never: Act[] = []
  for (const act of acts) if (!(await succeeds(act))) never.push(act)
  return never
}

const number = async ({ server }: Built, text: string): Promise<number> =>
  Number(Object.values((await server.database.session((session) => session.query(text))).rows[0] ?? {})[0])

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
    expect(await refused(built, entangled)).toEqual([])
    const before = await deadlocksOf(built.server.database)
    const counts = new Map<number, number>()
    // Few entities at a time, so that calls are about the same rows.
    const cast = fc.tuple(fc.nat(), fc.nat(), fc.array(step, { minLength: AT_ONCE, maxLength: AT_ONCE }))
    const property = fc.asyncProperty(cast, async ([first, second, steps]) => {
      const one = entangled[first % entangled.length] as Resource
      const [, ...near] = circleOf(built, one)
      const some = [one, one, near[second % near.length] ?? one, near[(second + 1) % near.length] ?? one]
      const answers = await Promise.all(
        steps.map((each) => take(built, some[each.of % some.length] as Resource, each)),
      )
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
    const { database } = built.server
    expect((await deadlocksOf(database)) - before, await deadlocksTold(database)).toBe(0)
  })
})
