import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

/** What a runner's own report says: its counts, and each failed test with the first line of why. */
export interface Report {
  readonly passed: number
  readonly failed: readonly string[]
}

export const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0] ?? ''

/** An error as a runner hands it over. */
export interface Told {
  readonly message: string
  readonly cause?: unknown
}

/** Why something failed, in a line; of a property, what drew it and what failed in it. */
export const whyOf = ({ message, cause }: Told): string => {
  if (!isTold(cause)) return firstLine(message)
  const [property = '', draw = ''] = stripVTControlCharacters(message).split('\n')
  return `${property} ${draw}: ${whyOf(cause)}`
}
const isTold = (cause: unknown): cause is Told =>
  typeof cause === 'object' && cause !== null && 'message' in cause && typeof cause.message === 'string'

const failedIn = (suite: JSONReportSuite): string[] => [
  ...suite.specs
    .filter((spec) => !spec.ok || spec.tests.some((test) => test.status === 'flaky'))
    .map((spec) => {
      const error = spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error
      return `${spec.file} › ${spec.title}: ${firstLine(error?.message)}`
    }),
  ...(suite.suites ?? []).flatMap(failedIn),
]

const ofPlaywright = ({ stats, suites, errors }: JSONReport): Report => ({
  passed: stats.expected,
  failed: [...suites.flatMap(failedIn), ...errors.map((error) => firstLine(error.message))],
})

/** The report in `file`, or `undefined` where the runner wrote none. */
export const readReport = (file: string): Report | undefined => {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JSONReport | Report
    return 'stats' in report ? ofPlaywright(report) : report
  } catch {
    return undefined
  }
}
