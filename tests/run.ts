import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from './postgresServer.ts'
import { type Report, readReport } from './report.ts'
import { reportVariable } from './unitReporter.config.ts'

/**
 * `npm test`: every check of the project, one after the other; at the end each failed test in a line of its own, and a last line
 * `N passed, N failed`. With `unit`, `programs`, `browser` or `postgres` those suites alone.
 */
interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Where the runner writes its counts; a step without one counts as a single test. */
  readonly report?: string
}

const vitestReport = (name: string) => `test-results/${name}.json`
const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', '--reporter=default', '--reporter=./tests/unitReporter.config.ts', ...args],
  report: vitestReport(name),
})

const unit: readonly Step[] = [vitest('unit', '--project=shared', '--project=drawn', '--project=apart')]
// One more than processors: each waits for programs for a part of its time.
const programs: readonly Step[] = [vitest('programs', '--project=programs', '--maxWorkers=3')]
const browser: readonly Step[] = [
  { name: 'build', command: ['node', 'tests/browser/buildPages.ts'] },
  { name: 'browser', command: ['playwright', 'test'], report: 'test-results/browser.json' },
]
const everything: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of tests', command: ['tsc', '--noEmit', '-p', 'tests'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  ...unit,
  ...programs,
  ...browser,
]

/** Suites that open a database of either engine; the others say the same on both, and have run. */
const opensDatabase = /forEachEngine|forEachCatalogue|onPostgresOnly|TEST_DATABASE_URL/
const databaseSuites = (): string[] =>
  ['tests/server', 'tests/contracts', 'tests/durability']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => file.endsWith('.test.ts') && opensDatabase.test(readFileSync(file, 'utf8')))

const onPostgres: readonly Step[] = [
  // One more than processors: each waits for the server for a third of its time.
  vitest('postgres', '--maxWorkers=3', ...databaseSuites()),
  vitest('postgres-only', '--config', 'tests/postgres/vitest.config.ts'),
]

const run = (step: Step): Report => {
  console.log(`\n== ${step.name}: ${step.command.join(' ')}`)
  if (step.report) rmSync(step.report, { force: true })
  const { status } = spawnSync(step.command[0] ?? '', step.command.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, [reportVariable]: step.report },
  })
  const written = step.report === undefined ? undefined : readReport(step.report)
  const report = written ?? { passed: status === 0 ? 1 : 0, failed: [] }
  // A runner that fails without a failed test has failed all the same.
  return status !== 0 && report.failed.length === 0 ? { ...report, failed: [`ended with ${status}`] } : report
}

const suites: Readonly<Record<string, readonly Step[]>> = { unit, programs, browser, postgres: onPostgres }
const asked = process.argv[2]
const steps = asked === undefined ? everything : suites[asked]
if (!steps) throw new RangeError(`${asked}: one of ${Object.keys(suites).join(', ')}`)
// What survives a crash is asked of servers that the suites start themselves.
const postgres = asked === 'postgres' ? await startPostgres({ settings: { fsync: 'off' } }) : undefined
if (postgres) {
  process.env.TEST_DATABASE_URL = postgres.url
  // The embedded engine, whose files are ours, has had the longer run of what both do.
  process.env.RUNS ??= '0.3'
}
const results = steps.map((step) => ({ name: step.name, ...run(step) }))
await postgres?.stop()

console.log('')
for (const { name, passed, failed } of results)
  console.log(`${name}: ${passed} passed, ${failed.length} failed`)
const failures = results.flatMap(({ name, failed }) => failed.map((failure) => `FAILED ${name}: ${failure}`))
for (const failure of failures) console.log(failure)
console.log(`${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
