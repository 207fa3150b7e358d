import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as vocabulary from '#dsl'
import { defineCatalogue } from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { kinds } from '#dsl/kinds/index.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { catalogue } from '#schemas'
import { wishEntity } from '../types/vocabulary/ruled.ts'
import { bays, chargeLimitEntity, chargeLimits, ownBay, permits, stays } from '../types/vocabulary/shown.ts'
import { bay } from '../types/vocabulary/stored.ts'
import { entityWords, options, tableWords } from './options.ts'
import { optionsUsed } from './optionsUsed.ts'

const page = readFileSync('docs/vocabulary.md', 'utf8')
const schemas = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join('schemas', name), 'utf8'))

/** The names that a text imports or exports by lists in braces, of a module or of all: `{ a, type B, c as d }`. */
const namesListed = (text: string, statement: 'import' | 'export', from: string): string[] =>
  [...text.matchAll(new RegExp(`^${statement} (?:type )?\\{([^}]*)\\} from '${from}'`, 'gm'))].flatMap(
    ([, list = '']) =>
      list
        .split(',')
        .map((one) =>
          one
            .trim()
            .replace(/^type /, '')
            .replace(/ as .*/, ''),
        )
        .filter((one) => one !== ''),
  )

/** Values and types that schemas may import; the catalogue is made of them once. */
const words = namesListed(readFileSync('src/dsl/index.ts', 'utf8'), 'export', "[^']*").filter(
  (word) => word !== 'defineCatalogue',
)
const values = Object.keys(vocabulary)

const namesIn = (text: string): string[] => text.match(/[A-Za-z]\w*/g) ?? []
const examples = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, text = '']) => text)
/** Words as the page says them, in code alone. */
const onPage = new Set(
  [...page.matchAll(/```ts\n(.*?)```|`([^`\n]+)`/gs)].flatMap(([, block, code = '']) =>
    namesIn(block ?? code),
  ),
)

/**
 * What no schema says as they are: the opposite in the algebra of criteria, which the lint reckons with; a name of before,
 * which is said until its migration is made; and rows whose institution is in a column of another name, as some have.
 */
const unsaid: Readonly<Record<string, readonly string[]>> = {
  words: ['not'],
  entity: ['renamedFrom'],
  related: ['institution'],
}

/** What words are made into, which nobody writes. */
const unseen: Readonly<Record<string, readonly string[]>> = {
  unique: ['rule'],
  located: ['rule'],
  confirmation: ['counts'],
}

describe('words', () => {
  test('all are read off the list of exports', () => {
    expect(values.filter((word) => word !== 'defineCatalogue' && !words.includes(word))).toEqual([])
  })

  test('each has an example on the page', () => {
    const shown = new Set(examples.flatMap(namesIn))
    expect(words.filter((word) => values.includes(word) && !shown.has(word))).toEqual([])
  })

  test('each is imported by some schema', () => {
    const imported = new Set(schemas.flatMap((text) => namesListed(text, 'import', '#dsl')))
    expect(words.filter((word) => !imported.has(word))).toEqual(unsaid.words)
  })

  test('are few enough to be learnt', () => {
    expect(Object.keys(entityWords).length).toBeLessThanOrEqual(12)
    expect(Object.keys(tableWords).length).toBeLessThanOrEqual(12)
    expect(Object.keys(kinds).length).toBeLessThanOrEqual(20)
  })
})

describe('options', () => {
  const used: Readonly<Record<string, ReadonlySet<string>>> = optionsUsed(catalogue)

  test.each(Object.entries(options))('each of %s is used by some schema', (of, known) => {
    const unused = Object.keys(known).filter((option) => !used[of]?.has(option))
    expect(unused).toEqual(unsaid[of] ?? [])
  })

  test.each(Object.entries(options))('each of %s is on the page', (of, known) => {
    expect(
      Object.keys(known).filter((option) => !onPage.has(option) && !unseen[of]?.includes(option)),
    ).toEqual([])
  })
})

test('the examples of the page are those that are compiled', () => {
  const compiled = ['stored', 'ruled', 'shown'].map((part) => {
    const text = readFileSync(`tests/types/vocabulary/${part}.ts`, 'utf8')
    return text.slice(text.indexOf('\n\n') + 2)
  })
  expect(compiled.join('\n')).toBe(examples.join('\n'))
})

test('the examples of the page load beside all that there is', () => {
  const tables: readonly AnyTable[] = [bay, permits, bays, stays, chargeLimits]
  const cards: readonly AnyTable[] = [ownBay]
  const entities: readonly AnyEntity[] = [chargeLimitEntity, wishEntity]
  const both = defineCatalogue({
    ...catalogue,
    entities: [...catalogue.entities.values(), ...entities],
    tables: [...catalogue.tables.values(), ...tables],
    cards: [...catalogue.cards.values(), ...cards],
    screens: [...catalogue.screens.values()],
  })
  expect([...both.entities.keys()]).toEqual(
    expect.arrayContaining(['bay', 'institutionHasBay', 'chargeLimit', 'wish', 'permit']),
  )
})

test('every banner stands above some list', () => {
  const shown = [...catalogue.tables.values()].flatMap(({ banner }) => banner ?? [])
  expect([...catalogue.banners].sort()).toEqual([...new Set(shown)].sort())
})

/** The help leads there. */
const ofHelp = ['aboutData']

test('every action is offered by some list, and every screen is in the menu or in the help', () => {
  const offered = [...catalogue.tables.values()].flatMap(({ actions = [] }) => actions)
  expect(Object.keys(catalogue.actions).sort()).toEqual([...new Set(offered)].sort())
  const listed = [...ofHelp, ...catalogue.menu.flatMap(({ screens = [] }) => screens)]
  expect([...catalogue.screens.keys()].sort()).toEqual(listed.toSorted())
})
