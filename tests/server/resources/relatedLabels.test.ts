import { expect, it, onTestFinished } from 'vitest'
import { forEachEngine, type OpenFresh } from '../db/engines.ts'
import { buildTestServer, person, type TestServer } from '../harness.ts'

// A page tells how the rows that it points at are called, so that nobody has to read them all.
const HOURS = '/api/v2/specialHour'
const SERVICES = '/api/v2/service'

/** Two institutions. The first has all departments but the last, and four special hours: of two, all, none, and the foreign one. */
const scene = async (open: OpenFresh, services: number): Promise<TestServer> => {
  const server = await buildTestServer({ database: await open() })
  onTestFinished(() => server.close())
  await server.database.session((session) =>
    session.exec(`insert into "institution" ("name", "nameSMS", "country", "lang", "sector", "timezone")
        select 'Clinique ' || n, 'C' || n, 'fr', 'fr', 'health', 'Europe/Paris' from generate_series(1, 2) n;
      insert into "pole" ("name") values ('Nord'), ('Sud');
      insert into "service" ("name", "pole")
        select 'Unité ' || n, case when n % 3 = 0 then 1 end from generate_series(1, ${services}) n;
      insert into "institutionHasService" ("service", "institution")
        select n, case when n = ${services} then 2 else 1 end from generate_series(1, ${services}) n;
      insert into "specialHour" ("idInstitution", "name") values (1, 'two'), (1, 'all'), (1, 'none'), (1, 'foreign');
      insert into "specialHourHasService" ("idSpecialHour", "idService", "institution")
        values (1, 7, 1), (1, 9, 1), (4, ${services}, 1);
      insert into "specialHourHasService" ("idSpecialHour", "idService", "institution")
        select 2, n, 1 from generate_series(1, ${services - 1}) n;
      analyze`),
  )
  return server
}
const provider = person()
const own = person({ level: 1, institutions: [1] })
const places = (...ids: number[]) => person({ level: 3, institutions: ids })
const hours = { query: { idInstitution: [1] }, orderby: [{ columnName: 'id', orientation: 'asc' }] } as const

forEachEngine('the rows that a page points at', ({ open }) => {
  it.each([300, 5_000])('of %i departments are told by their labels, and no others', async (services) => {
    const server = await scene(open, services)
    const plain = await server.list(provider, HOURS, hours)
    expect(plain.status, plain.text).toBe(200)
    expect(Object.keys(plain.body)).toEqual(['data', 'count'])
    const asked = await server.list(provider, HOURS, { ...hours, related: ['service', 'job'] })
    expect(asked.body.data).toEqual(plain.body.data)
    const { related } = asked.body
    expect(related?.job).toEqual({ labels: [], complete: [] })
    const told = [...Array.from({ length: 20 }, (_, n) => n + 1), services]
    expect(related?.service?.labels).toEqual(told.map((id) => ({ id, label: `Unité ${id}` })))
    expect(related?.service?.complete).toEqual([2])
    // Somebody of the first institution is not told how a department of the other one is called.
    const seen = (await server.list(own, HOURS, { ...hours, related: ['service'] })).body.related?.service
    expect(seen?.labels.map(({ id }) => id)).toEqual(told.slice(0, -1))
    expect(seen?.complete).toEqual([2])
    // One more department of the institution, and the list is not complete any more.
    const made = await server.call(provider, 'POST', SERVICES, { name: 'Neuve', institution: [1] })
    expect(made.status, made.text).toBe(201)
    const after = await server.list(provider, HOURS, { ...hours, related: ['service'] })
    expect(after.body.related?.service?.complete).toEqual([])
  })

  it('are told of the relations asked for, and of no other column', async () => {
    const server = await scene(open, 30)
    for (const name of ['name', 'id', 'nothing', 'idInstitution2', '__proto__']) {
      const { status, body } = await server.list(provider, HOURS, { related: [name] })
      expect([status, body.details?.[0]?.column], name).toEqual([400, name])
    }
    expect((await server.list(provider, HOURS, { related: 'service' })).status).toBe(400)
    expect((await server.list(provider, HOURS, { related: [] })).body.related).toEqual({})
    const pages = { ...hours, related: ['service'] }
    const second = await server.list(provider, HOURS, { ...pages, limit: 1 })
    expect(second.body.related?.service?.labels.map(({ id }) => id)).toEqual([7, 9])
    const empty = await server.list(provider, HOURS, { ...pages, limit: 0 })
    expect(empty.body.related?.service).toEqual({ labels: [], complete: [] })
  })

  it('are searched: some, those that go with others or with none, and where they are', async () => {
    const server = await scene(open, 300)
    const found = async (who: typeof own, search: object) => {
      const { status, body, text } = await server.list(who, SERVICES, search)
      expect(status, text).toBe(200)
      return [body.count, body.institutions]
    }
    expect(await found(provider, { text: { value: 'unité 29', columns: ['name'] }, limit: 0 })).toEqual([
      11,
      undefined,
    ])
    expect(await found(provider, { query: { pole: [1] }, institutions: true })).toEqual([100, [1, 2]])
    expect(await found(provider, { query: { pole: [1, null] }, limit: 0 })).toEqual([300, undefined])
    expect(await found(provider, { query: { pole: [null] }, limit: 0 })).toEqual([200, undefined])
    expect(await found(provider, { query: { institution: [2] }, institutions: true })).toEqual([1, [2]])
    expect(await found(provider, { query: { name: 'Unité 7' }, limit: 0, institutions: true })).toEqual([
      1,
      [1],
    ])
    expect(await found(places(1), { limit: 0, institutions: true })).toEqual([299, [1]])
    expect(await found(places(), { institutions: true })).toEqual([0, []])
    expect(
      (await server.list(places(1), SERVICES, { query: { institution: [2] }, institutions: true })).status,
    ).toBe(403)
    expect((await server.list(provider, HOURS, { institutions: true })).body.institutions).toEqual([1])
    expect(
      (await server.list(provider, '/api/v2/institution', { institutions: true })).body.institutions,
    ).toEqual([1, 2])
    expect((await server.list(provider, SERVICES, { institutions: 1 })).status).toBe(400)
  })
})
