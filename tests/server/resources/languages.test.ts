import { expect, it } from 'vitest'
import type { Principal } from '#server/principal.ts'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { openServer } from './institutions.ts'

const provider = person()
const ADMINS = '/api/v2/admin'
const INFOS = '/api/v2/adminInfo'
const ATTACHMENTS = '/api/v2/institution-has-admin'

const hire = async (server: TestServer, more: object = {}) => {
  await server.database.session((session) => session.exec(`insert into "level" ("name") values ('L1')`))
  const { status, body } = await server.call(provider, 'POST', ADMINS, {
    firstName: 'Ana',
    lastName: 'Martin',
    email: 'ana@example.org',
    level: 1,
    typeAdmin: 2,
    institution: [1, 2],
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id as number
}

/** A person's language wherever it is told. */
const languagesOf = async (server: TestServer, admin: number) => {
  const one = (await server.list(provider, ADMINS, { query: { id: admin } })).body.data[0]
  const numbers = await Promise.all(
    [INFOS, ATTACHMENTS].map(
      async (path) => (await server.list(provider, path, { query: { admin } })).body.data,
    ),
  )
  return [one.lang, one.idLanguage, ...numbers.flat().map((row: { idLanguage: number }) => row.idLanguage)]
}

forEachEngine('the language of a person', ({ open }) => {
  it('is one, whichever of its names is written', async () => {
    const server = await openServer(open)
    const admin = await hire(server, { lang: 'de' })
    expect(await languagesOf(server, admin)).toEqual(['de', 2, 2, 2])
    const info = await server.call(provider, 'POST', INFOS, { admin, idLanguage: 4 })
    expect([info.status, info.body.data]).toMatchObject([201, { admin, idLanguage: 4 }])
    expect(await languagesOf(server, admin)).toEqual(['es', 4, 4, 4, 4])
    const put = (path: string, id: number, body: object) =>
      server.call(provider, 'PUT', `${path}/${id}`, body)
    await put(INFOS, info.body.data.id, { idLanguage: 3 })
    expect(await languagesOf(server, admin)).toEqual(['en', 3, 3, 3, 3])
    const [attachment] = (await server.list(provider, ATTACHMENTS, { query: { admin } })).body.data
    await put(ATTACHMENTS, attachment.id, { idLanguage: 1, matricule: 'M1' })
    expect(await languagesOf(server, admin)).toEqual(['fr', 1, 1, 1, 1])
    await put(ADMINS, admin, { idLanguage: 2 })
    expect(await languagesOf(server, admin)).toEqual(['de', 2, 2, 2, 2])
    await put(ADMINS, admin, { lang: 'es' })
    expect(await languagesOf(server, admin)).toEqual(['es', 4, 4, 4, 4])
    await put(ATTACHMENTS, attachment.id, { idLanguage: null, position: 'Cadre' })
    expect(await languagesOf(server, admin)).toEqual(['es', 4, 4, 4, 4])
  })

  it('is refused where it contradicts itself or is none, and nothing is written', async () => {
    const server = await openServer(open)
    const admin = await hire(server, { lang: 'fr', idLanguage: 1 })
    const both = await server.call(provider, 'PUT', `${ADMINS}/${admin}`, { lang: 'de', idLanguage: 3 })
    expect(both.body.details).toEqual([{ column: 'idLanguage', code: 406, reason: 'notComputed' }])
    const none = await server.call(provider, 'POST', INFOS, { admin, idLanguage: 9 })
    expect([none.status, none.body.details]).toEqual([
      400,
      [{ column: 'idLanguage', code: 406, reason: 'notAChoice' }],
    ])
    expect((await server.list(provider, INFOS)).body.count).toBe(0)
    expect(await languagesOf(server, admin)).toEqual(['fr', 1, 1, 1])
  })

  it('is recorded as a change of the person', async () => {
    const server = await openServer(open)
    const admin = await hire(server, { lang: 'fr' })
    await server.call(person({ id: 7 }), 'POST', INFOS, { admin, idLanguage: 2 })
    const audit = await server.database.kysely
      .selectFrom('audit')
      .selectAll()
      .where('admin', '=', 7)
      .orderBy('id')
      .execute()
    expect(audit).toMatchObject([
      { entity: 'admin', row: admin, before: { lang: 'fr' }, after: { lang: 'de' } },
      { entity: 'adminInfo' },
    ])
  })

  it('is nobody’s to change who may not change the person, whom they do not hear of where they may not see them', async () => {
    const server = await openServer(open)
    const admin = await hire(server, { lang: 'de', institution: [1, 2] })
    const { body } = await server.call(provider, 'POST', INFOS, { admin, idLanguage: 4 })
    const put = (who: Principal, idLanguage: unknown) =>
      server.call(who, 'PUT', `${INFOS}/${body.data.id}`, { idLanguage })
    const [partly, nowhere] = [person({ institutions: [1] }), person({ institutions: [3] })]
    for (const given of [3, 9]) expect((await put(partly, given)).status).toBe(403)
    const unseen = await put(nowhere, 3)
    expect([unseen.status, unseen.body.details]).toEqual([
      400,
      [{ column: 'idLanguage', code: 406, reason: 'notComputed' }],
    ])
    expect((await languagesOf(server, admin)).slice(0, 2)).toEqual(['es', 4])
  })
})
