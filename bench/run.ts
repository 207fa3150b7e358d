import { goals } from './goals.ts'
import { type Ground, openGround } from './ground/ground.ts'
import { endOnSignals } from './ground/running.ts'
import { load, machineFacts } from './machine.ts'
import { type Pace, paces } from './pace.ts'
import { printFigures, printNotes, printVerdicts } from './report.ts'
import { type Result, readResults, writeResults } from './results.ts'
import { type Suite, suiteNames } from './suite.ts'
import { boot } from './suites/boot.ts'
import { cold } from './suites/cold.ts'
import { csv } from './suites/csv.ts'
import { embedded } from './suites/embedded.ts'
import { exports } from './suites/exports.ts'
import { form } from './suites/form.ts'
import { gazetteer } from './suites/gazetteer.ts'
import { heap } from './suites/heap.ts'
import { lighthouse } from './suites/lighthouse.ts'
import { list } from './suites/list.ts'
import { mixed } from './suites/mixed.ts'
import { reads } from './suites/reads.ts'
import { soak } from './suites/soak.ts'
import { writes } from './suites/writes.ts'
import { isWhole, verdictsOf } from './verdicts.ts'

/** Those that write rows come after those that count on how many there are. */
const suites: readonly Suite[] = [
  boot,
  list,
  heap,
  form,
  reads,
  writes,
  csv,
  embedded,
  exports,
  gazetteer,
  cold,
  mixed,
  soak,
  lighthouse,
]

const given = process.argv.slice(2)
const pace: Pace = given.includes('quick') ? paces.quick : paces.full
const named = given.filter((word) => word !== 'quick')
const unknown = named.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  console.error(`No suite is named ${unknown.join(', ')}: quick, ${suiteNames.join(', ')}`)
  process.exit(1)
}
const isQuick = pace.name === 'quick'
const asked = suites.filter(({ name, inQuick = true }) =>
  named.length === 0 ? inQuick || !isQuick : named.includes(name),
)
const leftOut = isQuick && named.length === 0 ? suites.filter((suite) => !asked.includes(suite)) : []

/** A suite that cannot be run is told of, and stops no other: its goals are then not measured. */
const run = async (suite: Suite, ground: () => Promise<Ground>): Promise<Result> => {
  const before = load()
  const begun = performance.now()
  const ended = (figures: Result['figures'], failed?: string): Result => ({
    about: suite.about,
    at: new Date().toISOString(),
    load: { before, after: load() },
    seconds: Math.round((performance.now() - begun) / 1000),
    figures,
    ...(failed === undefined ? {} : { failed }),
  })
  try {
    return ended(await suite.run({ pace, ground }))
  } catch (error) {
    console.error(error)
    return ended([], String(error).split('\n', 1)[0])
  }
}

endOnSignals()
const begun = performance.now()
const machine = await machineFacts()
const known = readResults(pace)
const results: Result[] = []
let opened: Promise<Ground> | undefined
const ground = () => {
  opened ??= openGround()
  return opened
}
try {
  for (const suite of asked) {
    const result = await run(suite, ground)
    results.push(result)
    known[suite.name] = result
    const { failed, seconds, about } = result
    console.log(
      `${suite.name} (${seconds} s): ${failed === undefined ? about : `could not be run: ${failed}`}`,
    )
    // After each suite, so that an interrupted run keeps what it has.
    writeResults(pace, { machine, goals, suites: known })
  }
} finally {
  await (await opened?.catch(() => undefined))?.close()
}

const figures = results.flatMap((result) => result.figures)
const judged = goals.filter(({ suite }) => asked.some(({ name }) => name === suite))
const verdicts = verdictsOf(judged, figures)
console.log('\nMeasured besides, without a goal:')
printFigures(figures.filter(({ name }) => !judged.some((goal) => goal.name === name)))
printNotes(figures)
console.log(`\nVerdicts (${pace.name}, ${Math.round((performance.now() - begun) / 1000)} s):`)
printVerdicts(verdicts)
for (const { name } of leftOut) console.log(`Not in a quick run unless it is named: ${name}`)
if (!isWhole(verdicts)) process.exitCode = 1
