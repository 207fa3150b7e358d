import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Random, randomFrom } from '../../generators/demo/random.ts'
import { fillWithDemo } from '../server/madeFolders.ts'
import { seed } from '../server/seed.ts'
import { connect } from './client.ts'
import { Program } from './program.ts'

const RACES = Number(process.env.RACES ?? 2)
const folder = mkdtempSync(join(tmpdir(), 'pupitre-raced-'))
const dataDir = join(folder, 'data')
const env = { DATA_DIR: dataDir }
const running: Program[] = []
const start = (changed: Readonly<Record<string, string>> = {}, args?: readonly string[]): Program => {
  const program = new Program({ ...env, ...changed }, args)
  running.push(program)
  return program
}

beforeAll(async () => {
  await fillWithDemo(dataDir)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.kill()))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One line that says which folder, who has it where that is known, and what to do; nothing else is said. */
const expectRefused = async (program: Program, holders: readonly Program[], path = dataDir) => {
  expect(await program.ended).toBe(1)
  expect(program.out).toBe('')
  const [, where, , pid] =
    /^DATA_DIR: (\S+) is in use by another process( \(pid (\d+)\))?\. Stop it, or choose another folder\.\n$/.exec(
      program.err,
    ) ?? []
  expect(where, program.err).toBe(path)
  // Right after a kill the pid of the dead one may still stand there.
  if (pid) expect(holders.map(({ child }) => String(child.pid))).toContain(pid)
}

const line = { code: 'second', beginAt: '07:00', endAt: '15:00', break: null }
const write = async (address: string, n: number): Promise<number> => {
  const client = await connect(address)
  const body = { ...line, code: `second ${n}`, institution: [1] }
  const answer = await client.send({ method: 'POST', path: '/api/v2/schedule', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id
}
const ids = async (address: string): Promise<number[]> =>
  (await (await connect(address)).rows('schedule', 0)).map(({ id }) => id)

/** Two want the folder of one that is killed before, between or after they start. */
const race = async (first: Program, random: Random) => {
  const blow = random.int(0, 2)
  const challengers: Program[] = []
  for (let n = 0; n < 2; n++) {
    if (n === blow) void first.kill()
    challengers.push(start())
  }
  await first.kill()
  const results = await Promise.all(
    challengers.map((one) =>
      one.listening().then(
        (address) => ({ one, address }),
        () => ({ one, address: undefined }),
      ),
    ),
  )
  return { challengers, results }
}

// T29: one folder has one server.
it(`${RACES} times a second server is refused in one line, also when the first has just been killed`, {
  timeout: RACES * 120_000,
}, async () => {
  const random = randomFrom(seed)
  const seen = { refused: 0, tookOver: 0, nobody: 0 }
  const written: number[] = []
  let first = start()
  let address = await first.listening()
  for (let n = 0; n < RACES; n++) {
    written.push(await write(address, n))
    await expectRefused(start(), [first])
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    const { challengers, results } = await race(first, random)
    const winners = results.filter((result) => result.address !== undefined)
    expect(winners.length).toBeLessThanOrEqual(1)
    for (const { one, address: got } of results)
      if (got === undefined) await expectRefused(one, [first, ...challengers])
    seen.refused += 1 + results.length - winners.length
    // All may have come while the first was still alive: then the folder is free for the next.
    const [winner] = winners
    seen[winner ? 'tookOver' : 'nobody']++
    first = winner?.one ?? start()
    address = winner?.address ?? (await first.listening())
    expect(await ids(address)).toEqual(expect.arrayContaining(written))
  }
  console.info(JSON.stringify(seen))
})

it('a folder in use is refused by another path, in production and to a command too', async () => {
  const alias = join(folder, 'alias')
  symlinkSync(dataDir, alias)
  const password = join(folder, 'password')
  writeFileSync(password, 'correct horse battery')
  const create = `admin:create --email a@example.org --first-name A --last-name Bcd --password-file ${password}`
  const first = start()
  const address = await first.listening()
  await expectRefused(start({ DATA_DIR: alias }), [first], alias)
  await expectRefused(start({ NODE_ENV: 'production' }), [first])
  await expectRefused(start({}, create.split(' ')), [first])
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
})

// T29 asks for a second at most: no clock of a busy machine tells what it is spent on, the modules loaded do.
it('a folder in use is refused before the database, the schemas or the routes are loaded', async () => {
  const first = start()
  await first.listening()
  const coverage = join(folder, 'coverage')
  await expectRefused(start({ NODE_V8_COVERAGE: coverage }), [first])
  const loaded = readdirSync(coverage).flatMap((name): string[] => {
    const { result }: { result: { url: string }[] } = JSON.parse(readFileSync(join(coverage, name), 'utf8'))
    return result.map(({ url }) => url)
  })
  expect(loaded).toContainEqual(expect.stringMatching(/src\/server\/db\/embedded\/lock\.ts$/))
  expect(loaded.filter((url) => /\/(schemas|resources|kysely|pg|fastify|pglite)\//.test(url))).toEqual([])
})

const staleLocks = {
  'of a process long gone': '{"pid":1073741823,"since":"2020-01-01T00:00:00.000Z"}',
  'of a pid that another program has by now': JSON.stringify({ pid: process.pid, since: '2020-01-01' }),
  'cut in half': '{"pid":12',
  empty: '',
}

it('what a killed server leaves of its lock hinders nobody', { timeout: 240_000 }, async () => {
  let server = start()
  let address = await server.listening()
  for (const [state, text] of Object.entries(staleLocks)) {
    const id = await write(address, RACES + text.length)
    await server.kill()
    writeFileSync(join(dataDir, 'lock.json'), text)
    server = start()
    address = await server.listening()
    expect(await ids(address), state).toContain(id)
    expect(JSON.parse(readFileSync(join(dataDir, 'lock.json'), 'utf8')).pid, state).toBe(server.child.pid)
  }
})
