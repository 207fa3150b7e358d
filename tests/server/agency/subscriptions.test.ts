import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { type Answered, agencyOf, listOf, nurses } from './service.ts'

const refusal = ({ status, body }: Answered) => [
  status,
  body.details?.map(({ column, code }) => [column, code]),
]

forEachEngine('agency subscriptions', ({ open }) => {
  const agency = agencyOf(open)
  it('are created, listed, changed and ended as the gateway does [console 7.3.14, console 3.1.17]', async () => {
    const { call, make, list } = await agency()
    const made = await make(1)
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      idLegacySubscription: 1,
      name: 'Nuits',
      agency: { name: 'Nuits' },
      delay: 3,
      autoAccept: true,
      emails: nurses.emails,
      jobs: [{ id: 1, specialties: [{ id: 1 }] }],
      version: 1,
    })
    await make(2, { ...nurses, name: 'Jours' })
    expect(await list(1)).toEqual([made])
    const path = `${listOf(1)}/${made.id}`
    const change = {
      idLegacySubscription: 1,
      name: 'Week-ends',
      emails: ['we@agence.example'],
      delay: 0,
      autoAccept: false,
    }
    const changed = await call('PATCH', path, change)
    expect([changed.status, changed.body.data]).toMatchObject([
      200,
      { name: 'Week-ends', delay: 0, version: 2 },
    ])
    expect(await list(1)).toEqual([changed.body.data])
    expect((await call('DELETE', path)).status).toBe(200)
    expect(await list(1)).toEqual([])
    expect((await call('DELETE', path)).status).toBe(404)
    expect(await list(2)).toHaveLength(1)
  })

  it('gain and lose jobs; a job takes its specialties along, and the last one stays', async () => {
    const { call, make } = await agency()
    const { id } = await make(1)
    const path = `${listOf(1)}/${id}/jobs`
    const jobs = async (method: 'POST' | 'DELETE', lists: object) =>
      (await call(method, path, { idLegacySubscription: 1, ...lists })).body.data.jobs
    expect(await jobs('POST', { jobs: [2], specialties: [2, 3] })).toEqual([
      { id: 1, specialties: [{ id: 1 }, { id: 2 }] },
      { id: 2, specialties: [{ id: 3 }] },
    ])
    expect(await jobs('DELETE', { jobs: [], specialties: [2] })).toEqual([
      { id: 1, specialties: [{ id: 1 }] },
      { id: 2, specialties: [{ id: 3 }] },
    ])
    expect(await jobs('DELETE', { jobs: [1], specialties: [] })).toEqual([
      { id: 2, specialties: [{ id: 3 }] },
    ])
    expect(refusal(await call('DELETE', path, { idLegacySubscription: 1, jobs: [2] }))).toEqual([
      400,
      [['jobs', 419]],
    ])
    expect(refusal(await call('POST', path, { specialties: [1] }))).toEqual([400, [['specialties', 406]]])
  })

  it('answer 422 where the institution is no client of the agencies, and hold nothing of others [console 7.3.14]', async () => {
    const { call, make } = await agency()
    const none = await call('GET', listOf(3))
    expect([none.status, none.body.errors]).toEqual([
      422,
      [expect.stringContaining('client of the agencies')],
    ])
    expect((await call('POST', listOf(3), { ...nurses, jobs: [3], specialties: [] })).status).toBe(422)
    const { id } = await make(1)
    expect((await call('PATCH', `${listOf(2)}/${id}`, { delay: 1 })).status).toBe(404)
    expect((await call('GET', listOf(99))).status).toBe(404)
    expect((await call('GET', listOf('abc'))).status).toBe(404)
  })

  it('tell what is wrong by the names of the body', async () => {
    const { call, make } = await agency()
    const told = async (change: object) => refusal(await call('POST', listOf(1), { ...nurses, ...change }))
    expect(await told({ name: '' })).toEqual([400, [['name', 419]]])
    expect(await told({ emails: [] })).toEqual([400, [['emails', 419]]])
    expect(await told({ emails: ['nobody'] })).toEqual([400, [['emails', 4062]]])
    expect(await told({ emails: ['a@b.fr,c@d.fr'] })).toEqual([400, [['emails', 4062]]])
    expect(await told({ emails: 'a@b.fr' })).toEqual([400, [['emails', 406]]])
    expect(await told({ delay: -1 })).toEqual([400, [['delay', 406]]])
    expect(await told({ delay: 1.5 })).toEqual([400, [['delay', 406]]])
    expect(await told({ delay: null })).toEqual([400, [['delay', 419]]])
    expect(await told({ jobs: [] })).toEqual([400, [['jobs', 419]]])
    expect(await told({ jobs: [3], specialties: [] })).toEqual([400, [['jobs', 406]]])
    expect(await told({ specialties: [3] })).toEqual([400, [['specialties', 406]]])
    expect(await told({ lang: 'de' })).toEqual([400, [['lang', 406]]])
    expect(await told({ agencyName: 'x' })).toEqual([400, [['agencyName', 400]]])
    const { id } = await make(1)
    const other = await call('PATCH', `${listOf(1)}/${id}`, { idLegacySubscription: 2, name: 'x' })
    expect(refusal(other)).toEqual([400, [['idLegacySubscription', 406]]])
    expect((await call('GET', `${listOf(1)}?take=501`)).status).toBe(400)
    expect((await call('GET', `${listOf(1)}?skip=1`)).status).toBe(400)
  })

  it('never fail at what is no request', async () => {
    const { call, make } = await agency()
    const { id } = await make(1)
    const path = `${listOf(1)}/${id}`
    const bodies = [
      [],
      'x',
      7,
      { jobs: {} },
      { jobs: [null] },
      { name: { $: 1 } },
      { name: '\u0000' },
      { emails: [[]] },
    ]
    for (const body of [...bodies, { __proto__: 1 }, { delay: 1e308 }, { jobs: [2 ** 31] }])
      for (const [method, url] of [
        ['POST', listOf(1)],
        ['PATCH', path],
        ['POST', `${path}/jobs`],
        ['DELETE', `${path}/jobs`],
      ] as const)
        expect((await call(method, url, body)).status, `${method} ${JSON.stringify(body)}`).toBeLessThan(500)
    for (const name of ["'%20or%201=1", '..%2f..%2fadmins', '%00', 'x'.repeat(500)])
      expect((await call('PATCH', `${listOf(1)}/${name}`, { name: 'x' })).status).toBeLessThan(500)
    expect((await call('GET', listOf('1;drop'))).status).toBe(404)
  })

  it('are written by level 1 alone, and read in one’s own institutions', async () => {
    const { callAs, make, list } = await agency()
    const made = await make(1)
    const own = await callAs(people.viewer, 'GET', listOf(1))
    expect([own.status, own.body.result]).toEqual([200, [made]])
    expect((await callAs(people.viewer, 'GET', listOf(2))).status).toBe(403)
    const path = `${listOf(1)}/${made.id}`
    for (const [method, url, body] of [
      ['POST', listOf(1), nurses],
      ['PATCH', path, { name: 'x' }],
      ['DELETE', path, undefined],
      ['POST', `${path}/jobs`, { jobs: [2] }],
      ['DELETE', `${path}/jobs`, { jobs: [1] }],
    ] as const)
      expect((await callAs(people.director, method, url, body)).status, `${method} ${url}`).toBe(403)
    expect(await list(1)).toEqual([made])
  })

  it('stay whole when many are written at once, and each write is recorded', async () => {
    const { call, make, list, audit } = await agency()
    const made = await make(1)
    const path = `${listOf(1)}/${made.id}`
    const answers = await Promise.all([
      call('POST', `${path}/jobs`, { jobs: [2] }),
      call('POST', `${path}/jobs`, { specialties: [2] }),
      call('PATCH', path, { delay: 10 }),
      call('POST', `${path}/jobs`, { jobs: [2], specialties: [3] }),
      call('DELETE', `${path}/jobs`, { specialties: [1] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const jobs = [
      { id: 1, specialties: [{ id: 2 }] },
      { id: 2, specialties: [{ id: 3 }] },
    ]
    const [after] = await list(1)
    expect(after).toMatchObject({ delay: 10, jobs })
    const written = (after?.version ?? 0) - 1
    expect(await audit()).toEqual([
      { action: 'insert', entity: 'agencySubscription', row: 1, institutions: [1] },
      ...Array.from({ length: written }, () => ({
        action: 'update',
        entity: 'agencySubscription',
        row: 1,
        institutions: [1],
      })),
    ])
  })

  it('are written once for a key, and not over what somebody else wrote', async () => {
    const { call, list } = await agency()
    const key = { 'idempotency-key': 'once' }
    const first = await call('POST', listOf(1), nurses, key)
    expect((await call('POST', listOf(1), nurses, key)).body).toEqual(first.body)
    expect(await list(1)).toHaveLength(1)
    const path = `${listOf(1)}/${first.body.data.id}`
    await call('PATCH', path, { delay: 5 })
    const stale = await call('PATCH', path, { delay: 6 }, { 'if-match': '"1"' })
    expect([stale.status, stale.body.data]).toMatchObject([412, { delay: 5, version: 2, jobs: [{ id: 1 }] }])
  })
})
