import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { shiftSummary } from '#schemas/shiftSummary.ts'
import { buildServer } from '#server/build.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migration/migrate.ts'
import { resourcesOf } from '#server/resources/catalogue/resource.ts'
import { vaultOf } from '#server/secrets/vault.ts'
import { createCanaries } from '../contracts/canaries.ts'
import { secretive } from '../contracts/writeCanaries.ts'
import { migrations, testSecret } from '../server/testServer.ts'
import { connect } from './client.ts'
import { checkConstraints, keptAnswers } from './inspection.ts'
import { ledgerAfter, readAll } from './ledger.ts'
import { Load } from './load.ts'
import { baselineOf, expectReckoned, type Person, union } from './people.ts'
import { Program } from './program.ts'
import { embeddedStore, postgresStore, type Store } from './stores.ts'

const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: testSecret })
const RESTORES = Number(process.env.RESTORES ?? 1)
const postgres = process.env.TEST_DATABASE_URL
const scratch = mkdtempSync(join(tmpdir(), 'pupitre-backup-'))
const stores: Store[] = []
const programs: Program[] = []
afterAll(async () => {
  for (const program of programs) await program.kill()
  for (const store of stores) await store.drop()
  rmSync(scratch, { recursive: true, force: true })
})

const newStore = async (empty = false): Promise<Store> => {
  const store = await (postgres ? postgresStore(postgres) : embeddedStore(empty ? async () => {} : undefined))
  stores.push(store)
  return store
}
const run = ({ env }: Store, args?: readonly string[]): Program => {
  const program = new Program(env, args)
  programs.push(program)
  return program
}
const command = async (store: Store, ...args: string[]): Promise<void> => {
  const program = run(store, args)
  expect(await program.ended, program.err).toBe(0)
}
/** A backup as text; how much was written meanwhile, and so how long it is, is the machine's affair. */
const textOf = (file: string): Buffer =>
  postgres
    ? execFileSync('pg_restore', ['-f', '-', file], { maxBuffer: Number.POSITIVE_INFINITY })
    : readFileSync(file)

const [secretOf] = secretive(resourcesOf(catalogue).all)
if (!secretOf) throw new Error('nothing is secret')
const [column] = secretOf.secrets

/** Their writes that a restored database has: the first ones, of which those answered before the backup began. */
const restoredPeople = (
  people: readonly Person[],
  answered: readonly number[],
  keys: readonly unknown[],
): Person[] =>
  people.map(({ ledger, next }, n) => {
    const made = ledger.done.filter((write) => keys.includes(write.key))
    expect(made).toEqual(ledger.done.slice(0, made.length))
    expect(made.length).toBeGreaterThanOrEqual(answered[n] ?? 0)
    return { ledger: ledgerAfter(made), next }
  })

// T31: what a running server is backed up to is restored on an empty machine.
it(`${RESTORES} backups made while people write hold all that was answered before, and nothing halved`, {
  timeout: RESTORES * 120_000,
}, async () => {
  const store = await newStore()
  const server = run(store)
  const client = await connect(await server.listening())
  const baseline = await baselineOf(client)
  const canaries = createCanaries()
  const secret = canaries.of(secretOf)
  const list = { method: 'POST', path: secretOf.path, body: { search: '{"limit":1}' } }
  const [kept] = (await client.send(list)).body.data
  const headers = { 'if-match': `"${kept.version}"` }
  const written = { method: 'PUT', path: `${secretOf.path}/${kept.id}`, body: secret, headers }
  expect((await client.send(written)).status).toBe(200)

  const load = await Load.on(client)
  const backups: { file: string; answered: number[] }[] = []
  const told = await load.during(async () => {
    for (let n = 0; n < RESTORES; n++) {
      const answered = load.people.map(({ ledger }) => ledger.done.length)
      const file = join(scratch, `backup ${n}`)
      await command(store, 'backup', file)
      backups.push({ file, answered })
    }
  })
  expect(told).toEqual({ tryAgain: 0, nothing: 0 })
  await server.stop()

  for (const { file, answered } of backups) {
    expect(canaries.foundIn(textOf(file))).toEqual([])
    const empty = await newStore(true)
    await command(empty, 'restore', file)
    const database = await empty.open()
    const people = restoredPeople(load.people, answered, await keptAnswers(database))
    await expectReckoned(database, people)
    await checkConstraints(database)
    const sealed = await database.session((session) =>
      session.query(`select ${column?.quoted} as "it" from ${secretOf.table} where "id" = ${kept.id}`),
    )
    const place = { entity: secretOf.entity.name, column: column?.name ?? '', id: kept.id }
    expect(vaultOf([config.secretKey]).open([place], String(sealed.rows[0]?.it))).toBe(secret[place.column])
    const noted = await database.session((session) =>
      session.query(`select "action", "admin" from "audit" order by "id" desc limit 1`),
    )
    expect(noted.rows).toEqual([{ action: 'restore', admin: null }])
    await migrate(database, migrations)
    const restored = await buildServer({ catalogue, tags: shiftSummary, database, config })
    const address = await restored.listen({ port: 0 })
    expect((await client.at(address).send(list)).status, 'the session of before').toBe(440)
    expect((await readAll(await connect(address), baseline)).rows).toEqual(union(people))
    await restored.close()
    await database.close()
  }
})
