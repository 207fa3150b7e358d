import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { whyOf } from './report.ts'
import { plans } from './steps.ts'

const tests = fileURLToPath(new URL('.', import.meta.url))

/** Stands for every program of a step: writes two lines with a wait between them, and a report with what is to fail. */
const program = `#!${process.execPath}
const { mkdirSync, writeFileSync } = require('node:fs')
const report = process.env.TEST_REPORT
const name = report?.replace('test-results/', '').replace('.json', '') ?? process.argv[2]
const fails = process.env.FAILS?.split(' ').includes(name)
console.log(name + ' begins')
const end = () => {
  console.error(name + ' ends')
  if (report && !process.env.SILENT) {
    mkdirSync('test-results', { recursive: true })
    writeFileSync(report, JSON.stringify({ passed: 2, failed: fails ? ['a test: why'] : [] }))
  }
  process.exitCode = fails ? 1 : 0
}
setTimeout(end, name === 'browser' ? 500 : 50)
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pupitre-runner-'))
  mkdirSync(join(folder, 'bin'))
  symlinkSync(tests, join(folder, 'tests'))
  for (const name of ['vitest', 'playwright', 'tsc', 'biome', 'node']) {
    writeFileSync(join(folder, 'bin', name), program)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (asked: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(tests, 'run.ts'), ...asked], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, ...env },
    encoding: 'utf8',
  })
  return { status, lines: stdout.split('\n').filter((line) => line !== ''), stderr }
}

describe('npm test', () => {
  it('adds up what each step says, and tells what ran beside another after it, whole', () => {
    const { status, lines } = run([])
    expect(lines.at(-1)).toBe('10 passed, 0 failed')
    expect(status).toBe(0)
    const programs = lines.findIndex((line) => line.startsWith('== programs: vitest'))
    expect(lines.slice(programs - 1, programs + 3)).toEqual([
      'browser begins',
      lines[programs],
      'programs begins',
      'programs ends',
    ])
  })

  it.each(['unit', 'programs', 'browser'])('names what fails in %s, and fails', (name) => {
    const { status, lines } = run([], { FAILS: name })
    expect(lines.slice(-2)).toEqual([`FAILED ${name}: a test: why`, '10 passed, 1 failed'])
    expect(status).toBe(1)
  })

  it.each(['unit', 'programs', 'browser'])('fails where %s alone ends without a word', (name) => {
    const { status, lines } = run([name], { FAILS: name, SILENT: '1' })
    expect(lines).toContain(`FAILED ${name}: ended with 1`)
    expect(status).toBe(1)
  })

  it('fails where a runner that says how many passed has said nothing, whatever it said before', () => {
    mkdirSync(join(folder, 'test-results'))
    writeFileSync(join(folder, 'test-results/unit.json'), JSON.stringify({ passed: 5, failed: [] }))
    const { status, lines } = run(['unit'], { SILENT: '1' })
    expect(lines.slice(-2)).toEqual(['FAILED unit: wrote no report', '0 passed, 1 failed'])
    expect(status).toBe(1)
  })

  it('runs every step of the suites in both', () => {
    const named = (name: string) =>
      [...(plans[name]?.first ?? []), ...(plans[name]?.rows ?? []).flat()].map((step) => step.name)
    const most = ['types', 'types of tests', 'lint', 'unit', 'build', 'browser', 'programs']
    expect(named('most')).toEqual(most)
    expect(named('all')).toEqual([...most, 'postgres', 'postgres-only'])
  })
})

describe('a line that tells why a test failed', () => {
  it('is the first of the error', () => {
    expect(whyOf({ message: '\u001b[31mexpected 1 to be 2\u001b[39m\n- 1\n+ 2' })).toBe('expected 1 to be 2')
  })

  it('tells of a property what drew it, and what failed in it', async () => {
    const failing = fc.check(
      fc.property(fc.integer(), () => expect([1], 'who asks').toContain(2)),
      { seed: 7, endOnFailure: true, includeErrorInReport: false },
    )
    const message = fc.defaultReportMessage(failing) ?? ''
    const told = whyOf({ message, cause: failing.errorInstance })
    expect(told).toBe(
      'Property failed after 1 tests { seed: 7, path: "0", endOnFailure: true }: who asks: expected [ 1 ] to include 2',
    )
  })
})
