import { expect, it } from 'vitest'
import { softDeletedBy, unlinksTo } from '#dsl/entities/facts.ts'
import { type Built, forEachCatalogue } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { OWN } from '#tests/server/world.ts'

// A removal that says which version it is of (RFC 9110, 13.1.1) removes no other one, however it goes.
const VERSION = 7
const stale = ['"6"', '"1"', '"8"', 'W/"7"', '"6", "8"', '"07"', '""', '"6" , ,W/"7"']
const malformed = [
  '7',
  '"7 "',
  ',',
  '',
  ' ',
  'x',
  '"7',
  '7"',
  '"7" "8"',
  '*, "7"',
  '"7", 8',
  'w/"7"',
  '"\u00007"',
]
const right = ['*', '"7"', '"6", "7"', 'W/"7", "7"', ' "7" ,']

const everything = ({ server, resources }: Built): Promise<string[]> =>
  server.database.session(async (session) => {
    const texts: string[] = []
    for (const table of [...resources.all.map((one) => one.table), '"audit"', '"idempotency"']) {
      const { rows } = await session.query(`select t::text as "row" from ${table} t order by 1`)
      texts.push(...rows.map(({ row }) => `${table} ${row}`))
    }
    return texts
  })

forEachCatalogue('a removal', ({ build, called }) => {
  it(`of ${called} is of the version that it names, or nothing is written`, {
    timeout: 300_000,
  }, async () => {
    const built = await build()
    const { server, resources, row, shared } = built
    let tried = 0
    for (const { path, entity, link, table } of resources.all) {
      if (entity.access.remove.may === 'nobody') continue
      const id = shared(entity.name) ?? row(entity.name, OWN)
      await server.database.session((s) =>
        s.exec(`update ${table} set "version" = ${VERSION} where "id" = ${id}`),
      )
      const [current] = (await server.list(person(), path, { query: { id } })).body.data
      const before = await everything(built)
      const remove = (ifMatch: string | undefined, query = '') =>
        server.call(
          person(),
          'DELETE',
          `${path}/${id}${query}`,
          undefined,
          ifMatch === undefined ? {} : { 'if-match': ifMatch },
        )
      for (const query of link ? ['', `?institutions=${OWN}`] : [''])
        for (const [headers, status, data, column] of [
          [stale, 412, current, undefined],
          [malformed, 400, undefined, 'if-match'],
        ] as const)
          for (const header of headers) {
            const { status: is, body } = await remove(header, query)
            const told = `${entity.name}${query} ${header}`
            expect([is, body.data, body.details?.[0]?.column], told).toEqual([status, data, column])
          }
      expect(await everything(built), entity.name).toEqual(before)
      const answers = new Set<number>()
      for (const header of right) {
        answers.add((await remove(header)).status)
        if (answers.has(200)) break
      }
      for (const status of answers) expect([200, 409], `${entity.name} ${status}`).toContain(status)
      if (!answers.has(200)) continue
      tried++
      // What is gone, or left for those who choose it again, is there no more to be compared with.
      const gone = unlinksTo(entity) === 'stays' ? [] : [...stale, ...right]
      for (const header of gone) expect((await remove(header)).status, `${entity.name} ${header}`).toBe(404)
    }
    expect(tried).toBeGreaterThan(3)
  })

  it(`of ${called} takes every form of the right version`, async () => {
    const built = await build()
    const { server, resources, body } = built
    const [resource] = resources.all.filter(
      ({ entity }) => entity.access.remove.may !== 'nobody' && softDeletedBy(entity) !== undefined,
    )
    const path = resource?.path ?? ''
    for (const [n, header] of ['*', '"1"', '"6", "1"', 'W/"1", "1"', ' "1" ,'].entries()) {
      const made = await server.call(person(), 'POST', path, resource && body(resource, 600 + n))
      const url = `${path}/${made.body.data.id}`
      expect(
        (await server.call(person(), 'DELETE', url, undefined, { 'if-match': header })).status,
        header,
      ).toBe(200)
      expect((await server.call(person(), 'DELETE', url, undefined, { 'if-match': header })).status).toBe(404)
    }
  })
})
