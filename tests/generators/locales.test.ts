import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '#schemas'
import { extraKeys, missingKeys } from '../../generators/labels/gaps.ts'
import { frenchFaults } from '../../generators/labels/typography.ts'
import { localeReports } from '../../generators/locales.ts'
import { copyOfProject, root } from './project.ts'

test('no language lacks a label that the catalogue or the source asks for', () => {
  const reports = localeReports(root, catalogue)
  expect(reports.map(({ language, missing }) => ({ language, missing }))).toEqual(
    ['fr', 'de', 'en-GB', 'es'].map((language) => ({ language, missing: [] })),
  )
})

test('French is written as French is', () => {
  expect(localeReports(root, catalogue).flatMap((r) => r.faults)).toEqual([])
})

test.each([
  ["L'heure", 'apostrophe'],
  ['Attention :', 'colon'],
  ['Vraiment ?', '; ! ?'],
  ['Vraiment?', '; ! ?'],
  ['Oui !', '; ! ?'],
  ['un ; deux', '; ! ?'],
  ['le « code »', '«'],
  ['Patientez...', 'dots'],
])('%s is told as a fault', (text, fault) => {
  expect(frenchFaults(text).join()).toContain(fault)
})

test.each([
  'L’heure\u00a0: 07:30',
  'Vraiment\u202f? Oui\u202f!',
  'un\u202f; deux',
  'le code «\u00a0{{name}}\u00a0»',
  'Quoi\u202f?!',
  '{{count, number}} missions',
])('%s is right', (text) => {
  expect(frenchFaults(text)).toEqual([])
})

test('a key that counts needs every plural form of its language', () => {
  const labels = new Map([
    ['a_one', 'x'],
    ['a_other', 'x'],
    ['b', 'x'],
    ['c', ''],
    ['d_other', 'x'],
  ])
  expect(missingKeys(['a', 'b', 'c'], labels, 'fr')).toEqual(['a_many', 'c'])
  expect(missingKeys(['a', 'b'], labels, 'de')).toEqual([])
  expect(extraKeys(['a', 'b', 'c'], labels, () => false)).toEqual(['d_other'])
})

test('the command says in which file a label is missing', () => {
  const project = copyOfProject()
  try {
    for (const [file, key] of [
      ['tables/service', 'name'],
      ['dialogs', 'service_one'],
    ] as const) {
      const path = join(project.folder, `locales/fr/${file}.json`)
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`"${key}": `, `"x_${key}": `))
    }
    const { stdout, status } = project.node('generators/locales.ts')
    expect(status).toBe(1)
    expect(stdout).toMatch(/^fr, missing in dialogs\.json:\n {2}entities\.service_one\n/m)
    expect(stdout).toMatch(/^fr, missing in tables\/service\.json:\n {2}tables\./m)
  } finally {
    project.remove()
  }
})

test('the command writes first texts of tables and entities where it is asked to, to be read; sentences stay for people', () => {
  const project = copyOfProject()
  try {
    const texts = (file: string) => JSON.parse(project.read(`locales/fr/${file}.json`))
    for (const [file, line] of [
      ['tables/service', /^ *"(name|pole|isOnForCreatingMission)": .*\n/gm],
      ['tables/schedule', /^ *"endAt": .*\n/gm],
      ['dialogs', /^ *"service_one": .*\n/gm],
      ['shell', /^ *"skip": .*\n/gm],
    ] as const) {
      const path = join(project.folder, `locales/fr/${file}.json`)
      const text = readFileSync(path, 'utf8')
      const less = text.replace(line, '').replace(/,(\s*\})/g, '$1')
      expect(less, `${file} without ${line}`).not.toBe(text)
      writeFileSync(path, less)
    }
    const { stdout, status } = project.node('generators/locales.ts', '--sketch')
    const { service } = texts('tables/service').tables
    // As other tables call it; a name that no other has in its own words.
    expect(service.columns).toMatchObject({
      name: 'Nom',
      pole: 'Pôle',
      isOnForCreatingMission: 'Is on for creating mission',
    })
    expect(texts('tables/schedule').tables.schedule).toMatchObject({
      toTranslate: 'Schedule',
      columns: { endAt: 'Fin' },
      import: { endAt: 'Valeur incorrecte pour «\u00a0{{name}}\u00a0»' },
    })
    expect(service.toTranslate).toBe('Service')
    expect(texts('dialogs').entities.service_one).toBe('{{count, number}} service')
    expect(stdout).toMatch(
      /^locales\/fr\/tables\/service\.json, to be read:\n(?: {2}.*\n)*? {2}tables\.service\.columns\.name: Nom\n/m,
    )
    expect(stdout).toMatch(/^fr, missing in shell\.json:\n {2}shell\.skip\n/m)
    expect(status).toBe(1)
  } finally {
    project.remove()
  }
})
