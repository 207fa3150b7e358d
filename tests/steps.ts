import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A program that checks something. */
export interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Where the runner writes its counts; a step without one counts as a single test. */
  readonly report?: string
  readonly env?: Readonly<Record<string, string>>
  /** On the PostgreSQL server of the run. */
  readonly onPostgres?: true
}

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', '--reporter=default', '--reporter=./tests/unitReporter.config.ts', ...args],
  report: `test-results/${name}.json`,
})

/** The compiler ends before what it holds has to be collected: a quarter of its time, for a sixth more memory. */
const uncollected = { GOGC: 'off' }
export const types: Step = { name: 'types', command: ['tsc', '--noEmit'], env: uncollected }
const typed: readonly Step[] = [
  types,
  { name: 'types of tests', command: ['tsc', '--noEmit', '-p', 'tests'], env: uncollected },
]
const sources: readonly Step[] = [
  ...typed,
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
]
/** Suites at a time: one more than processors, since each waits for its database, for programs or for the server. */
const atATime = '--maxWorkers=3'
const unit = vitest('unit', '--project=shared', '--project=drawn', '--project=apart', atATime)
const programs = vitest('programs', '--project=programs', atATime)
const build: Step = { name: 'build', command: ['node', 'tests/browser/buildPages.ts'] }
const browser: Step = {
  name: 'browser',
  command: ['playwright', 'test'],
  report: 'test-results/browser.json',
}

/** Suites that open a database of either engine; the others say the same on both, and have run. */
const opensDatabase = /\b(?:forEachEngine|forEachCatalogue|onPostgresOnly|TEST_DATABASE_URL)\b/
const databaseSuites = ['tests/server', 'tests/contracts', 'tests/durability']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => file.endsWith('.test.ts') && opensDatabase.test(readFileSync(file, 'utf8')))
const postgres: readonly Step[] = [
  { ...vitest('postgres', atATime, ...databaseSuites), onPostgres: true },
  { ...vitest('postgres-only', '--config', 'tests/postgres/vitest.config.ts'), onPostgres: true },
]

/** What runs one after the other, and then rows of steps at once, each of which leaves a processor idle for half of its time. */
export interface Plan {
  readonly first: readonly Step[]
  readonly rows?: readonly (readonly Step[])[]
}

// Whoever starts a server builds its pages where they are not up to date: two would at once.
const computing: readonly Step[] = [...sources, unit, build]

/** What can be asked for by name; `most` where nothing is. */
export const plans: Readonly<Record<string, Plan>> = {
  most: { first: computing, rows: [[browser], [programs]] },
  all: { first: computing, rows: [[browser], [programs, ...postgres]] },
  types: { first: typed },
  unit: { first: [unit] },
  programs: { first: [programs] },
  browser: { first: [build, browser] },
  postgres: { first: postgres },
}
