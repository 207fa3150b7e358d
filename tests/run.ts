import { startPostgres } from './postgresServer.ts'
import { type Outcome, runStep } from './runStep.ts'
import { plans, type Step } from './steps.ts'

/**
 * `npm test`: every check of the project; at the end each failed test in a line of its own, and a last line
 * `N passed, N failed`. With `types`, `unit`, `programs`, `browser` or `postgres` those alone, with `all` the last ones too.
 */
const asked = process.argv[2] ?? 'most'
const plan = plans[asked]
if (!plan) throw new RangeError(`${asked}: one of ${Object.keys(plans).join(', ')}`)
const { first, rows: [seen = [], ...beside] = [] } = plan

// What survives a crash is asked of servers that the suites start themselves.
const postgres = [...first, ...beside.flat()].some(({ onPostgres }) => onPostgres)
  ? // Its log names the database: a suite that finds a deadlock tells which statements waited for each other.
    await startPostgres({ settings: { fsync: 'off', logging_collector: 'on', log_line_prefix: '%d ' } })
  : undefined
const environmentOf = ({ env, onPostgres }: Step): Readonly<Record<string, string>> => ({
  ...env,
  // The embedded engine, whose files are ours, has had the longer run of what both do.
  ...(onPostgres && postgres && { TEST_DATABASE_URL: postgres.url, RUNS: process.env.RUNS ?? '0.3' }),
})

const inOrder = async (steps: readonly Step[], kept = false): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await runStep(step, environmentOf(step), kept))
  return outcomes
}

const outcomes = await inOrder(first)
const atOnce = beside.map((steps) => inOrder(steps, true))
if (atOnce.length > 0)
  console.log(
    `\n== beside it, told after it: ${beside
      .flat()
      .map(({ name }) => name)
      .join(', ')}`,
  )
outcomes.push(...(await inOrder(seen)))
for (const row of atOnce)
  for (const outcome of await row) {
    process.stdout.write(outcome.written)
    outcomes.push(outcome)
  }
await postgres?.stop()

console.log('')
for (const { name, passed, failed } of outcomes)
  console.log(`${name}: ${passed} passed, ${failed.length} failed`)
const failures = outcomes.flatMap(({ name, failed }) => failed.map((failure) => `FAILED ${name}: ${failure}`))
for (const failure of failures) console.log(failure)
console.log(`${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
