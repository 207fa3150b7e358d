import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Principal } from '#server/principal.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Built, forEachCatalogueOnce } from '#tests/server/catalogues.ts'
import { contents } from '#tests/server/contents.ts'
import { type Called, person } from '#tests/server/harness.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { INSTITUTIONS, OTHER, OWN, SIBLING, UNKNOWN } from '#tests/server/world.ts'

// T02: a call that names one institution too many is refused whole, however many of them are the person's own.
/** Of each sort of call. Each has sets of its own: a catalogue's two hundred sorts ask for every set many times over. */
const SETS = runsOf(25)

const FOREIGN = [OTHER, 4, 17, UNKNOWN]
/** At least one foreign institution among any of the person's own, in any order. */
const sets: fc.Arbitrary<number[]> = fc
  .tuple(fc.subarray([OWN, SIBLING]), fc.subarray(FOREIGN, { minLength: 1 }))
  .chain(([own, foreign]) => {
    const all = [...own, ...foreign]
    return fc.shuffledSubarray(all, { minLength: all.length })
  })

interface Attempt {
  readonly called: string
  readonly resource: Resource
  /** The call that names these institutions; undefined where the route names one only and this set has several. */
  ask(places: readonly number[], who: Principal): Promise<Called>
}

let n = 5000

const attemptsOn = (built: Built, resource: Resource): Attempt[] => {
  const { server, body, patch, row, shared } = built
  const { path, entity, link, carried } = resource
  const { belongs, access } = entity
  if (belongs.to === 'all') return []
  const column =
    belongs.to === 'itself' ? 'id' : belongs.to === 'institution' ? belongs.column : 'institution'
  const foreign = (places: readonly number[]) => places.find((id) => FOREIGN.includes(id)) ?? OTHER
  const line = (place: number) => {
    const { institution: _, ...rest } = body(resource, n++, [place])
    return rest
  }
  const attempts: (Attempt & { may: string })[] = []
  const add = (called: string, may: string, ask: Attempt['ask']) =>
    attempts.push({ called: `${called} ${entity.name}`, resource, may, ask })
  if (belongs.to !== 'itself')
    add('list', access.read.may, (places, who) => server.list(who, path, { query: { [column]: places } }))
  add('delete', access.remove.may, (places, who) => {
    const id = shared(entity.name) ?? row(entity.name, OWN)
    return server.call(who, 'DELETE', `${path}/${id}?institutions=${places}`)
  })
  add('remove batch', access.remove.may, (places, who) => {
    const id = shared(entity.name) ?? row(entity.name, OWN)
    return server.call(who, 'POST', `${path}/remove-batch?institutions=${places}`, { batch: [{ id }] })
  })
  if (link) {
    add('update batch', access.update.may, (places, who) => {
      const id = shared(entity.name) ?? row(entity.name, OWN)
      return server.call(who, 'POST', `${path}/update-batch?institutions=${places}`, {
        batch: [{ id, ...patch(resource, n++) }],
      })
    })
    add('insert', access.insert.may, (places, who) =>
      server.call(who, 'POST', path, { ...line(OWN), institution: places }),
    )
    add('batch of a row', access.insert.may, (places, who) =>
      server.call(who, 'POST', `${path}/upsert-batch`, {
        batch: [{ ...line(OWN), id: row(entity.name, OWN) }],
        IDInstitution: foreign(places),
      }),
    )
  } else if (belongs.to === 'institution' && !resource.inherits)
    add('insert', access.insert.may, (places, who) =>
      server.call(who, 'POST', path, { ...line(OWN), [column]: foreign(places) }),
    )
  if (belongs.to === 'institution' || link)
    add('batch', access.insert.may, (places, who) =>
      server.call(who, 'POST', `${path}/upsert-batch`, {
        batch: places.map(() => line(OWN)),
        IDInstitution: foreign(places),
      }),
    )
  for (const { row: linked, resource: target } of carried)
    if (carried[0]?.row === linked)
      add('link batch', access.insert.may, (places, who) =>
        server.call(who, 'POST', `${path}/batch`, {
          [`${linked}s`]: [row(target().entity.name, OWN), row(target().entity.name, SIBLING)],
          institution: foreign(places),
        }),
      )
  return attempts.filter(({ may }) => may !== 'nobody')
}

forEachCatalogueOnce('sets of institutions with a foreign one', ({ build, called, of }) => {
  it(`in ${called} are refused whole: nothing read, nothing written, nothing recorded`, {
    timeout: 600_000,
  }, async () => {
    const built = await build()
    const every = Object.keys(of.permissions)
    const own = [OWN, SIBLING]
    // Every right there is, at the level of those who are not everywhere; level 1 itself is kept to its institutions.
    const people = [1, 2].map((level) =>
      person({ level, institutions: own, permissions: Object.fromEntries(own.map((id) => [id, every])) }),
    )
    const attempts = built.resources.all.flatMap((resource) => attemptsOn(built, resource))
    expect(new Set(attempts.map(({ called: name }) => name.split(' ')[0]))).toEqual(
      new Set(['list', 'delete', 'insert', 'batch', 'remove', 'update', 'link']),
    )
    const before = await contents(built)
    let calls = 0
    for (const [n, { called: name, ask }] of attempts.entries()) {
      const refused = fc.asyncProperty(sets, fc.constantFrom(...people), async (places, who) => {
        const answer = await ask(places, who)
        calls++
        expect([name, places, answer.status]).toEqual([name, places, 403])
        expect(answer.body.data, name).toBeUndefined()
        expect(answer.body.details, name).toEqual([])
      })
      await fc.assert(refused, { seed: seed + n, numRuns: SETS, endOnFailure: true })
    }
    expect(await contents(built)).toEqual(before)
    console.info(`${calls} calls of ${attempts.length} sorts, each with ${SETS} sets`)
    // The same calls are let through where no institution is foreign: it is the set that was refused.
    const [who] = people
    for (const { called: name, ask } of attempts.filter((a) => a.called.startsWith('list'))) {
      const answer = await ask(own, who as Principal)
      expect([name, answer.status]).toEqual([name, 200])
    }
    expect(INSTITUTIONS).toContain(OTHER)
  })
})
