import { beforeAll, expect, it } from 'vitest'
import { recordAudit } from '#server/audit.ts'
import { operator } from '#server/principal.ts'
import { type Browser, signedIn } from '../auth/browser.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { morning } from '../resources/institutions.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { ask, call, read, SCHEDULE } from './asking.ts'

forEachEngine('the history of a row', ({ open }) => {
  let server: TestServer
  let provider: Browser
  let director: Browser
  let viewer: Browser
  beforeAll(async () => {
    server = await openTestServer(open)
    provider = await signedIn(server.app, people.provider)
    director = await signedIn(server.app, people.director)
    viewer = await signedIn(server.app, people.viewer)
    return () => server.close()
  })

  it('tells who did what and where, newest first, and what each column was before', async () => {
    const { id } = await call(provider, 'POST', SCHEDULE, { ...morning, institution: [1, 2] })
    await call(provider, 'PUT', `${SCHEDULE}/${id}`, { code: 'M9', break: null })
    const { data, older } = await read(provider, 'schedule', id)
    expect(data.map(({ id: _, at, ...one }) => ({ ...one, at: Date.parse(at) > 0 }))).toEqual([
      {
        at: true,
        by: 'person',
        name: 'Paula Provider',
        action: 'update',
        institutions: [1, 2],
        before: { code: 'M1', break: '00:30', nbWorkedMinutes: 420 },
        after: { code: 'M9', break: null, nbWorkedMinutes: 450 },
      },
      {
        at: true,
        by: 'person',
        name: 'Paula Provider',
        action: 'insert',
        institutions: [1, 2],
        before: {},
        after: {},
      },
    ])
    expect(older).toBeUndefined()
  })

  it('tells what changed with a row that another institution took up in the same call', async () => {
    const { id, version } = await call(provider, 'POST', SCHEDULE, {
      ...morning,
      code: 'L1',
      institution: [1],
    })
    const line = { ...morning, id, version, code: 'L1', beginAt: '07:00' }
    const upsert = { batch: [line], IDInstitution: 2 }
    expect(await call(provider, 'POST', `${SCHEDULE}/upsert-batch`, upsert)).toMatchObject([
      { outcome: 'linked' },
    ])
    const { data } = await read(director, 'schedule', id)
    expect(data[0]).toMatchObject({
      action: 'link',
      before: { beginAt: '06:45' },
      after: { beginAt: '07:00' },
    })
    const only = { batch: [{ id }], IDInstitution: 3 }
    await call(provider, 'POST', `${SCHEDULE}/upsert-batch`, only)
    expect((await read(provider, 'schedule', id)).data[0]).toMatchObject({
      action: 'link',
      before: {},
      after: {},
    })
  })

  it('names what relations pointed at, then and now', async () => {
    const poles = []
    for (const name of ['Nord', 'Sud'])
      poles.push((await call(provider, 'POST', '/api/v2/pole', { name, institution: [1] })).id)
    const [north, south] = poles
    const made = { name: 'Urgences', pole: north, institution: [1] }
    const { id } = await call(provider, 'POST', '/api/v2/service', made)
    await call(provider, 'PUT', `/api/v2/service/${id}`, { pole: south })
    const { data, related } = await read(director, 'service', id)
    expect(data[0]).toMatchObject({ before: { pole: north }, after: { pole: south } })
    expect(related.pole?.labels).toMatchObject([
      { id: north, label: 'Nord' },
      { id: south, label: 'Sud' },
    ])
  })

  it('is that of the institutions that the reader sees: of others neither what was done there nor their names', async () => {
    const { id } = await call(provider, 'POST', SCHEDULE, { ...morning, code: 'P1', institution: [1, 3] })
    const links = '/api/v2/institution-has-schedule'
    const [link] = await call(provider, 'POST', `${links}/batch`, { schedules: [id], institution: 2 })
    await call(provider, 'DELETE', `${links}/${link.id}`)
    await call(provider, 'POST', `${links}/batch`, { schedules: [id], institution: 2 })
    await call(provider, 'DELETE', `${SCHEDULE}/${id}?institutions=3`)
    const seen = async (who: Browser) =>
      (await read(who, 'schedule', id)).data.map(({ by, action, institutions }) => [by, action, institutions])
    expect(await seen(provider)).toEqual([
      ['person', 'remove', [3]],
      ['person', 'link', [2]],
      ['person', 'remove', [2]],
      ['person', 'link', [2]],
      ['person', 'insert', [1, 3]],
    ])
    expect(await seen(director)).toEqual([
      ['support', 'link', [2]],
      ['support', 'remove', [2]],
      ['support', 'link', [2]],
      ['support', 'insert', [1]],
    ])
    expect(await seen(viewer)).toEqual([['support', 'insert', [1]]])
    expect((await ask(director, 'schedule', id)).text).not.toContain('Paula')
  })

  it('leaves out of lists what is not the reader’s to read', async () => {
    const job = async (name: string, institution: readonly number[]) =>
      (await call(provider, 'POST', '/api/v2/job', { name, institution })).id
    const [kept, left] = [await job('IDE', [1, 3]), await job('AS', [1, 3])]
    const hour = { idInstitution: 1, name: 'Nuit', job: [kept, left] }
    const { id } = await call(provider, 'POST', '/api/v2/specialHour', hour)
    await call(provider, 'PUT', `/api/v2/specialHour/${id}`, { job: [kept] })
    await call(provider, 'PUT', `/api/v2/specialHour/${id}`, { job: [] })
    await call(provider, 'DELETE', `/api/v2/job/${left}?institutions=1`)
    const jobs = async (who: Browser) =>
      (await read(who, 'specialHour', id)).data.map((one) => [one.before.job, one.after.job])
    expect(await jobs(provider)).toEqual([
      [[kept], []],
      [[kept, left], [kept]],
      [undefined, undefined],
    ])
    expect(await jobs(director)).toEqual([
      [[kept], []],
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  it('tells of an access what was changed of the person by it, and elsewhere', async () => {
    const person = { firstName: 'Claire', lastName: 'Morel', email: 'claire.morel@example.org', lang: 'fr' }
    const more = { level: 2, typeAdmin: 4, institution: [1, 2] }
    const admin = (await call(provider, 'POST', '/api/v2/admin', { ...person, ...more })).id
    const search = JSON.stringify({ query: { admin, institution: [1] } })
    const [{ id }] = await call(provider, 'POST', '/api/v2/institution-has-admin', { search })
    const path = `/api/v2/institution-has-admin/${id}`
    await call(provider, 'PUT', path, { position: 'Cadre', lastName: 'Diallo' })
    await call(provider, 'PUT', `/api/v2/admin/${admin}`, { firstName: 'Nadia' })
    const told = async (who: Browser) =>
      (await read(who, 'institutionHasAdmin', id)).data.map(({ action, before, after }) => [
        action,
        before,
        after,
      ])
    expect(await told(provider)).toMatchObject([
      ['update', { firstName: 'Claire' }, { firstName: 'Nadia' }],
      ['update', { position: null, lastName: 'Morel' }, { position: 'Cadre', lastName: 'Diallo' }],
    ])
    expect(await told(director)).toEqual([['update', { position: null }, { position: 'Cadre' }]])
  })

  it('leaves out what other institutions have of a list that each has its part of', async () => {
    const service = (await call(provider, 'POST', '/api/v2/service', { name: 'Bloc', institution: [3] })).id
    const person = { firstName: 'Ines', lastName: 'Roy', email: 'ines@example.org', lang: 'fr', level: 2 }
    const given = { ...person, typeAdmin: 4, institution: [1, 3] }
    const { id } = await call(provider, 'POST', '/api/v2/admin', given)
    await call(provider, 'PUT', `/api/v2/admin/${id}`, { notificationServices: [service], firstName: 'Inès' })
    const links = '/api/v2/institutionHasService/batch'
    await call(provider, 'POST', links, { services: [service], institution: 1 })
    const [seen] = (await read(provider, 'admin', id)).data
    expect(seen?.after).toMatchObject({ notificationServices: [service], firstName: 'Inès' })
    const [told] = (await read(director, 'admin', id)).data
    expect(told?.after).toHaveProperty('firstName', 'Inès')
    expect(told?.after).not.toHaveProperty('notificationServices')
  })

  it('says of others than people in sight that it was somebody, or the program', async () => {
    const { id } = await call(provider, 'POST', '/api/v2/pole', { name: 'Est', institution: [1] })
    const person = { firstName: 'Ute', lastName: 'Kern', email: 'ute@example.org', lang: 'de', level: 2 }
    const other = await call(provider, 'POST', '/api/v2/admin', { ...person, typeAdmin: 4, institution: [3] })
    const change = { action: 'update', entity: 'pole', row: id, institutions: [1] } as const
    // At the same moment, and beside something that is done to no row.
    await server.database.transaction(async (tx) => {
      for (const who of [other, operator])
        await recordAudit(tx, who, [{ ...change, before: { name: 'E' }, after: { name: 'Est' } }])
      await recordAudit(tx, operator, [{ ...change, action: 'lock' }])
    })
    const { data } = await read(director, 'pole', id)
    expect(data.map(({ by, name }) => [by, name])).toEqual([
      ['program', undefined],
      ['other', undefined],
      ['support', undefined],
    ])
  })

  it('tells nothing of secrets but that there was a change', async () => {
    const path = '/api/v2/institutionChronos'
    const { id } = await call(provider, 'POST', path, { institution: 1, password: 'first one' })
    await call(provider, 'PUT', `${path}/${id}`, { password: 'second one' })
    const { status, text, body } = await ask(provider, 'institutionChronos', id)
    expect([status, body.data[0]]).toMatchObject([200, { action: 'update', before: {}, after: {} }])
    expect(text).not.toMatch(/password|first one|second one/)
  })

  it('is not there where the row is not: in another institution, removed, or never made', async () => {
    const { id } = await call(provider, 'POST', SCHEDULE, { ...morning, code: 'R1', institution: [3] })
    const asked = await Promise.all([director, viewer].map((who) => ask(who, 'schedule', id)))
    expect(asked.map(({ status }) => status)).toEqual([404, 404])
    await call(provider, 'POST', '/api/v2/institution-has-schedule/batch', {
      schedules: [id],
      institution: 1,
    })
    expect((await ask(director, 'schedule', id)).status).toBe(200)
    await call(provider, 'DELETE', `${SCHEDULE}/${id}`)
    expect((await ask(director, 'schedule', id)).status).toBe(404)
    expect((await ask(provider, 'schedule', 2_000_000_000)).status).toBe(404)
  })

  it('refuses what it does not understand, and who may not read such rows', async () => {
    const fault = async (...asked: Parameters<typeof ask>) => {
      const { status, body } = await ask(...asked)
      return [status, body.details?.[0]?.column]
    }
    for (const [column, entity, row, more] of [
      ['entity', 'nothing', 1, ''],
      ['row', 'schedule', 0, ''],
      ['row', 'schedule', 'x', ''],
      ['row', 'schedule', 99_999_999_999, ''],
      ['before', 'schedule', 1, '&before=x'],
      ['before', 'schedule', 1, '&before=99999999999999999999'],
      ['order', 'schedule', 1, '&order=asc'],
    ] as const)
      expect(await fault(provider, entity, row, more)).toEqual([400, column])
    expect((await ask(viewer, 'adminInfo', 1)).status).toBe(403)
    const nobody = await server.app.inject({ url: '/bff-backoffice/history?entity=schedule&row=1' })
    expect(nobody.statusCode).toBe(401)
  })
})
