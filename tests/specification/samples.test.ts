import { describe, expect, it } from 'vitest'
import { writableColumns } from '#dsl/entities/entity.ts'
import { exampleRow, longExample } from '#engine/examples.ts'
import { validateColumn } from '#engine/validation/validate.ts'
import { catalogue } from '#schemas'
import { projectRoot } from '../../generators/files.ts'
import { readLabels } from '../../generators/labels/locale.ts'
import { languages } from '../../generators/languages.ts'
import { samplesOf } from '../../generators/specification/examples/samples.ts'
import { wordsOf } from '../../generators/specification/words/words.ts'
import { pagesIn } from './html.ts'
import { site } from './site.ts'

const files = await site
const speak = await wordsOf()
const entities = [...catalogue.entities.values()]
const prefix = 'specification.samples.'
/** Place and column of each list of words, and the words. */
const listsIn = (language: (typeof languages)[number]) => {
  const words = [...readLabels(projectRoot, language)].filter(([key]) => key.startsWith(prefix))
  const byPlace = Map.groupBy(words, ([key]) => key.slice(prefix.length).split('.').slice(0, 2).join('.'))
  return [...byPlace].map(([place, all]) => [place, all.map(([, text]) => text)] as const)
}

describe('words that examples are made of', () => {
  it('are of columns that there are, as many in each language, and no two of a list alike', () => {
    const columns = new Set(
      entities.flatMap(({ name, columns: of }) =>
        Object.keys(of).flatMap((column) => [`${name}.${column}`, `columns.${column}`]),
      ),
    )
    for (const language of languages)
      for (const [place, texts] of listsIn(language)) {
        expect(columns).toContain(place)
        expect([language, place, new Set(texts).size]).toEqual([language, place, texts.length])
      }
  })

  it('are taken by their column as they stand, and come before anything else', () => {
    for (const language of languages) {
      const samples = samplesOf(speak(language), catalogue)
      const lists = new Map(listsIn(language))
      for (const entity of entities)
        for (const [name] of writableColumns(entity)) {
          const texts = lists.get(`${entity.name}.${name}`) ?? lists.get(`columns.${name}`)
          texts?.forEach((text, n) => {
            expect([entity.name, name, validateColumn(entity, name, text, true)]).toEqual([
              entity.name,
              name,
              undefined,
            ])
            expect(samples(entity, n)[name]).toBe(text)
          })
        }
    }
  })

  it('give as many different values as are asked for', () => {
    const samples = samplesOf(speak('fr'), catalogue)
    for (const entity of entities)
      for (const [name] of writableColumns(entity)) {
        if (longExample(entity, name, 0) === undefined) continue
        const values = Array.from({ length: 12 }, (_, n) => samples(entity, n)[name])
        expect([entity.name, name, new Set(values).size]).toEqual([entity.name, name, 12])
      }
  })
})

it('no page shows a text that is only counted', () => {
  const counted = [0, 1].flatMap((n) => {
    const { name, presentation } = exampleRow(
      catalogue.entities.get('institution') ?? entities[0]!,
      n,
      () => [1],
    )
    return [String(name), String(presentation).split('\n')[0] ?? '']
  })
  expect(counted).toEqual(['Texte 1', 'Première ligne 1', 'Texte 2', 'Première ligne 2'])
  const made = /\b(?:Texte|Première ligne) \d/
  for (const [path, html] of pagesIn(files)) expect([path, made.exec(html)?.[0]]).toEqual([path, undefined])
  for (const [path, text] of files)
    if (path.endsWith('.csv')) expect([path, made.exec(text ?? '')?.[0]]).toEqual([path, undefined])
})

it('a column without words of its own is shown with its label', () => {
  const { institution } = Object.fromEntries(catalogue.entities)
  const table = catalogue.tables.get('institution')
  if (!institution || !table) throw new RangeError('institution')
  const silent = {
    ...speak('fr'),
    exists: (key: string) => !key.startsWith(prefix) && speak('fr').exists(key),
  }
  const samples = samplesOf(silent, catalogue)
  expect([samples(institution).name, samples(institution, 1).building]).toEqual(['Nom 1', 'Bâtiment 2'])
})
