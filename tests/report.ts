import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** What a runner's own report says: its counts, and each failed test with the first line of why. */
export interface Report {
  readonly passed: number
  readonly failed: readonly string[]
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0] ?? ''

const ofVitest = ({ testResults, numPassedTests }: JsonTestResults): Report => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
    // A file that does not load, or whose set-up fails, has no failed test of its own.
    return status === 'failed' && tests.length === 0 ? [`${file}: ${firstLine(message)}`] : tests
  }),
})

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
    const report = JSON.parse(readFileSync(file, 'utf8')) as JSONReport | JsonTestResults
    return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
  } catch {
    return undefined
  }
}
