import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface PostgresServer {
  /** Of the `postgres` database, as its superuser. */
  url: string
  stop(): Promise<void>
}

const debianRoot = '/usr/lib/postgresql'

/**
 * A real PostgreSQL of its own: temporary folder, free port on 127.0.0.1, fsync on, no password.
 * `settings` are added as `-c name=value`. Its binaries are Debian's (`apt install postgresql-15`) or `PG_BIN`'s.
 */
export async function startPostgres(settings: Record<string, string | number> = {}): Promise<PostgresServer> {
  const bin = binaries()
  const owner = serverUser()
  const data = mkdtempSync(join(tmpdir(), 'pupitre-postgres-'))
  if (owner.uid !== undefined) execFileSync('chown', [`${owner.uid}:${owner.gid}`, data])
  chmodSync(data, 0o700)
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
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...params], {
    ...owner,
    cwd: data,
    stdio: 'ignore',
  })
  const exited = once(server, 'exit')
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
    server.kill('SIGINT')
    await exited
    rmSync(data, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    await Promise.race([
      answers(url),
      exited.then(() => Promise.reject(new Error('PostgreSQL did not start'))),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

function binaries(): string {
  if (process.env.PG_BIN) return process.env.PG_BIN
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot) : []
  const [newest] = versions.map(Number).sort((a, b) => b - a)
  if (newest === undefined)
    throw new Error(`no PostgreSQL in ${debianRoot}: apt install postgresql, or set PG_BIN`)
  return join(debianRoot, String(newest), 'bin')
}

/** PostgreSQL refuses to run as root, so root starts it as the user that Debian made for it. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function answers(url: string): Promise<void> {
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
