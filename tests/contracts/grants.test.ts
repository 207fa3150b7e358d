import { expect, it } from 'vitest'
import { writableColumns } from '#dsl/entities/entity.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { type Built, forEachCatalogueOnce } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { OTHER, OWN } from '#tests/server/world.ts'

/** Somebody of OWN with every permission there, whose id is that of the row of `admin` there; another one of OTHER. */
const people = ({ row }: Built, permissions: readonly string[]) => {
  const of = (place: number) =>
    person({
      id: row('admin', place),
      level: 4,
      institutions: [place],
      permissions: { [place]: permissions },
    })
  return { holder: of(OWN), other: of(OTHER) }
}

const rowOf = async ({ server }: Built, { path }: Resource, id: number) =>
  (await server.list(person(), path, { query: { id } })).body.data[0]

/** Values for the columns of a row that people may change, each other than the one stored. */
const changesOf = async (built: Built, resource: Resource, id: number): Promise<[string, unknown][]> => {
  const stored = await rowOf(built, resource, id)
  const bodies = [901, 902, 903, 904, 905].map((n) => built.patch(resource, n, OWN))
  return writableColumns(resource.entity).flatMap(([name]): [string, unknown][] => {
    const found = bodies.find((body) => name in body && `${body[name]}` !== `${stored[name]}`)
    return found ? [[name, found[name]]] : []
  })
}

forEachCatalogueOnce('what grants widen', ({ build, called, of }) => {
  const permissions = Object.keys(of.permissions)

  it(`in ${called}: the columns named, and no other [area 6.1]`, async () => {
    const built = await build()
    const { server, row, resources } = built
    // What repeats another row is written through: tests/contracts/describedOwnArea.test.ts.
    const typed = ({ grants, derived }: Resource['entity']) =>
      grants.some(({ update = [] }) => update.some((name) => !(name in derived)))
    for (const resource of resources.all.filter(({ entity }) => typed(entity))) {
      const { entity, path } = resource
      const id = row(entity.name, OWN)
      const { holder, other } = people(built, permissions)
      const granted = new Set(entity.grants.flatMap(({ update }) => update ?? []))
      const changes = await changesOf(built, resource, id)
      const allowed = changes.filter(([name]) => granted.has(name))
      const others = changes.filter(([name]) => !granted.has(name))
      expect(allowed.length, entity.name).toBeGreaterThan(0)
      const before = await rowOf(built, resource, id)
      for (const [name, value] of others) {
        const body = { ...Object.fromEntries(allowed.slice(0, 1)), [name]: value }
        const answer = await server.call(holder, 'PUT', `${path}/${id}`, body)
        expect([answer.status, answer.body.details], `${entity.name}.${name}`).toEqual([
          403,
          [{ column: name, code: 403, reason: 'notWritable' }],
        ])
      }
      expect(await rowOf(built, resource, id), entity.name).toEqual(before)
      // All at once: what holds between columns holds between these.
      const whole = Object.fromEntries(
        Object.entries(built.patch(resource, 901, OWN)).filter(([name]) => granted.has(name)),
      )
      for (const name of Object.keys(whole))
        expect(
          (await server.call(other, 'PUT', `${path}/${id}`, { [name]: whole[name] })).status,
          `${entity.name}.${name}`,
        ).toBeOneOf([403, 404])
      const { status, body } = await server.call(holder, 'PUT', `${path}/${id}`, whole)
      expect([status, body.data], entity.name).toEqual([200, expect.objectContaining(whole)])
    }
  })

  it(`in ${called}: one's own rows, which nobody else reads, makes or removes`, async () => {
    const built = await build()
    const { server, body, place, resources } = built
    for (const resource of resources.all) {
      const { entity, path } = resource
      const can = (operation: 'read' | 'insert' | 'remove') =>
        entity.grants.find((one) => one[operation] && one.own)
      const { holder, other } = people(built, permissions)
      const own = can('insert')?.own
      if (own) {
        const fresh = (id: number) => ({ ...body(resource, 900), ...place(resource, 3), [own]: id })
        const mine = await server.call(holder, 'POST', path, fresh(holder.id))
        expect([201, 409], `${entity.name} ${mine.text}`).toContain(mine.status)
        const foreign = await server.call(holder, 'POST', path, fresh(other.id))
        expect(foreign.status, `${entity.name} ${foreign.text}`).toBe(403)
      }
      const whose = can('read')?.own
      if (!whose) continue
      const all = (await server.list(person(), path, { limit: 300 })).body.data
      const listed = (await server.list(holder, path, { limit: 300 })).body
      const mine = all.filter((one: Record<string, unknown>) => one[whose] === holder.id)
      expect(mine.length, entity.name).toBeGreaterThan(0)
      expect([listed.data, listed.count], entity.name).toEqual([mine, mine.length])
      const foreign = all.find((one: Record<string, unknown>) => one[whose] !== holder.id)
      expect((await server.list(holder, path, { query: { id: foreign.id } })).body.count).toBe(0)
      if (!can('remove')) continue
      expect((await server.call(holder, 'DELETE', `${path}/${foreign.id}`)).status, entity.name).toBe(404)
      expect((await server.call(holder, 'DELETE', `${path}/${mine[0].id}`)).status, entity.name).toBe(200)
    }
  })
})
