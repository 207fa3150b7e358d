import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './freePort.ts'

export interface PostgresServer {
  /** Of the `postgres` database, as its superuser. */
  url: string
  /** Ends the server and keeps its data: in order, without waiting for clients, or as in a crash. */
  halt(how?: 'in order' | 'at once'): Promise<void>
  /** Starts it anew, on the same port. */
  start(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** Added as `-c name=value`. */
  settings?: Record<string, string | number>
  /** The most that a file of the server may hold: beyond it a disk seems full. */
  fileBytes?: number
}

const debianRoot = '/usr/lib/postgresql'
/** PostgreSQL's fast and immediate shutdown. */
const signals = { 'in order': 'SIGINT', 'at once': 'SIGQUIT' } as const

/**
 * A real PostgreSQL of its own: temporary folder, free port on 127.0.0.1, fsync on, no password.
 * Its binaries are Debian's (`apt install postgresql-15`) or `PG_BIN`'s.
 */
export async function startPostgres({ settings, fileBytes }: PostgresOptions = {}): Promise<PostgresServer> {
  const bin = binaries()
  const owner = serverUser()
  const data = ownedFolder('pupitre-postgres-')
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(bin, 'initdb'), init, { ...owner, cwd: data, stdio: 'ignore' })
  const port = await freePort()
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    fsync: 'on',
    ...settings,
  }
  const params = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const command = [join(bin, 'postgres'), '-D', data, ...params]
  // POSIX counts in blocks of 512 bytes.
  const limit = fileBytes === undefined ? [] : ['sh', '-c', `ulimit -f ${fileBytes / 512}; exec "$@"`, 'sh']
  const [program = '', ...args] = [...limit, ...command]
  let server: ChildProcess | undefined
  const start = async () => {
    server = spawn(program, args, { ...owner, cwd: data, stdio: 'ignore' })
    const exited = once(server, 'exit')
    await Promise.race([
      answers(url),
      exited.then(() => Promise.reject(new Error('PostgreSQL did not start'))),
    ])
  }
  const halt: PostgresServer['halt'] = async (how = 'in order') => {
    const halted = server
    server = undefined
    if (!halted || halted.exitCode !== null || halted.signalCode !== null) return
    const exited = once(halted, 'exit')
    halted.kill(signals[how])
    await exited
  }
  const stop = async () => {
    await halt()
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, halt, start, stop }
}

function binaries(): string {
  if (process.env.PG_BIN) return process.env.PG_BIN
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot) : []
  const [newest] = versions.map(Number).sort((a, b) => b - a)
  if (newest === undefined)
    throw new Error(`no PostgreSQL in ${debianRoot}: apt install postgresql, or set PG_BIN`)
  return join(debianRoot, String(newest), 'bin')
}

/** A temporary folder of the server's user. */
export function ownedFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  const { uid, gid } = serverUser()
  if (uid !== undefined) execFileSync('chown', [`${uid}:${gid}`, folder])
  chmodSync(folder, 0o700)
  return folder
}

/** PostgreSQL and PgBouncer refuse to run as root, so root starts them as the user that Debian made for them. */
export function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Resolves once somebody can connect. */
export async function answers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (attempt === 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
