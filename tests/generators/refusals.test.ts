import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileOf } from '../../generators/labels/locale.ts'
import { placeFaults } from '../../generators/labels/places.ts'
import { copyOfProject, root } from './project.ts'

const project = copyOfProject()
afterAll(() => project.remove())

/** Runs a command with a text of one file replaced, which then stands as before. */
const withFile = (path: string, from: string, to: string, ...command: string[]) => {
  const whole = join(project.folder, path)
  const before = readFileSync(whole, 'utf8')
  expect(before).toContain(from)
  writeFileSync(whole, before.replace(from, to))
  try {
    return project.node(...command)
  } finally {
    writeFileSync(whole, before)
  }
}

const badMenu = ['schemas/menu.ts', "'pole',", "'poles',"] as const

test.each(['generators/locales.ts', 'generators/lint/main.ts', 'generators/generate.ts'])(
  '%s says in one line what is wrong with the schemas',
  (command) => {
    const { stderr, status } = withFile(...badMenu, command)
    expect(stderr).toBe('schemas/menu.ts:11: menu organisation: no table poles\n')
    expect(status).toBe(1)
  },
)

test.each([
  [
    'an entity',
    'schemas/tables/schedule.ts',
    "softDelete('isDeleted')",
    "softDelete('code')",
    'schemas/tables/schedule.ts: schedule: what follows from its changes asks whether code is yes or no',
  ],
  [
    'a table',
    'schemas/tables/specialHour.ts',
    "sort: 'name'",
    "sort: 'job'",
    'schemas/tables/specialHour.ts: list of specialHour: job is a list, and nothing is sorted by one: name another column',
  ],
  [
    'the form by which its rows are made',
    'schemas/tables/job.ts',
    "create: { by: 'pick' }",
    'form: { lines: 7 }',
    'schemas/tables/job.ts: job: a plain form has 1 to 5 lines, not 7',
  ],
  [
    'a screen of records',
    'schemas/tables/counterStatus.ts',
    "across: ['statut'],",
    '',
    'schemas/tables/counterStatus.ts: counterStatus: several records of counter stand behind a cell, which are unique by statut, whichCounter, limitType',
  ],
  [
    'a criterion that another has the name of',
    'schemas/tables/job.ts',
    "criterion('legacyJobs'",
    "criterion('legacyMotifs'",
    'schemas/tables/job.ts, schemas/tables/missionMotifCreation.ts: criterion legacyMotifs is two different things: rename one',
  ],
  [
    'links under a name that is taken',
    'schemas/tables/pole.ts',
    "shared('institutionHasPole')",
    "shared('institutionHasService')",
    "schemas/tables/pole.ts, schemas/tables/service.ts: shared('institutionHasService') is said by two entities: rows of each need links of their own, under another name",
  ],
])('what is wrong with %s is said with its file', (_, path, from, to, line) => {
  const { stderr, status } = withFile(path, from, to, 'generators/generate.ts')
  expect(stderr.replaceAll(/\.ts:\d+/g, '.ts')).toBe(`${line}\n`)
  expect(status).toBe(1)
})

test.each([
  ['a start', []],
  ['another command', ['demo:remove']],
])('%s says it in one line too', (_, command) => {
  const { stderr, status } = withFile(...badMenu, 'generators/start.ts', ...command)
  expect(stderr).toBe('schemas/menu.ts:11: menu organisation: no table poles\n')
  expect(status).toBe(1)
})

test('a migration that cannot be made anew, since it is committed, is told', () => {
  const { stderr, status } = withFile(
    'schemas/entities/savedSelection.ts',
    'columns: {',
    'columns: { colour: text({ required: true }),',
    'generators/generate.ts',
    '--again',
  )
  expect(stderr).toContain('--again: every migration is committed, so there is none to make anew.')
  expect(status).toBe(1)
})

test('a label that only German lacks fails the command', () => {
  const { stdout, status } = withFile(
    'locales/de/tables/service.json',
    '"title": ',
    '"x_title": ',
    'generators/locales.ts',
  )
  expect(stdout).toContain('de, missing in tables/service.json:\n  tables.service.title\n')
  expect(stdout).not.toContain('Complete')
  expect(status).toBe(1)
})

test('a label that tells a number is asked for in each plural form, whatever stands without one', () => {
  const { stdout } = withFile(
    'locales/fr/dialogs.json',
    '"admin_one": ',
    '"admin": "{{count}} administrateurs",\n    "x_one": ',
    'generators/locales.ts',
  )
  expect(stdout).toContain('fr, missing in dialogs.json:\n  entities.admin_one\n')
})

test('a new label is sent to the file that has most of its like', () => {
  expect(fileOf(root, 'fr', 'enums.new.value')).toBe('schemas.json')
  expect(fileOf(root, 'fr', 'tables.job.new')).toBe('tables/job.json')
  expect(fileOf(root, 'fr', 'tables.new.title')).toBeUndefined()
})

test('a place for a value that one language has alone is a fault', () => {
  const french = new Map([
    ['a', '« {{name}} »'],
    ['b_one', '{{count, number}} ligne'],
    ['b_other', '{{count, number}} lignes'],
  ])
  expect(
    placeFaults(
      new Map([
        ['a', '“{{name}}”'],
        ['b_other', '{{count}} rows'],
      ]),
      french,
    ),
  ).toEqual([])
  expect(placeFaults(new Map([['a', '“{{nmae}}”']]), french)).toEqual([
    'a: {{nmae}} is not in French',
    'a: {{name}} is missing',
  ])
})
