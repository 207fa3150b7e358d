import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { type Report, type Told, whyOf } from './report.ts'

/** Variable with the file that the report is written to. */
export const reportVariable = 'TEST_REPORT'

const lines = (where: string, errors: readonly Told[]) => errors.map((error) => `${where}: ${whyOf(error)}`)

const failedIn = (module: TestModule): string[] => [
  ...lines(module.relativeModuleId, module.errors()),
  // A set-up that fails has no failed test of its own.
  ...[...module.children.allSuites()].flatMap((suite) =>
    lines(`${module.relativeModuleId} › ${suite.fullName}`, suite.errors()),
  ),
  ...[...module.children.allTests('failed')].flatMap((test) =>
    lines(`${module.relativeModuleId} › ${test.fullName}`, [
      test.result().errors?.[0] ?? { message: 'failed' },
    ]),
  ),
]

/** Vitest's own report in a file leaves out why a set-up failed. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Told[]) {
    const report: Report = {
      passed: modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0),
      failed: [...modules.flatMap(failedIn), ...lines('outside of tests', unhandled)],
    }
    const file = process.env[reportVariable]
    if (file === undefined) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(report))
  }
}
