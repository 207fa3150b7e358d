import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#dsl/catalogue.ts'
import { catalogue } from '#schemas'
import { options } from './options.ts'
import { optionsUsed } from './optionsUsed.ts'

/** A catalogue of one entity, or of one table, with all else that there is left out. */
const alone = (kept: Partial<Pick<Catalogue, 'entities' | 'tables'>>): Catalogue => ({
  ...catalogue,
  entities: new Map(),
  tables: new Map(),
  cards: new Map(),
  ...kept,
})
const parts: readonly Catalogue[] = [
  ...[...catalogue.entities].map((one) => alone({ entities: new Map([one]) })),
  ...[...catalogue.tables].map((one) => alone({ tables: new Map([one]) })),
]
const used = parts.map((part) => optionsUsed(part))

/**
 * What one schema alone says today. It is general all the same: nothing in it names that table. A word that comes for one table belongs
 * here with whoever adds it, or becomes a named rule; one that a second schema says leaves the list.
 */
const ofOne: Readonly<Partial<Record<keyof typeof options, readonly string[]>>> = {
  table: ['pictures', 'detail'],
  wire: ['together', 'source'],
  column: ['usual', 'unless', 'renamedFrom'],
  through: ['active', 'by'],
  label: ['after', 'withId'],
  grant: ['where', 'unbounded'],
  unique: ['answers'],
  located: ['country', 'postalCode'],
  list: ['matrix', 'csv'],
  csv: ['columns', 'optional', 'key'],
  create: ['allOrNothing', 'inAllWhenNone', 'table', 'within'],
  attaching: ['tellsRefusal'],
  confirm: ['taken'],
  confirmation: ['counts', 'throughout'],
  pivot: ['across'],
}

describe('how many schemas say a word', () => {
  test.each(keysOf(options).filter((of) => of !== 'menu'))('of %s', (of) => {
    const ofUsers = Object.keys(options[of]).filter(
      (option) => used.filter((one) => one[of].has(option)).length === 1,
    )
    expect(ofUsers.toSorted()).toEqual((ofOne[of] ?? []).toSorted())
  })
})

function keysOf<K extends string>(of: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(of).filter((key): key is K => key in of)
}
