import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { insert, openServer } from './institutions.ts'

const provider = person()
const ADMINS = '/api/v2/admin'
const ATTACHMENTS = '/api/v2/institution-has-admin'
const SERVICES = '/api/v2/service'
const CHRONOS = '/api/v2/institutionChronos'

const staff = async (server: TestServer) => {
  await server.database.session((session) =>
    session.exec(`insert into "level" ("name") select 'L' || n from generate_series(1, 6) n`),
  )
  const here = await insert(server, SERVICES, { name: 'Ici', institution: [1] })
  const there = await insert(server, SERVICES, { name: 'Là', institution: [2] })
  const admin = (email: string, institution: number[], more: object = {}) =>
    insert(server, ADMINS, {
      firstName: 'Ana',
      lastName: 'Martin',
      email,
      level: 3,
      typeAdmin: 2,
      lang: 'fr',
      institution,
      ...more,
    })
  const own = await admin('own@example.org', [1])
  const lists = { service: [here, there], notificationServices: [here, there] }
  const both = await admin('both@example.org', [1, 2], lists)
  const other = await admin('other@example.org', [2])
  return { here, there, own, both, other }
}

forEachEngine('what people of an institution read of it', ({ open }) => {
  it.each([2, 3, 5, 9])(
    'level %i: its administrators and their attachments, and nothing of others',
    async (level) => {
      const server = await openServer(open)
      const { here, there, own, both, other } = await staff(server)
      const who = person({ id: 999, level, institutions: [1] })
      const admins = await server.list(who, ADMINS, { orderby: [{ columnName: 'id', orientation: 'asc' }] })
      expect([admins.status, admins.body.data?.map(({ id }: { id: number }) => id)]).toEqual([
        200,
        [own, both],
      ])
      expect(admins.body.data[1]).toMatchObject({
        institution: [1],
        service: [here],
        notificationServices: [here],
      })
      for (const column of ['service', 'notificationServices'])
        expect([
          column,
          (await server.list(who, ADMINS, { query: { [column]: [there] } })).body.count,
        ]).toEqual([column, 0])
      const attachments = await server.list(who, ATTACHMENTS)
      expect(attachments.body.data.map((row: { admin: number }) => row.admin).sort()).toEqual(
        [own, both].sort(),
      )
      expect((await server.list(who, ADMINS, { query: { institution: [2] } })).status).toBe(403)
      expect(admins.text).not.toMatch(/password|hash|argon/i)
      const write = [
        await server.call(who, 'PUT', `${ADMINS}/${own}`, { firstName: 'Eve' }),
        await server.call(who, 'PUT', `${ADMINS}/${other}`, { firstName: 'Eve' }),
        await server.call(who, 'POST', ATTACHMENTS, { admin: own, institution: 1 }),
      ]
      expect(write.map(({ status }) => status)).toEqual([403, 404, 403])
    },
  )

  it.each([2, 4, 5, 9])(
    'level %i: that a time system is connected, and none of its secrets',
    async (level) => {
      const server = await openServer(open)
      await server.call(provider, 'PUT', CHRONOS, {
        institution: 1,
        url: 'https://time.example',
        token: 'tok-en',
        password: 'pass-word',
      })
      const who = person({ level, institutions: [1] })
      const { status, body, text } = await server.list(who, CHRONOS)
      expect([status, body.count, body.data[0].institution]).toEqual([200, 1, 1])
      expect(text).not.toMatch(/tok-en|pass-word/)
      expect(Object.keys(body.data[0])).not.toEqual(expect.arrayContaining(['token']))
      expect((await server.list(who, CHRONOS, { select: ['token'] })).status).toBe(400)
      expect((await server.list(who, CHRONOS, { query: { institution: [2] } })).status).toBe(403)
      expect(
        (await server.call(who, 'PUT', CHRONOS, { institution: 1, url: 'https://else.example' })).status,
      ).toBe(403)
    },
  )
})
