import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { recordAudit } from '#server/audit.ts'
import { auditCommand } from '#server/auditSeals/auditCommand.ts'
import { keepSealing } from '#server/auditSeals/keepSealing.ts'
import { longestTransaction, sealOf } from '#server/auditSeals/seal.ts'
import { sealAudit } from '#server/auditSeals/sealAudit.ts'
import { type AuditFault, type Head, verifyAudit } from '#server/auditSeals/verifyAudit.ts'
import type { Database } from '#server/db/database.ts'
import { randomFrom } from '../../generators/demo/random.ts'
import { until } from '../until.ts'
import { forEachEngine } from './db/engines.ts'
import { seed } from './seed.ts'
import { peopled } from './testServer.ts'

const key = randomBytes(32)
const LINES = 130

// T33: what is recorded cannot be changed without being seen.
forEachEngine('sealed lines', ({ open }) => {
  let database: Database
  let lines: number[]
  const record = (count: number) =>
    database.transaction((tx) =>
      recordAudit(
        tx,
        { id: 1 },
        Array.from({ length: count }, (_, row) => ({
          action: 'update' as const,
          entity: 'pole',
          row: row + 1,
          institutions: [1, 2],
          before: { name: 'É', n: row },
          after: { name: 'F', n: row },
        })),
      ),
    )
  const sealAll = async (now = new Date(), by = key) => {
    while ((await sealAudit(database, sealOf(by), now)) > 0);
  }
  const verify = (given: { since?: Date; head?: Head; keys?: Uint8Array[]; now?: Date } = {}) =>
    verifyAudit(database.kysely, { ...given, seals: (given.keys ?? [key]).map(sealOf) })
  /** As somebody does it who owns the tables. */
  const behind = (text: string) =>
    database.session((session) =>
      session.exec(`begin;
        alter table "audit" disable trigger "audit_forGood"; alter table "auditSeal" disable trigger "auditSeal_forGood";
        ${text};
        alter table "audit" enable trigger "audit_forGood"; alter table "auditSeal" enable trigger "auditSeal_forGood"; commit`),
    )
  beforeAll(async () => {
    database = await open({ made: peopled })
  })
  beforeEach(async () => {
    await behind('delete from "audit"; delete from "auditSeal"')
    await record(LINES)
    await sealAll()
    const { rows } = await sql<{ id: string }>`select a."id"::text from "audit" a order by a."id"`.execute(
      database.kysely,
    )
    lines = rows.map(({ id }) => Number(id))
  })

  it('fit as long as nobody changes them, and new ones wait for a seal', async () => {
    expect(lines).toHaveLength(LINES)
    await record(3)
    expect(await verify()).toMatchObject({ faults: [], fitting: lines.length, unsealed: 3 })
    await sealAll()
    expect(await verify()).toMatchObject({ faults: [], fitting: lines.length + 3, unsealed: 0 })
    expect(await sealAudit(database, sealOf(key))).toBe(0)
  })

  it('that are changed or taken away are named, a hundred of a hundred', async () => {
    const random = randomFrom(seed)
    const tampered = new Map<number, AuditFault[0]>()
    const changes = [
      `"at" = "at" + interval '1 microsecond'`,
      `"admin" = 2`,
      `"admin" = null`,
      `"action" = 'insert'`,
      `"entity" = 'service'`,
      `"row" = "row" + 1`,
      `"institutions" = '[1]'`,
      `"before" = '{"name": "E", "n": 0}'`,
      `"after" = null`,
    ]
    const texts: string[] = []
    while (tampered.size < 100) {
      const id = random.pick(lines)
      if (tampered.has(id)) continue
      const isGone = random.chance(0.2)
      tampered.set(id, isGone ? 'gone' : 'changed')
      texts.push(
        isGone
          ? `delete from "audit" where "id" = ${id}`
          : `update "audit" set ${random.pick(changes)} where "id" = ${id}`,
      )
    }
    await behind(texts.join(';'))
    const { faults, fitting } = await verify()
    expect(faults).toEqual([...tampered].sort(([a], [b]) => a - b).map(([id, fault]) => [fault, id]))
    expect(fitting).toBe(lines.length - 100)
  })

  it('are told from what others do to the seals', async () => {
    const { head } = await verify()
    await behind(`update "auditSeal" set "seal" = repeat('A', 43) where "n" = 7;
      update "auditSeal" set "at" = "at" + interval '1 day' where "n" = 20; delete from "auditSeal" where "n" in (40, 41)`)
    const { faults } = await verify({ head: head as Head })
    expect(faults).toEqual([
      ['changed', lines[6]],
      ['changed', lines[19]],
      ['sealGone', 40],
      ['sealGone', 41],
    ])
  })

  it('that are cut off the end with their seals are missed by whoever has noted the last one', async () => {
    const { head } = await verify()
    const gone = lines.slice(-5)
    await behind(
      `delete from "audit" where "id" >= ${gone[0]}; delete from "auditSeal" where "audit" >= ${gone[0]}`,
    )
    expect((await verify()).faults).toEqual([])
    expect((await verify({ head: head as Head })).faults).toEqual([['sealGone', lines.length]])
    // Others in their place are not those.
    await record(5)
    await sealAll()
    expect((await verify({ head: head as Head })).faults).toEqual([['sealGone', lines.length]])
  })

  it('are not those of another time: of what a backup brought back, say', async () => {
    const n = LINES - 4
    const taken = sql<{
      line: string
      seal: string
    }>`select to_jsonb(a)::text as "line", to_jsonb(s)::text as "seal"
      from "auditSeal" s join "audit" a on a."id" = s."audit" where s."n" = ${n}`
    const [former = { line: '', seal: '' }] = (await taken.execute(database.kysely)).rows
    const cut = `delete from "audit" where "id" >= ${lines[n - 1]}; delete from "auditSeal" where "n" >= ${n}`
    await behind(cut)
    await record(5)
    await sealAll()
    const last = (
      await sql<{ id: string }>`select max("id")::text as "id" from "audit"`.execute(database.kysely)
    ).rows
    expect(await verify()).toMatchObject({ faults: [], fitting: LINES })
    await behind(`delete from "audit" where "id" = (select "audit" from "auditSeal" where "n" = ${n});
      delete from "auditSeal" where "n" = ${n};
      insert into "audit" overriding system value select * from jsonb_populate_record(null::"audit", '${former.line}');
      insert into "auditSeal" select * from jsonb_populate_record(null::"auditSeal", '${former.seal}')`)
    expect((await verify()).faults).toEqual([['changed', Number(last[0]?.id) - 3]])
  })

  it('may come late, with a number before those of others, and not very late', async () => {
    await record(1)
    await record(1)
    const now = new Date()
    const kept = lines.at(-1) ?? 0
    // As a transaction leaves them that was given its number first and committed last.
    const put = (id: number) =>
      behind(
        `insert into "audit" ("id", "action", "entity") overriding system value values (${id}, 'insert', 'pole')`,
      )
    await behind(`delete from "audit" where "id" = ${kept + 1}`)
    await sealAll(now)
    await put(kept + 1)
    expect(await sealAudit(database, sealOf(key), now)).toBe(1)
    expect(await verify({ now })).toMatchObject({ faults: [], fitting: lines.length + 2 })
    await record(2)
    await behind(`delete from "audit" where "id" = ${kept + 3}`)
    await sealAll(now)
    await put(kept + 3)
    const later = new Date(now.getTime() + longestTransaction + 1)
    expect(await sealAudit(database, sealOf(key), later)).toBe(0)
    expect((await verify({ now: later })).faults).toEqual([['added', kept + 3]])
  })

  it('fit the key that has sealed them, also once there is another', async () => {
    const other = randomBytes(32)
    expect((await verify({ keys: [other] })).faults).toHaveLength(lines.length)
    await record(2)
    await sealAll(new Date(), other)
    expect((await verify({ keys: [other, key] })).faults).toEqual([])
  })

  it('may be taken away once they are old, for whoever asks since when', async () => {
    await record(2)
    const later = new Date(Date.now() + 86_400_000)
    await sealAll(later)
    await behind(`delete from "audit" where "id" <= ${lines.at(-1)}`)
    expect((await verify()).faults).toHaveLength(lines.length)
    expect(await verify({ since: later, now: later })).toMatchObject({ faults: [], fitting: 2 })
  })

  it.each([`update "auditSeal" set "seal" = ''`, `delete from "auditSeal"`, `truncate "auditSeal"`])(
    'stay sealed: %s',
    async (text) => {
      const refused = database.session((session) => session.exec(text))
      await expect(refused).rejects.toMatchObject({ code: '42501' })
    },
  )

  it('have one seal, whoever seals them at the same moment', async () => {
    await record(2_100)
    const both = await Promise.all([0, 1].map(() => sealAudit(database, sealOf(key))))
    expect(both).toEqual([1000, 1000])
    await sealAll()
    expect(await verify()).toMatchObject({ faults: [], fitting: LINES + 2_100, unsealed: 0 })
  })

  it('are all that there are, however many have come at once, before anybody waits for the next look', async () => {
    await record(2_100)
    const sealing = keepSealing(database, key, (error) => {
      throw error
    })
    await until(async () => expect((await verify()).unsealed).toBe(0))
    await sealing.close()
    expect((await verify()).fitting).toBe(LINES + 2_100)
  })
})

it.each([[], ['look'], ['verify', '--since', 'yesterday'], ['verify', '--head', '7'], ['verify', '--all']])(
  'a command that says something else is told how it is said: %j',
  async (...args) => {
    await expect(auditCommand(args.flat())).rejects.toThrow('Usage: npm run audit -- verify')
  },
)
