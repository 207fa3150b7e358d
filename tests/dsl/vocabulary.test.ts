import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as vocabulary from '#dsl'
import { catalogue } from '#schemas'

const page = readFileSync('docs/vocabulary.md', 'utf8')
const schemas = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join('schemas', name), 'utf8'))
const has = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text)
const words = Object.keys(vocabulary).filter((word) => word !== 'defineCatalogue')

test('every word is on its page', () => {
  expect(words.filter((word) => !has(page, word))).toEqual([])
})

test('every word is said by some schema', () => {
  expect(words.filter((word) => !schemas.some((text) => has(text, word)))).toEqual([])
})

test('the examples of the page are those that are compiled', () => {
  const compiled = readFileSync('tests/types/vocabulary.ts', 'utf8')
  const examples = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, text]) => text)
  expect(examples.length).toBeGreaterThan(4)
  expect(compiled.endsWith(`\n${examples.join('\n')}`)).toBe(true)
})

test('every banner stands above some list', () => {
  const shown = [...catalogue.tables.values()].flatMap(({ banner }) => banner ?? [])
  expect([...catalogue.banners].sort()).toEqual([...new Set(shown)].sort())
})

/** The help leads there. */
const ofHelp = ['aboutData']

test('every action is offered by some list, and every screen is in the menu or in the help', () => {
  const offered = [...catalogue.tables.values()].flatMap(({ actions = [] }) => actions)
  expect([...catalogue.actions].sort()).toEqual([...new Set(offered)].sort())
  const listed = [...ofHelp, ...catalogue.menu.flatMap(({ screens = [] }) => screens)]
  expect([...catalogue.screens.keys()].sort()).toEqual(listed.toSorted())
})
