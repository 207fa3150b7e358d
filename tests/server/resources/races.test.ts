import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deadlocksOf, deadlocksTold } from '../db/deadlocks.ts'
import { forEachEngine } from '../db/engines.ts'
import { type Called, person, type TestServer } from '../harness.ts'
import { runsOf, seed } from '../seed.ts'
import { openServer } from './institutions.ts'

const provider = person()

const insert = async (server: TestServer, path: string, row: object) => {
  const { status, body } = await server.call(provider, 'POST', path, row)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data as { id: number; version: number }
}
const one = async (server: TestServer, text: string) =>
  (await server.database.session((session) => session.query(text))).rows[0] ?? {}

/** A little sleep before every write to a table, so that transactions meet in every order; PostgreSQL only. */
const slowly = (server: TestServer, tables: readonly string[]) =>
  server.database.session((session) =>
    session.exec(
      [
        `create or replace function "dawdle"() returns trigger language plpgsql as $$ begin perform pg_sleep(random() * 0.004); return null; end $$;`,
        ...tables.map(
          (table) =>
            `create trigger "dawdle" after insert or update or delete on "${table}" for each statement execute function "dawdle"();`,
        ),
      ].join('\n'),
    ),
  )

const shared = [
  {
    path: '/api/v2/contractSalaryGrid',
    links: '/api/v2/institutionHasContractSalaryGrid',
    row: 'contractSalaryGrid',
    body: { name: 'FPH' },
  },
  {
    path: '/api/v2/notificationContract',
    links: '/api/v2/institutionHasNotificationContract',
    row: 'notificationContract',
    body: { recapType: 1, to: 'paie@exemple.fr' },
  },
] as const

forEachEngine('calls that meet', ({ open, engine }) => {
  // T20
  it.each(shared)('leave no link to a $row that is gone, and none goes that is linked', async (of) => {
    const server = await openServer(open)
    const linkTable = of.links.split('/').at(-1) ?? ''
    if (engine === 'postgres') await slowly(server, [linkTable, of.row])
    const calls: Readonly<Record<string, (id: number) => Promise<Called>>> = {
      unlink1: (id) => server.call(provider, 'DELETE', `${of.path}/${id}?institutions=1`),
      unlink2: (id) => server.call(provider, 'DELETE', `${of.path}/${id}?institutions=2`),
      linkMany: (id) =>
        server.call(provider, 'POST', `${of.links}/batch`, { [`${of.row}s`]: [id], institution: 3 }),
      linkOne: (id) => server.call(provider, 'POST', of.links, { [of.row]: id, institution: 4 }),
      // As other clients do it: the link first, then the row.
      stepwise: async (id) => {
        const link = { query: { [of.row]: id, institution: [1] } }
        const [found] = (await server.list(provider, of.links, link)).body.data
        if (found) await server.call(provider, 'DELETE', `${of.links}/${found.id}`)
        return server.call(provider, 'DELETE', `${of.path}/${id}`)
      },
    }
    const names = Object.keys(calls)
    const property = fc.asyncProperty(
      fc.shuffledSubarray(names, { minLength: 3 }),
      fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 5, maxLength: 5 }),
      async (order, turns) => {
        const { id } = await insert(server, of.path, { ...of.body, institution: [1, 2] })
        const answers = await Promise.all(
          order.map(async (name, i) => {
            for (let turn = 0; turn < (turns[i] ?? 0); turn++) await new Promise(setImmediate)
            return { name, status: (await calls[name]?.(id))?.status ?? 0 }
          }),
        )
        expect(answers.filter(({ status }) => status >= 500)).toEqual([])
        const state = await one(
          server,
          `select (select count(*) from "${of.row}" where "id" = ${id})::int as "rows",
            (select coalesce(json_agg("institution" order by "institution"), '[]') from "${linkTable}" where "${of.row}" = ${id}) as "places"`,
        )
        const places = state.places as number[]
        const asked = (name: string) => answers.find((answer) => answer.name === name)
        const linked = (name: string) => [200, 201].includes(asked(name)?.status ?? 0)
        // What was linked is still there: neither link is ever asked to go.
        expect(places.includes(3)).toBe(linked('linkMany'))
        expect(places.includes(4)).toBe(linked('linkOne'))
        expect(places.includes(2)).toBe(asked('unlink2') === undefined)
        expect(state.rows).toBe(places.length > 0 ? 1 : 0)
      },
    )
    await fc.assert(property, { numRuns: runsOf(engine === 'postgres' ? 500 : 40), seed })
    expect(await deadlocksOf(server.database), await deadlocksTold(server.database)).toBe(0)
  })

  it('and rename a row that others repeat leave every copy right, without blocking each other', async () => {
    const server = await openServer(open)
    if (engine === 'postgres') await slowly(server, ['pole', 'service', 'job', 'specialty', 'template'])
    const at = { institution: [1] }
    const poles = [
      await insert(server, '/api/v2/pole', { name: 'A', ...at }),
      await insert(server, '/api/v2/pole', { name: 'B', ...at }),
    ]
    const job = await insert(server, '/api/v2/job', { name: 'Infirmier', ...at })
    const specialty = await insert(server, '/api/v2/specialty', { name: 'Bloc', job: job.id, ...at })
    const services: number[] = []
    const templates: number[] = []
    for (let n = 0; n < 4; n++) {
      services.push(
        (await insert(server, '/api/v2/service', { name: `S${n}`, pole: poles[n % 2]?.id, ...at })).id,
      )
      const template = { name: `T${n}`, institution: 1, job: job.id, specialty: specialty.id }
      templates.push((await insert(server, '/api/v2/template', template)).id)
    }
    const change = async (path: string, id: number, patch: object) => {
      const [row] = (await server.list(provider, path, { query: { id } })).body.data
      return server.call(provider, 'PUT', `${path}/${id}`, patch, { 'if-match': `"${row.version}"` })
    }
    const rounds = runsOf(engine === 'postgres' ? 60 : 8)
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all([
        ...poles.map(({ id }) => change('/api/v2/pole', id, { name: `Pôle ${id} ${round}` })),
        change('/api/v2/job', job.id, { name: `Métier ${round}` }),
        change('/api/v2/specialty', specialty.id, { name: `Spécialité ${round}` }),
        ...services.map((id, n) =>
          change('/api/v2/service', id, { name: `S${n} ${round}`, pole: poles[(n + round) % 2]?.id }),
        ),
        ...templates.map((id, n) => change('/api/v2/template', id, { name: `T${n} ${round}` })),
      ])
      expect(
        answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 412),
      ).toEqual([])
    }
    const wrong = await one(
      server,
      `select (select count(*) from "service" s join "pole" p on p."id" = s."pole" where s."poleName" <> p."name")::int
        + (select count(*) from "template" t join "job" j on j."id" = t."job" where t."jobName" <> j."name")::int
        + (select count(*) from "template" t join "specialty" x on x."id" = t."specialty" where t."specialtyName" <> x."name")::int as "n"`,
    )
    expect(wrong.n).toBe(0)
    expect(await deadlocksOf(server.database), await deadlocksTold(server.database)).toBe(0)
  })
})
