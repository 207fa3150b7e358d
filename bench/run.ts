import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Figure, Suite } from './figures.ts'
import { load, machineFacts } from './machine.ts'
import { bundle } from './suites/bundle.ts'
import { cold } from './suites/cold.ts'
import { csv } from './suites/csv.ts'
import { keys } from './suites/keys.ts'
import { list } from './suites/list.ts'
import { server } from './suites/server.ts'

const suites: readonly Suite[] = [keys, list, bundle, server, csv, cold]
const resultsFile = fileURLToPath(new URL('results.json', import.meta.url))

interface Result {
  readonly about: string
  readonly at: string
  /** Of the last minute, before and after. */
  readonly load: { readonly before: number; readonly after: number }
  readonly seconds: number
  readonly figures: readonly Figure[]
  readonly failed?: string
}

/** A suite that cannot be run is told of, and stops no other. */
const run = async (suite: Suite): Promise<Result> => {
  const before = load()
  const begun = performance.now()
  const ended = (figures: readonly Figure[], failed?: string): Result => ({
    about: suite.about,
    at: new Date().toISOString(),
    load: { before, after: load() },
    seconds: Math.round((performance.now() - begun) / 1000),
    figures,
    ...(failed === undefined ? {} : { failed }),
  })
  try {
    return ended(await suite.run())
  } catch (error) {
    console.error(error)
    const [reason = ''] = String(error).split('\n')
    return ended([], reason)
  }
}

const print = (name: string, { about, load, seconds, figures, failed }: Result): void => {
  console.log(`\n${name}: ${about} (load ${load.before} to ${load.after}, ${seconds} s)`)
  if (failed !== undefined) console.log(`  could not be run: ${failed}`)
  else
    console.table(
      Object.fromEntries(
        figures.map((f) => [
          f.name,
          {
            ours: f.ours,
            rival: f.rival ?? '',
            unit: f.unit,
            ratio: f.ratio ?? '',
            goal: f.goal ?? '',
            met: verdict(f),
          },
        ]),
      ),
    )
}

const verdict = ({ met }: Figure): string => (met === undefined ? '' : met ? 'yes' : 'NO')

/** `npm run bench`, or `npm run bench -- keys csv` for some: the others keep what they gave last. */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0)
  console.error(`No suite is named ${unknown.join(', ')}: ${suites.map((s) => s.name).join(', ')}`)
const machine = await machineFacts()
const results: Record<string, Result> = existsSync(resultsFile)
  ? JSON.parse(readFileSync(resultsFile, 'utf8')).suites
  : {}
for (const suite of suites) {
  if (asked.length > 0 && !asked.includes(suite.name)) continue
  const result = await run(suite)
  results[suite.name] = result
  print(suite.name, result)
  // After each suite, so that an interrupted run keeps what it has.
  writeFileSync(resultsFile, `${JSON.stringify({ machine, suites: results }, null, 2)}\n`)
}
