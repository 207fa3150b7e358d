import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentOf, copyOfProject, root } from './project.ts'

const made = ['schemas', 'locales', 'migrations', 'src/generated']
let project: ReturnType<typeof copyOfProject>
beforeEach(() => {
  project = copyOfProject()
})
afterEach(() => project.remove())

const newTable = (...args: string[]) => project.node('generators/newTable.ts', ...args)

test('one command makes a table that compiles, with its migration, validator, menu line and labels', () => {
  const run = newTable('parkingLot')
  expect(run.stderr).toBe('')
  expect(run.status).toBe(0)
  expect(project.read('schemas/index.ts')).toMatch(/tables: \[.*\bparkingLot\]/)
  expect(project.read('schemas/menu.ts')).toMatch(
    /name: 'organisation',\s+icon: 'network',\s+tables: \[[^\]]*'parkingLot'\]/,
  )
  const created = Object.entries(contentOf(project.folder, 'migrations')).find(([, sql]) =>
    sql.includes('create table "parkingLot"'),
  )
  expect(created?.[0]).toMatch(/^\/migrations\/\d{4}-parking-lot\.sql$/)
  expect(project.read('src/generated/validators/index.ts')).toContain('parkingLot')
  for (const language of ['fr', 'de', 'en-GB', 'es'])
    expect(JSON.parse(project.read(`locales/${language}/tables.json`)).tables.parkingLot.title).toBe(
      'Parking lot',
    )
  expect(project.node('generators/generate.ts').stdout).toContain('Everything is up to date.')
  const compiled = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', '.'], {
    cwd: project.folder,
    encoding: 'utf8',
  })
  expect(compiled.stdout.split('\n').filter((line) => /^(schemas|src\/generated)/.test(line))).toEqual([])
  const linted = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['check', '--vcs-enabled=false', 'schemas'],
    {
      cwd: project.folder,
      encoding: 'utf8',
    },
  )
  expect(linted.stderr + linted.stdout).toContain('No fixes applied')
}, 60_000)

test('a second table goes to the same group', () => {
  expect(newTable('parkingLot', '--group', 'time').status).toBe(0)
  expect(newTable('bikeShed', '--group', 'time').status).toBe(0)
  expect(project.read('schemas/menu.ts')).toMatch(/tables: \['schedule', [^\]]*'parkingLot', 'bikeShed'\]/)
}, 60_000)

test.each([
  ['nothing', []],
  ['two names', ['a1', 'b1']],
  ['a table that exists', ['schedule']],
  ['one that differs by case', ['sChedule']],
  ['an entity that exists', ['mission']],
  ['a word of the language', ['delete']],
  ['a word of the vocabulary', ['text']],
  ['a table of the server', ['session']],
  ['a path', ['../evil']],
  ['a capital', ['ParkingLot']],
  ['an endless name', ['a'.repeat(41)]],
  ['an unknown group', ['parkingLot', '--group', 'nowhere']],
])(
  '%s is refused in a sentence and nothing is written',
  (_, args) => {
    const before = contentOf(project.folder, ...made)
    const run = newTable(...args)
    expect(run.status).toBe(1)
    expect(run.stderr).toMatch(/^.+\.\n$/)
    expect(contentOf(project.folder, ...made)).toEqual(before)
  },
  30_000,
)

test('when generating fails, every file is as it was', () => {
  writeFileSync(join(project.folder, 'migrations/snapshot.json'), '{ broken')
  const before = contentOf(project.folder, ...made)
  expect(newTable('parkingLot').status).toBe(1)
  expect(contentOf(project.folder, ...made)).toEqual(before)
}, 30_000)
