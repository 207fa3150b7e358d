import {
  attached,
  entity,
  inInstitution,
  itself,
  level,
  nobody,
  table,
  text,
  uniquePerInstitution,
  writtenByProvider,
} from '#dsl'
import { type CatalogueParts, defineCatalogue } from '#dsl/catalogue.ts'
import type { Columns } from '#dsl/columns/column.ts'
import { compare } from '../../../generators/specification/changes/compare/compare.ts'
import { describeCatalogue } from '../../../generators/specification/description/describe.ts'
import type { Description } from '../../../generators/specification/description/description.ts'

/** Institutions, as every catalogue needs them. */
export const house = entity('institution', {
  columns: { name: text({ required: true }) },
  belongs: itself,
  access: { read: attached, insert: nobody, update: level(1), remove: nobody },
  label: 'name',
})

const flat = (value: unknown, key = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => flat(inner, key ? `${key}.${name}` : name))
    : [[key, String(value)]]

/** What a catalogue of a few entities says; the words are those of every language. */
export const said = (parts: Partial<CatalogueParts>, words: object = {}): Description =>
  describeCatalogue(
    defineCatalogue({
      tables: [],
      menu: [],
      permissions: {},
      ...parts,
      entities: [house, ...(parts.entities ?? [])],
    }),
    () => new Map(flat(words)),
  )

type Words = Parameters<typeof entity<'box', Columns, ReturnType<typeof inInstitution>>>[1]

/** Boxes of institutions, with a name and what else they have. */
export const boxOf = (columns: Columns, more: Partial<Words> = {}) =>
  entity('box', {
    columns: { name: text({ required: true }), ...columns },
    belongs: inInstitution(),
    access: writtenByProvider,
    label: 'name',
    ...more,
  } as Words)

export const boxes = (of: ReturnType<typeof boxOf>, more: object = {}) =>
  table('boxes', { entity: of, list: { columns: ['name'], sort: 'name' }, ...more })

export const uniqueName = uniquePerInstitution('name')

/** A catalogue of boxes and their screen. */
export const boxesSaid = (
  columns: Columns,
  more: Partial<Words> = {},
  words: object = {},
  screen: object = {},
) => {
  const of = boxOf(columns, more)
  return said({ entities: [of], tables: [boxes(of, screen)] }, words)
}

/** Ids of all changes, each with its marks: `box.code: removed column | data api people`. */
export const told = (old: Description, next: Description): string[] =>
  compare(old, next).changes.map(({ id, marks }) => [id, marks.join(' ')].join(' | '))
