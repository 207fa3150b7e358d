import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { types as typesStep } from '#tests/steps.ts'
import { upToDateFrontEnd } from '../../generators/frontEnd.ts'
import { alone, median } from '../figures.ts'
import { startChild } from '../ground/children.ts'
import type { Suite } from '../suite.ts'

const TICKS_A_SECOND = 100
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Seconds of the clock, and of all cores together: a busy machine inflates the first only. */
interface Spent {
  readonly clock: number
  readonly cpu: number
}

export const cold: Suite = {
  name: 'cold',
  about:
    'start of the server until /readyz answers, and the type check of the whole project, as `npm run check` makes it',
  run: async ({ pace }) => {
    const first: Spent[] = []
    const again: Spent[] = []
    const types: Spent[] = []
    for (let round = 0; round < pace.slowRounds; round++) {
      const dataDir = mkdtempSync(join(tmpdir(), 'pupitre-bench-'))
      first.push(await start(dataDir))
      again.push(await start(dataDir))
      rmSync(dataDir, { recursive: true, force: true })
      types.push(checkTypes())
    }
    return [
      seconds('start with an existing database', again),
      seconds('first start, with demo data', first),
      seconds('tsc --noEmit', types),
    ]
  },
}

const seconds = (name: string, spent: readonly Spent[]) => {
  const note = `${median(spent.map(({ cpu }) => cpu)).toFixed(1)} s of CPU`
  return alone(
    { name, unit: 's', note },
    spent.map(({ clock }) => clock),
  )
}

const start = async (dataDir: string): Promise<Spent> => {
  // Building the front end is the installation's work, not the start's.
  await upToDateFrontEnd(root)
  const begun = performance.now()
  const child = await startChild(
    ['generators/start.ts'],
    { NODE_ENV: '', GAZETTEER: 'off', DATABASE_URL: '', DATA_DIR: dataDir },
    '/readyz',
  )
  const clock = (performance.now() - begun) / 1000
  const [user, system] = ticksOf(String(child.process.pid))
  await child.stop()
  return { clock, cpu: (user + system) / TICKS_A_SECOND }
}

/** With its errors, if there are any: what is measured is the time. */
const checkTypes = (): Spent => {
  const args = typesStep.command.slice(1)
  const env = { ...process.env, ...typesStep.env }
  const [, , user, system] = ticksOf('self')
  const begun = performance.now()
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), args, { cwd: root, stdio: 'ignore', env })
  } catch {
    // It has told of an error by its exit code.
  }
  const clock = (performance.now() - begun) / 1000
  const [, , userAfter, systemAfter] = ticksOf('self')
  return { clock, cpu: (userAfter + systemAfter - user - system) / TICKS_A_SECOND }
}

/** CPU of a process, and of its children that have ended, in ticks: user and system of each. See proc(5). */
const ticksOf = (pid: string): [number, number, number, number] => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, children = 0, childrenSystem = 0] = fields.slice(11, 15)
  return [user, system, children, childrenSystem]
}
