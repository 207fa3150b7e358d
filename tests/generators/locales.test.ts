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
}, 30_000)
