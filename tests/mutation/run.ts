import { Stryker } from '@stryker-mutator/core'
import { startPostgres } from '../postgresServer.ts'
import { modules } from './modules.ts'

/**
 * `npm run test:mutation [MODULE…]`: changes the source of each module a little, many times, and tells which changes its
 * suites do not notice. Reports are in `test-results/mutation`. Ends with an error below the score asked for.
 * `CONCURRENCY=1` leaves a core to others; `STATIC=1` also tries what runs only while modules load.
 */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in modules))
if (unknown.length > 0) throw new RangeError(`${unknown.join()}: one of ${Object.keys(modules).join(', ')}`)

/** Least share of changes noticed, in percent. */
const LEAST = 90

let failed = false
for (const name of asked.length > 0 ? asked : Object.keys(modules)) {
  const { files = [], suites = [], database } = modules[name] ?? {}
  const postgres = database ? await startPostgres({ settings: { fsync: 'off' } }) : undefined
  process.env.MUTATION_TESTS = suites.join(' ')
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url
  const stryker = new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // What runs while modules load belongs to no test: each such change would run them all again, hours of them.
    ignoreStatic: process.env.STATIC === undefined,
    concurrency: Number(process.env.CONCURRENCY ?? 2),
    timeoutMS: 15_000,
    // On a busy machine; five where nothing is said.
    dryRunTimeoutMinutes: 20,
    ignorePatterns: ['/.data*', '/dist*', '/test-results', '/playwright-report', '/gallery', '/bench'],
    // There is none to be rewritten: paths of the copy are those of the project, and TypeScript 7 has no API for it.
    tsconfigFile: 'none',
    tempDirName: 'test-results/mutation/tmp',
    reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
    jsonReporter: { fileName: `test-results/mutation/${name}.json` },
    htmlReporter: { fileName: `test-results/mutation/${name}.html` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 100, low: LEAST, break: LEAST },
  })
  await stryker.runMutationTest().catch((error: unknown) => {
    failed = true
    console.error(error)
  })
  failed ||= Boolean(process.exitCode)
  await postgres?.stop()
  delete process.env.TEST_DATABASE_URL
}
process.exitCode = failed ? 1 : 0
