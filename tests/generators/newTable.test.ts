import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { catalogue } from '#schemas'
import { writeFiles } from '../../generators/files.ts'
import { ScaffoldRefused } from '../../generators/scaffold/names.ts'
import { scaffoldFiles } from '../../generators/scaffold/scaffoldFiles.ts'
import { contentOf, copyOfProject, root } from './project.ts'

const made = ['schemas', 'locales', 'migrations', 'src/generated']
let copied: ReturnType<typeof copyOfProject> | undefined
/** The copy that a test works on, made when it asks. */
const copy = () => {
  copied ??= copyOfProject()
  return copied
}
afterEach(() => {
  copied?.remove()
  copied = undefined
})

const newTable = (...args: string[]) => copy().node('generators/newTable.ts', ...args)

test('one command makes a table that compiles, with its migration, validator, menu line and labels', () => {
  const run = newTable('parkingLot')
  expect(run.stderr).toBe('')
  expect(run.status).toBe(0)
  expect(copy().read('schemas/index.ts')).toMatch(/tables: \[.*\bparkingLot\]/)
  expect(copy().read('schemas/menu.ts')).toMatch(
    /name: 'organisation',\s+icon: 'network',\s+tables: \[[^\]]*'parkingLot'\]/,
  )
  expect(copy().read('schemas/described/tableSections.ts')).toContain("parkingLot: ['house 11']")
  const created = Object.entries(contentOf(copy().folder, 'migrations')).find(([, sql]) =>
    sql.includes('create table "parkingLot"'),
  )
  expect(created?.[0]).toMatch(/^\/migrations\/\d{4}-parking-lot\.sql$/)
  expect(copy().read('src/generated/validators/index.ts')).toContain('parkingLot')
  for (const language of ['fr', 'de', 'en-GB', 'es'])
    expect(
      JSON.parse(copy().read(`locales/${language}/tables/parkingLot.json`)).tables.parkingLot.title,
    ).toBe('Parking lot')
  expect(copy().node('generators/generate.ts').stdout).toContain('Everything is up to date.')
  const compiled = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', '.'], {
    cwd: copy().folder,
    encoding: 'utf8',
  })
  expect(compiled.stdout.split('\n').filter((line) => /^(schemas|src\/generated)/.test(line))).toEqual([])
  const linted = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['check', '--vcs-enabled=false', 'schemas'],
    {
      cwd: copy().folder,
      encoding: 'utf8',
    },
  )
  expect(linted.stderr + linted.stdout).toContain('No fixes applied')
}, 240_000)

test('a second table goes to the same group', () => {
  for (const name of ['parkingLot', 'bikeShed'])
    writeFiles(copy().folder, scaffoldFiles(copy().folder, catalogue, name, 'time'))
  expect(copy().read('schemas/menu.ts')).toMatch(/tables: \['schedule', [^\]]*'parkingLot', 'bikeShed'\]/)
})

test.each([
  ['a table that exists', 'schedule'],
  ['one that differs by case', 'sChedule'],
  ['an entity that exists', 'mission'],
  ['a word of the language', 'delete'],
  ['a word of the vocabulary', 'text'],
  ['a table of the server', 'session'],
  ['a path', '../evil'],
  ['a capital', 'ParkingLot'],
  ['an endless name', 'a'.repeat(41)],
  ['an unknown group', 'parkingLot', 'nowhere'],
])('%s is refused in a sentence', (_, name, group = 'organisation') => {
  const files = () => scaffoldFiles(root, catalogue, name, group)
  expect(files).toThrow(ScaffoldRefused)
  expect(files).toThrow(/\.$/)
})

test('what is refused is told in a line, and nothing is written', () => {
  const before = contentOf(copy().folder, ...made)
  for (const args of [[], ['a1', 'b1'], ['schedule'], ['parkingLot', '--group', 'nowhere']]) {
    const run = newTable(...args)
    expect(run.status).toBe(1)
    expect(run.stderr).toMatch(/^.+\.\n$/)
  }
  expect(contentOf(copy().folder, ...made)).toEqual(before)
}, 240_000)

test('when generating fails, every file is as it was', () => {
  writeFileSync(join(copy().folder, 'migrations/snapshot.json'), '{ broken')
  const before = contentOf(copy().folder, ...made)
  expect(newTable('parkingLot').status).toBe(1)
  expect(contentOf(copy().folder, ...made)).toEqual(before)
}, 240_000)
