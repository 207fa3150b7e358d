import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { glossaryFaults, readGlossary, unusedTerms } from '../../generators/labels/glossary.ts'
import { readLabels } from '../../generators/labels/locale.ts'
import { languages } from '../../generators/languages.ts'
import { root } from './project.ts'

const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))

describe.each(languages)('%s', (language) => {
  const labels = readLabels(root, language)

  test('has a word for every term of the page, and uses it', () => {
    expect(glossary.terms.length).toBeGreaterThan(30)
    expect(unusedTerms(glossary, labels, language)).toEqual([])
  })

  test('calls each thing by its one word', () => {
    expect(glossaryFaults(glossary, labels, language)).toEqual([])
  })

  test('has no exception that excuses nothing', () => {
    const idle = glossary.exceptions.filter((one) => {
      const without = { ...glossary, exceptions: glossary.exceptions.filter((other) => other !== one) }
      return one.language === language && glossaryFaults(without, labels, language).length === 0
    })
    expect(idle).toEqual([])
  })
})

const small = readGlossary(`# Small

## Terms

| fr | de | en-GB | es | what it is |
|---|---|---|---|---|
| service | Station | department | servicio | a place |
| vacataire | Aushilfe | external temp | eventual | a person |

## Words to avoid

| fr term | fr | de | en-GB | es |
|---|---|---|---|---|
| service | département* | Abteilung* | ward* | |
| vacataire | | | temp, temps | |

## Exceptions

| language | key | word | why |
|---|---|---|---|
| de | octime | Abteilung* | its own word |
`)

test.each([
  ['de', 'Wählen Sie eine Abteilung.', ['“Abteilung*” is to be “Station”']],
  ['de', 'Beruf, Station, ABTEILUNGEN', ['“Abteilung*” is to be “Station”']],
  ['de', 'Die Personalabteilung der Station', []],
  ['fr', 'Un\u00a0départements', ['“département*” is to be “service”']],
  ['en-GB', 'Two external temps and a template', []],
  ['en-GB', 'A temp', ['“temp” is to be “external temp”']],
  ['en-GB', '{{ward}} and onward', []],
] as const)('%s: “%s” has the faults %j', (language, text, faults) => {
  expect(glossaryFaults(small, new Map([['key', text]]), language)).toEqual(
    faults.map((fault) => `key: ${fault}`),
  )
})

test('an exception holds for its key and its word alone', () => {
  const labels = (key: string) => new Map([[key, 'Abteilungscode']])
  expect(glossaryFaults(small, labels('octime'), 'de')).toEqual([])
  expect(glossaryFaults(small, labels('other'), 'de')).toHaveLength(1)
})

test('words to avoid for no term of the page are a mistake of the page', () => {
  const page =
    '## Terms\n\n| fr |\n|---|\n| a |\n\n## Words to avoid\n\n| fr term | fr |\n|---|---|\n| b | c |\n'
  expect(() => readGlossary(page)).toThrow('“b”')
})
