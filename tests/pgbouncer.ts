import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { answers, ownedFolder, serverUser } from './postgresServer.ts'

export interface Pooler {
  /** The given database by way of the pooler. */
  url: string
  stop(): Promise<void>
}

const binary = '/usr/sbin/pgbouncer'

/**
 * A real PgBouncer in transaction mode before the database at `url`, with fewer connections than its clients have: they
 * get another one every time. `settings` go into its `[pgbouncer]` section.
 */
export async function startPgBouncer(url: string, settings: Record<string, string> = {}): Promise<Pooler> {
  if (!existsSync(binary)) throw new Error(`no PgBouncer at ${binary}: apt install pgbouncer`)
  const folder = ownedFolder('pupitre-pgbouncer-')
  const { hostname, port: behind, username, pathname } = new URL(url)
  const port = await freePort()
  const options = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 4,
    max_client_conn: 200,
    ...settings,
  }
  const lines = Object.entries(options).map(([name, value]) => `${name} = ${value}`)
  const database = `* = host=${hostname} port=${behind} user=${username}`
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'),
  )
  const child = spawn(binary, ['-q', join(folder, 'pgbouncer.ini')], { ...serverUser(), stdio: 'ignore' })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGQUIT')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const own = `postgres://${username}@127.0.0.1:${port}${pathname}`
  try {
    await Promise.race([
      answers(own),
      exited.then(() => Promise.reject(new Error('PgBouncer did not start'))),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return { url: own, stop }
}
