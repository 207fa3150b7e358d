import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { embeddedStore, postgresStore, type Store } from '../../durability/stores.ts'
import { password } from '../people.ts'
import { Command, type Environment, scratchFolder } from './command.ts'

const server = process.env.TEST_DATABASE_URL
const scratch = scratchFolder()
const running: Command[] = []
let store: Store
beforeAll(async () => {
  store = await (server ? postgresStore(server) : embeddedStore())
})
afterAll(async () => {
  for (const command of running) await command.stop('SIGKILL')
  await store.settled()
  await store.drop()
  scratch.clear()
})

const command = (args: readonly string[], env: Environment) => {
  const made = new Command(args, { ...store.env, ...env })
  running.push(made)
  return made
}
const serve = (NODE_ENV: string) => command(['--services-only'], { NODE_ENV })
const inProduction = (...args: string[]) => command(args, { NODE_ENV: 'production' }).ended

const call = (method: string, url: string, body: object, token = '') =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
const signIn = (address: string, name: string, secret: string) =>
  call('POST', `${address}/auth/login`, { email: `${name}@pupitre.test`, password: secret })
const query = (database: Database, text: string) => sql.raw(text).execute(database.kysely)

describe('data of the demo', () => {
  beforeAll(async () => {
    const demo = serve('test')
    const address = await demo.listening()
    for (const name of ['provider', 'director']) await signIn(address, name, 'pupitre-demo')
    const { data } = (await (await signIn(address, 'viewer', 'pupitre-demo')).json()) as {
      data: { token: string }
    }
    const passwords = { currentPassword: 'pupitre-demo', newPassword: password }
    const changed = await call('PUT', `${address}/auth/password/change-password`, passwords, data.token)
    expect(changed.status).toBe(200)
    await demo.stop('SIGTERM')
  })

  it('is refused in production as long as a demo account has its published password, by name', async () => {
    expect(await serve('production').ended).toEqual({
      code: 1,
      out: '',
      err: 'The database holds demo accounts with their published password: provider@pupitre.test, director@pupitre.test, manager@pupitre.test. Take it away before production: npm run demo:remove\n',
    })
  })

  it('is freed of the demo’s accounts by a command, which says what it did and records it', async () => {
    expect(await inProduction('demo:remove')).toEqual({
      code: 0,
      err: '',
      out: `provider@pupitre.test: password taken away; sessions ended: 1; attachments deactivated: 0
director@pupitre.test: password taken away; sessions ended: 1; attachments deactivated: 2
manager@pupitre.test: password taken away; sessions ended: 0; attachments deactivated: 2
viewer@pupitre.test: password taken away; sessions ended: 1; attachments deactivated: 1
Nobody of level 1 can sign in: npm run admin:create makes the first administrator.
`,
    })
    await store.settled()
    const database = await store.open()
    try {
      const { rows: left } = await query(
        database,
        `select (select count(*)::int from "account") as "passwords",
          (select count(*)::int from "session" where "revokedAt" is null) as "sessions",
          (select count(*)::int from "institutionHasAdmin" where "admin" <= 4 and ("isActivated" or "deactivatedAt" is null)) as "active",
          (select count(*)::int from "adminInInstitutionNotificationService" where "admin" in (2, 3, 4)) as "told",
          (select count(*)::int > 100 from "institutionHasAdmin" where "admin" > 4 and "isActivated") as "others"`,
      )
      expect(left).toEqual([{ passwords: 0, sessions: 0, active: 0, told: 0, others: true }])
      const { rows: audit } = await query(
        database,
        `select a."admin", a."action", a."entity", coalesce(h."admin", a."row") as "person",
          a."before" ->> 'isActivated' as "before", a."after" ->> 'isActivated' as "after"
        from "audit" a left join "institutionHasAdmin" h on a."entity" = 'institutionHasAdmin' and h."id" = a."row"
        where a."action" <> 'changePassword' and a."entity" not in ('payrollExport', 'adminInInstitutionNotificationService') order by "person", a."action"`,
      )
      const taken = (person: number) => ({ action: 'removePassword', entity: 'admin', person, before: null, after: null }) // biome-ignore format: one line
      const off = (person: number) => ({ action: 'update', entity: 'institutionHasAdmin', person, before: 'true', after: 'false' }) // biome-ignore format: one line
      const expected = [taken(1), taken(2), off(2), off(2), taken(3), off(3), off(3), taken(4), off(4)]
      expect(audit).toEqual(expected.map((one) => ({ admin: null, ...one })))
    } finally {
      await database.close()
    }
  })

  it('may be freed of them twice, and the command takes no words', async () => {
    const { out } = await inProduction('demo:remove')
    expect(out).toContain('viewer@pupitre.test: no password; sessions ended: 0; attachments deactivated: 0\n')
    expect(await inProduction('demo:remove', '--all')).toEqual({
      code: 1,
      out: '',
      err: 'Usage: npm run demo:remove\n',
    })
  })

  it('then serves in production those who are made for it, and nobody of the demo', async () => {
    const file = join(scratch.path, 'password')
    writeFileSync(file, password)
    const create = (email: string) =>
      inProduction(
        'admin:create',
        ...`--email ${email} --first-name Ada --last-name Lovelace --password-file`.split(' '),
        file,
      )
    expect(await create('Provider@pupitre.test')).toEqual({
      code: 1,
      out: '',
      err: 'Provider@pupitre.test is an address of the demo, which nobody enters with in production.\n',
    })
    expect(await create('provider@example.org')).toMatchObject({ code: 0 })
    expect((await inProduction('demo:remove')).out).not.toContain('admin:create')
    const production = serve('production')
    const address = await production.serving()
    for (const secret of ['pupitre-demo', password])
      expect((await signIn(address, 'viewer', secret)).status).toBe(401)
    const answer = await call('POST', `${address}/auth/login`, { email: 'provider@example.org', password })
    expect(answer.status).toBe(200)
    await production.stop('SIGTERM')
  })

  it('then can be asked whether its audit is as it was recorded', async () => {
    const { code, out } = await inProduction('audit', 'verify')
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^Lines as they were recorded: \d+; not sealed yet: 0; faults: 0\.\n/),
    ])
    const [, head = ''] = /--head: (\d+:\S+)\n$/.exec(out) ?? []
    const SECRET_KEY = randomBytes(32).toString('base64')
    const withOther = command(['audit', 'verify'], { NODE_ENV: 'production', SECRET_KEY })
    expect(await withOther.ended).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^No line fits its seal: .* sealed with another key .*\n$/),
    })
    await store.settled()
    const database = await store.open()
    const behind = `begin; alter table "audit" disable trigger "audit_forGood";
      update "audit" set "row" = 3 where "id" = (select min("id") from "audit" where "action" = 'removePassword');
      alter table "audit" enable trigger "audit_forGood"; commit`
    await database.session((session) => session.exec(behind))
    const { rows } = await query(
      database,
      `select min("id")::text as "id" from "audit" where "action" = 'removePassword'`,
    )
    await database.close()
    const [{ id } = { id: '' }] = rows as { id: string }[]
    expect(await inProduction('audit', 'verify', '--head', head)).toMatchObject({
      code: 1,
      err: `Line ${id} of the audit, or its seal, has been changed.\n`,
    })
  })
})
