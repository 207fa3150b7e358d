import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/postgresServer.ts'
import { askForExports, exportsIn } from '../exports/askForExports.ts'
import { SHIFTS, seedShifts } from '../exports/seedShifts.ts'
import { alone, compared, quantile } from '../figures.ts'
import { authorizationOf, createAccount } from '../ground/account.ts'
import { type Child, startChild } from '../ground/children.ts'
import { productionEnvironment } from '../ground/ground.ts'
import { type Gun, openGun } from '../load/gun.ts'
import type { Suite } from '../suite.ts'

const CONNECTIONS = 2
/** Requests between two looks whether all is done. */
const AMOUNT = 400
const body = {
  search: JSON.stringify({
    query: { institution: [1] },
    limit: 30,
    orderby: [{ columnName: 'code', orientation: 'asc' }],
  }),
}
const what = { kind: 'read', path: '/api/v2/schedule', bodies: [body] } as const

export const exports: Suite = {
  name: 'exports',
  about: `lists of two people while payroll files of institutions with ${SHIFTS} shifts each are made, production server on PostgreSQL`,
  inQuick: false,
  run: async ({ pace }) => {
    const institutions = pace.name === 'quick' ? 30 : 300
    const folder = mkdtempSync(join(tmpdir(), 'pupitre-bench-'))
    const gun = openGun()
    const postgres = await startPostgres({ settings: { shared_buffers: '256MB' } })
    let server: Child | undefined
    try {
      const env = {
        ...productionEnvironment(),
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, 'data'),
      }
      await seedShifts(env, institutions)
      const account = createAccount(env, folder)
      server = await startChild(['generators/start.ts', '--services-only'], env, '/readyz')
      const { url } = server
      const authorization = authorizationOf(url, account)
      const slowest = async () => p99(gun, url, await authorization())
      await slowest()
      const rival = quantile([await slowest(), await slowest(), await slowest()], 0.5)
      const begun = performance.now()
      await askForExports(url, await authorization(), institutions)
      const busy: number[] = []
      while ((await exportsIn(url, await authorization(), 'waiting')) > 0) busy.push(await slowest())
      const seconds = (performance.now() - begun) / 1000
      const failed = await exportsIn(url, await authorization(), 'failed')
      if (failed > 0) throw new Error(`${failed} exports failed`)
      const note = `${institutions} institutions; against the same lists before`
      const rounds = busy.map((ours) => ({ ours, rival }))
      return [
        compared({ name: 'list while payroll files are made, p99', unit: 'ms', note }, rounds),
        alone({ name: 'payroll files of all institutions', unit: 's', note }, [seconds]),
      ]
    } finally {
      gun.close()
      await server?.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const p99 = async (gun: Gun, url: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  (await gun.fire({ url, headers, connections: CONNECTIONS, amount: AMOUNT, what })).p99
