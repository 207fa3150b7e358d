import { expect, it, test } from 'vitest'
import { type Declared, SchemaError } from '#dsl/schemaError.ts'
import { catalogue } from '#schemas'
import { schemaLine } from '#server/start/schemaPlaces.ts'

const said = (of?: Declared): string => schemaLine(new SchemaError('refused', of))

it('a refusal begins with the file and the line of what it is of', () => {
  expect(said({ word: 'entity', name: 'pole' })).toBe('schemas/tables/pole.ts:4: refused')
  expect(said({ word: 'menu', name: 'people' })).toMatch(/^schemas\/menu\.ts:\d+: refused$/)
})

it('what is of no declaration is of the schemas', () => {
  expect(said()).toBe('schemas: refused')
  expect(said({ word: 'table', name: 'nobodyHasIt' })).toBe('schemas: refused')
})

/** Entities of links are declared by the word for what they link. */
const joins = [...catalogue.entities.values()].flatMap(({ belongs }) =>
  'link' in belongs ? belongs.link : [],
)

const declared: readonly Declared[] = [
  ...[...catalogue.entities.keys()]
    .filter((name) => !joins.includes(name) || name === 'institutionHasAdmin')
    .map((name) => ({ word: 'entity' as const, name })),
  ...[...catalogue.tables.keys()].map((name) => ({ word: 'table' as const, name })),
  ...[...catalogue.cards.keys()].map((name) => ({ word: 'card' as const, name })),
  ...[...catalogue.enumerations.keys()].map((name) => ({ word: 'enumeration' as const, name })),
  ...catalogue.menu.map(({ name }) => ({ word: 'menu' as const, name })),
]

test.each(declared)('$word $name is found in a file', (one) => {
  expect(said(one)).toMatch(/^schemas\/[\w/]+\.ts:\d+/)
})
