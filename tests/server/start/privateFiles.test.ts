import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { EmbeddedPg } from '#server/db/embedded/embeddedPg.ts'
import { fillWithDemo, fillWithEmptyDatabase } from '../madeFolders.ts'
import { testSecret } from '../testServer.ts'
import { Command, scratchFolder, startServices } from './command.ts'

const scratch = scratchFolder()
const running: Command[] = []
afterAll(async () => {
  for (const command of running) await command.stop('SIGKILL')
  scratch.clear()
})
let folders = 0
const freshPath = () => join(scratch.path, `data${++folders}`)

/** Without a key of the environment, so that the folder's own is the first thing made in it. */
const start = (DATA_DIR: string, env: Record<string, string> = {}) => {
  const command = startServices({ DATA_DIR, NODE_ENV: 'test', SECRET_KEY: '', ...env })
  running.push(command)
  return command
}

/** Runs with the umask that a shell would have given, children and database threads included. */
const under = async <T>(umask: string, run: () => Promise<T>): Promise<T> => {
  const before = process.umask(umask)
  try {
    return await run()
  } finally {
    process.umask(before)
  }
}

/** Everything in a folder, itself included, that is not this account's alone, with its mode. */
const openToOthers = (folder: string): string[] =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))]
    .map((path) => ({ path, stat: lstatSync(path, { throwIfNoEntry: false }) }))
    .flatMap(({ path, stat }) => {
      if (!stat || (stat.mode & 0o7777) === (stat.isDirectory() ? 0o700 : 0o600)) return []
      return [`${(stat.mode & 0o7777).toString(8)} ${path}`]
    })

const openUp = (folder: string) => {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name)
    chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666)
  }
}

const signIn = async (address: string) => {
  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'provider@pupitre.test', password: 'pupitre-demo' }),
  })
  expect(answer.status).toBe(200)
}

// A umask only takes away: what nobody else may enter under none is closed under any.
describe.each(['000'])('the data folder under umask %s', (umask) => {
  it('is its account’s alone: after the first start, a write, the end and another start', () =>
    under(umask, async () => {
      const folder = freshPath()
      const first = start(folder)
      const address = await first.listening()
      expect(openToOthers(folder)).toEqual([])
      await signIn(address)
      expect(openToOthers(folder)).toEqual([])
      await first.stop('SIGTERM')
      expect(openToOthers(folder)).toEqual([])
      const second = start(folder)
      await signIn(await second.listening())
      await second.stop('SIGKILL')
      expect(openToOthers(folder)).toEqual([])
    }))
})

describe.each(['000', '777'])('the database under umask %s', (umask) => {
  it('keeps to itself what PostgreSQL makes later: tables, log, checkpoints, indexes, temporary files', () =>
    under(umask, async () => {
      const folder = freshPath()
      const pg = await EmbeddedPg.open({ dataDir: folder, statementTimeoutMs: 30_000 })
      onTestFinished(() => pg.close())
      const session = await pg.session()
      await pg.exec(`set work_mem = '64kB';
        create table item (id int primary key, text text);
        insert into item select n, repeat('x', 100) from generate_series(1, 5000) n`)
      await pg.exec('select pg_switch_wal()')
      await pg.checkpoint()
      await pg.vacuum(['item'])
      await pg.exec('reindex table item; truncate item')
      await pg.exec('create database other')
      await session.begin()
      await session.query(
        `declare held cursor with hold for select repeat('x', 1000) from generate_series(1, 20000)`,
      )
      await session.commit()
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      expect(files.some((name) => name.includes('pgsql_tmp'))).toBe(true)
      expect(openToOthers(folder)).toEqual([])
      await pg.tidy()
      expect(openToOthers(folder)).toEqual([])
    }))
})

describe('a data folder that others could enter', () => {
  it('is closed by the next start, whole', async () => {
    const folder = freshPath()
    await fillWithDemo(folder)
    openUp(folder)
    const command = start(folder, { SECRET_KEY: testSecret })
    await command.listening()
    expect(openToOthers(folder)).toEqual([])
    await command.stop('SIGTERM')
  })

  it('is closed also when it was made by somebody else’s hand, and behind a link', async () => {
    const folder = freshPath()
    mkdirSync(folder)
    chmodSync(folder, 0o777)
    const link = freshPath()
    symlinkSync(folder, link)
    await (await openDatabase({ dataDir: link })).close()
    expect(openToOthers(folder)).toEqual([])
  })

  it('is closed by a command too, and when the database is elsewhere', async () => {
    const folder = freshPath()
    mkdirSync(folder)
    chmodSync(folder, 0o755)
    writeFileSync(join(folder, 'secret.key'), `${'0123456789abcdef'.repeat(4)}\n`, { mode: 0o644 })
    const env = { DATA_DIR: folder, SECRET_KEY: '', DATABASE_URL: 'postgres://127.0.0.1:1/pupitre' }
    const args = '--email a@example.org --first-name A --last-name B'.split(' ')
    await new Command(['admin:create', ...args], env, 'correct horse battery\n').ended
    expect(openToOthers(folder)).toEqual([])
  })

  it('is left alone when it holds other things, and the start says so in one line', async () => {
    const folder = freshPath()
    mkdirSync(folder)
    writeFileSync(join(folder, 'photo.jpg'), '')
    chmodSync(folder, 0o755)
    for (const env of [{}, { SECRET_KEY: testSecret }] as Record<string, string>[])
      expect(await start(folder, env).ended).toEqual({
        code: 1,
        out: '',
        err: `DATA_DIR: ${folder} can be entered by other accounts of this machine and holds other things. Choose a folder of its own, or close it (chmod go= ${folder}).\n`,
      })
    expect(statSync(folder).mode & 0o777).toBe(0o755)
    expect(readdirSync(folder)).toEqual(['photo.jpg'])
  })
})

/** Changes what the program finds of its machine, before anything else is loaded. */
const onMachine = (name: string) => {
  const file = fileURLToPath(new URL(`./machines/${name}.ts`, import.meta.url))
  return { NODE_OPTIONS: `--import=${file}` }
}

describe('a machine on which permissions cannot be changed', () => {
  it.each(['', 'pg/PG_VERSION'])('refuses a folder of another account: open at “%s”', async (open) => {
    const folder = freshPath()
    await fillWithEmptyDatabase(folder)
    const path = join(folder, open)
    chmodSync(path, open ? 0o644 : 0o755)
    const command = start(folder, { ...onMachine('othersFiles'), SECRET_KEY: testSecret })
    const { code, out, err } = await command.ended
    const { uid } = statSync(folder)
    expect(err).toBe(
      `DATA_DIR: ${path} is open to other accounts of this machine and belongs to one of them (uid ${uid}). Give it to the account of the server (chown -R ${uid + 1} ${folder}), or choose another folder.\n`,
    )
    expect([code, out]).toEqual([1, ''])
  })

  it('starts on a file system that keeps none, and warns', async () => {
    const folder = freshPath()
    await fillWithDemo(folder)
    chmodSync(folder, 0o755)
    for (const machine of ['noPermissions', 'refusedPermissions']) {
      const command = start(folder, { ...onMachine(machine), SECRET_KEY: testSecret })
      await command.listening()
      const { err } = await command.stop('SIGTERM')
      expect(err).toBe(
        `DATA_DIR: the disk of ${folder} keeps no permissions: see to it that no other account of this machine can enter.\n`,
      )
    }
  })
})
