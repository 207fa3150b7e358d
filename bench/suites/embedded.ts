import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alone } from '../figures.ts'
import { authorizationOf, createAccount } from '../ground/account.ts'
import { type Child, startChild } from '../ground/children.ts'
import { productionEnvironment } from '../ground/ground.ts'
import { institutionRowCounts, institutions } from '../ground/rows.ts'
import { seed } from '../ground/seed.ts'
import { openGun } from '../load/gun.ts'
import type { Suite } from '../suite.ts'

const TERMS = ['rea-n1', 'BLOC-M1', 'urg-s2', 'kq7', 'm1', '07:30']
const CONNECTIONS = 10
/** Rows of an institution. */
const LARGEST = 2_000

export const embedded: Suite = {
  name: 'embedded',
  about: 'the production server on its embedded database while an institution of 2 000 rows is searched',
  run: async ({ pace }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pupitre-bench-'))
    const STALL_FILE = join(folder, 'stall')
    const env = { ...productionEnvironment(), DATABASE_URL: '', DATA_DIR: join(folder, 'data'), STALL_FILE }
    const gun = openGun()
    let server: Child | undefined
    try {
      await seed(env, { rowCounts: institutionRowCounts.map((rows) => Math.min(rows, LARGEST)) })
      const account = createAccount(env, folder)
      const args = ['--import', './bench/embedded/loopHook.ts', 'generators/start.ts', '--services-only']
      server = await startChild(args, env, '/readyz')
      const { url } = server
      const headers = await authorizationOf(url, account)()
      const bodies = TERMS.map((value) => ({
        search: JSON.stringify({
          query: { institution: [institutions.console] },
          limit: 30,
          text: { value },
        }),
      }))
      const what = { kind: 'read', path: '/api/v2/schedule', bodies } as const
      const stalls: number[] = []
      for (let round = 0; round <= pace.slowRounds; round++) {
        const since = Date.now()
        await gun.fire({ url, headers, connections: CONNECTIONS, amount: 300, what })
        // The first round warms up.
        if (round > 0) stalls.push(longestStall(STALL_FILE, since))
      }
      const note = 'longest time without coming back to the event loop, in CPU time'
      return [alone({ name: 'stall on the embedded database', unit: 'ms', note }, stalls)]
    } finally {
      gun.close()
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** The largest of the lines that `loopHook.ts` has written since a moment. */
const longestStall = (file: string, since: number): number => {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const found = lines.map((line) => line.split(' ').map(Number))
  return Math.max(...found.flatMap(([at = 0, longest = 0]) => (at >= since ? [longest] : [])))
}
