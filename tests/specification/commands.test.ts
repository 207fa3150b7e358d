import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyOfProject, root } from '../generators/project.ts'

/** A repository of two revisions: the project as it is, then with a shorter code of schedules. */
let project: ReturnType<typeof copyOfProject>
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@pupitre.test', ...args], {
    cwd: project.folder,
    encoding: 'utf8',
  })
const change = (path: string, from: string, to: string) => {
  const text = project.read(path)
  if (!text.includes(from)) throw new RangeError(`${path} has no ${from}`)
  writeFileSync(join(project.folder, path), text.replace(from, to))
}
const commit = (message: string) => {
  git('add', '--all')
  expect(git('commit', '--quiet', '--message', message).stderr).toBe('')
}
const diff = (...args: string[]) => project.node('generators/specification/changes/main.ts', ...args)
const sign = (...args: string[]) => project.node('generators/specification/approvals/main.ts', ...args)
const leftBehind = () => readdirSync(tmpdir()).filter((name) => name.startsWith('pupitre-revision-'))

beforeAll(() => {
  project = copyOfProject()
  cpSync(join(root, 'docs'), join(project.folder, 'docs'), { recursive: true })
  writeFileSync(join(project.folder, '.gitignore'), 'node_modules\nchanges\n')
  git('init', '--quiet')
  commit('before')
  git('tag', 'v1')
  change(
    'schemas/tables/schedule.ts',
    'code: text({ required: true, validate: [shorterThan(50)] })',
    'code: text({ required: true, validate: [shorterThan(10)] })',
  )
})
afterAll(() => project.remove())

const owed = '- `schedule.code: tightened max length`: …'

describe('the command that compares', () => {
  test('fails while what breaks is not declared, and prints the line to add', () => {
    const before = leftBehind()
    const run = diff('v1', '--out', 'changes')
    expect([run.status, run.stdout]).toEqual([
      1,
      expect.stringContaining('1 changes: 1 data, 1 api, 0 people'),
    ])
    expect(run.stderr).toContain(owed)
    expect(readFileSync(join(project.folder, 'changes/fr/changes/index.html'), 'utf8')).toContain(
      'Longueur maximale en caractères',
    )
    expect(leftBehind().filter((name) => !before.includes(name))).toEqual([])
    expect(git('status', '--porcelain').stdout).toBe(' M schemas/tables/schedule.ts\n')
  })

  test('passes once it is declared, and gives Markdown', () => {
    change(
      'docs/decisions.md',
      '## Breaking changes\n',
      `## Breaking changes\n\n${owed.replace('…', 'never longer')}\n`,
    )
    commit('after')
    const run = diff('v1', 'HEAD', '--markdown', '--language', 'en-GB', '--out', 'changes')
    expect([run.status, run.stderr]).toEqual([0, ''])
    expect(run.stdout).toContain('- **Time codes › Code** (Tightened) Most characters: 10; before: 50.')
  })

  test('says which revision cannot be described, and what it takes', () => {
    const unknown = diff('v0', '--out', 'changes')
    expect([unknown.status, unknown.stderr]).toEqual([
      2,
      'v0 cannot be described: git knows no such revision.\n',
    ])
    expect(diff().stderr).toContain('npm run specification:diff -- REF')
  })
})

describe('the command that signs', () => {
  test('refuses a table that there is not and says which are near', () => {
    const run = sign('shedule', '--by', 'Product')
    expect([run.status, run.stderr]).toEqual([
      1,
      expect.stringMatching(/^shedule is no table\. Near it: schedule,/),
    ])
  })

  test('refuses whom nobody knows, and schemas or words that no commit has', () => {
    expect(sign('schedule', '--by', ' ').status).toBe(1)
    change('locales/fr/find.json', '{', '{ ')
    const run = sign('schedule', '--by', 'Product')
    expect([run.status, run.stderr]).toEqual([1, expect.stringContaining('locales/fr/find.json')])
    git('checkout', '--quiet', '--', 'locales')
  })

  test('keeps who approves which table at which commit', () => {
    expect(sign('schedule', 'job', '--by', 'Product').status).toBe(0)
    const approvals = JSON.parse(project.read('docs/approvals.json'))
    expect(Object.keys(approvals)).toEqual(['job', 'schedule'])
    expect(approvals.schedule).toEqual({
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
      format: 1,
      by: 'Product',
      on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      commit: git('rev-parse', 'HEAD').stdout.trim(),
    })
  })
})
