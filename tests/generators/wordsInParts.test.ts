import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../generators/languages.ts'
import { textsOfPart } from '../../generators/wordsInParts.ts'
import { root } from './project.ts'

type Texts = Parameters<typeof textsOfPart>[1]
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [`${path}${name}`] : keysOf(text, `${path}${name}.`),
  )
const filesOf = (language: string): [string, Texts][] =>
  readdirSync(join(root, 'locales', language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(join(root, 'locales', language, name), 'utf8')),
    ])
const isOfTable = ([file]: [string, Texts]) => file.startsWith('tables/')

test.each(languages)('what a table says in %s leads to it, and comes with it as a whole', (language) => {
  const files = filesOf(language).filter(isOfTable)
  expect(files.length).toBeGreaterThan(30)
  for (const [file, texts] of files) {
    const name = file.replace('tables/', '')
    const titles = keysOf(textsOfPart(file, texts, 'title'))
    expect(Object.keys(texts.tables ?? {})).toEqual([name])
    expect(titles.filter((key) => !/^tables\.[\w-]+\.(?:title|tabs?)$/.test(key))).toEqual([])
    expect(keysOf(texts)).toEqual(expect.arrayContaining(titles))
    expect(textsOfPart(file, texts, 'place')).toEqual(texts)
    for (const part of ['first', 'later'] as const) expect(textsOfPart(file, texts, part)).toEqual({})
  }
})

test.each(languages)(
  'each other text in %s is in one part: with the first screen, after it, or with its place',
  (language) => {
    for (const [file, texts] of filesOf(language).filter((one) => !isOfTable(one))) {
      const said = (['first', 'later', 'place'] as const).flatMap((part) =>
        keysOf(textsOfPart(file, texts, part)),
      )
      expect(said.sort()).toEqual(keysOf(texts).sort())
    }
  },
)

const parts = {
  first: import.meta.glob<Texts>('../../src/app/words/{fr,de,en-GB,es}.ts', {
    eager: true,
    import: 'sections',
  }),
  later: import.meta.glob<Texts>('../../src/app/words/later/{fr,de,en-GB,es}.ts', {
    eager: true,
    import: 'sections',
  }),
  places: import.meta.glob<Texts>('../../src/app/words/places/{fr,de,en-GB,es}.ts', {
    eager: true,
    import: 'sections',
  }),
}

test.each(Object.entries(parts))('no browser fetches the words of the specification: %s', (_, ofPart) => {
  expect(Object.keys(ofPart)).toHaveLength(languages.length)
  for (const sections of Object.values(ofPart))
    expect(keysOf(sections).filter((key) => key.includes('.json.specification.'))).toEqual([])
})

test('what the first screen says is there at first, what only forms and dialogs say comes later', () => {
  const texts = Object.fromEntries(filesOf('fr'))
  const first = [
    'schemas',
    'values',
    'errors',
    'form',
    'reasons',
    'dialogs',
    'operation',
    'own',
    'shell',
  ].flatMap((file) => keysOf(textsOfPart(file, texts[file] ?? {}, 'first')))
  expect(first).toEqual(
    expect.arrayContaining([
      'enums.country.fr',
      'values.yes',
      'errors.503',
      'screens.sso.title',
      'institutions.title',
      'contact.about.question.open',
    ]),
  )
  expect(first.filter((key) => /^(?:reasons|confirmations|banners)\.|\.hints\./.test(key))).toEqual([])
})
