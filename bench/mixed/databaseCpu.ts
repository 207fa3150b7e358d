import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Clock ticks of Linux. */
const TICKS_A_SECOND = 100

/** Gives the seconds of processor time that PostgreSQL has taken, connections that have ended among them. */
export const databaseCpuOf = async (databaseUrl: string): Promise<() => number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const parent = statOf(rows[0]?.pid ?? 0)?.parent
  await client.end()
  return () => {
    const processes = readdirSync('/proc').flatMap((name) => statOf(Number(name)) ?? [])
    const own = processes.filter((one) => one.pid === parent || one.parent === parent)
    const ticks = own.reduce((sum, one) => sum + one.own + (one.pid === parent ? one.ended : 0), 0)
    return ticks / TICKS_A_SECOND
  }
}

/** Of a process that there is. Source: proc_pid_stat(5). */
const statOf = (pid: number) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before may hold spaces and brackets.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return { pid, parent, own: user + system, ended: endedUser + endedSystem }
  } catch {
    return undefined
  }
}
