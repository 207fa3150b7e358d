import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { type Report, readReport } from './report.ts'
import type { Step } from './steps.ts'
import { reportVariable } from './unitReporter.config.ts'

export interface Outcome extends Report {
  readonly name: string
  /** What it wrote, where that was kept. */
  readonly written: string
}

/** Runs a step to its end; its output is seen as it comes, or `kept` for whoever prints it whole. */
export const runStep = async (
  step: Step,
  env: Readonly<Record<string, string>>,
  kept: boolean,
): Promise<Outcome> => {
  const title = `\n== ${step.name}: ${step.command.join(' ')}\n`
  if (!kept) process.stdout.write(title)
  if (step.report) rmSync(step.report, { force: true })
  const child = spawn(step.command[0] ?? '', step.command.slice(1), {
    stdio: kept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env, [reportVariable]: step.report },
  })
  let written = kept ? title : ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text
    })
  const status = await new Promise<number | string | null>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  const report = step.report === undefined ? endOf(status) : (readReport(step.report) ?? silent)
  // A runner that fails without a failed test has failed all the same.
  const isUntold = status !== 0 && (report === silent || report.failed.length === 0)
  return {
    name: step.name,
    passed: report.passed,
    failed: isUntold ? [`ended with ${status}`] : report.failed,
    written,
  }
}

/** Of a step that is a single test. */
const endOf = (status: unknown): Report => ({ passed: status === 0 ? 1 : 0, failed: [] })

/** A runner that ends well and tells of no test has run none. */
const silent: Report = { passed: 0, failed: ['wrote no report'] }
