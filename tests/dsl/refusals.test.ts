import { expect, test } from 'vitest'
import {
  attached,
  common,
  criterion,
  entity,
  enumeration,
  flagOn,
  inInstitutionOf,
  itself,
  not,
  readOnly,
  relation,
  select,
  shared,
  text,
} from '#dsl'
import { defineCatalogue } from '#dsl/catalogue.ts'
import type { Columns } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Grant } from '#dsl/entities/grant.ts'

const house = entity('house', {
  columns: { name: text() },
  belongs: itself,
  access: readOnly,
  label: 'name',
})
const of = (...entities: AnyEntity[]) =>
  defineCatalogue({ entities: [house, ...entities], tables: [], menu: [], permissions: {} })
const thing = (name: string, columns: Columns) =>
  entity(name, { columns: { name: text(), ...columns }, belongs: common, access: readOnly, label: 'name' })

test('two entities do not share one table of links', () => {
  const rows = (name: string) =>
    entity(name, {
      columns: { name: text() },
      belongs: shared('house-has-row', 'house'),
      access: readOnly,
      label: 'name',
    })
  expect(() => of(rows('row'))).not.toThrow()
  expect(() => of(rows('row'), rows('seat'))).toThrow("shared('house-has-row') is said by two entities")
})

test('two things of one name, and rows in the institution of nothing', () => {
  const twin = (resource: string) =>
    entity(resource, {
      columns: { name: text() },
      belongs: common,
      access: readOnly,
      label: 'name',
      wire: { resource: 'pots' },
    })
  expect(() => of(twin('pot'), twin('pan'))).toThrow(
    'two resources are called main/pots: rename one, or give its wire another resource',
  )
  expect(() => of(thing('cup', {}), thing('cup', {}))).toThrow('two entities are called cup: rename one')
  const lost = entity('lost', {
    columns: { name: text() },
    belongs: inInstitutionOf('nmae'),
    access: readOnly,
    label: 'name',
  })
  expect(() => of(lost)).toThrow("lost is inInstitutionOf('nmae'), which is no relation of it")
})

test('a column that every row has by itself is not declared', () => {
  expect(() => of(thing('cup', { version: text() }))).toThrow(
    'cup.version: every row has one by itself; leave it out, or name it otherwise',
  )
})

test('criteria and enumerations that are not the same do not have the same name', () => {
  const fresh = () => text({ show: criterion('fresh', flagOn('new')) })
  const stale = text({ show: not(criterion('fresh', not(flagOn('new')))) })
  expect(() => of(thing('cup', { a: fresh() }), thing('jug', { a: fresh() }))).not.toThrow()
  expect(() => of(thing('cup', { a: fresh() }), thing('jug', { a: stale }))).toThrow(
    'criterion fresh is two different things: rename one',
  )
  const sized = (...values: string[]) => ({ size: select(enumeration('size', values)) })
  expect(() => of(thing('cup', sized('s', 'm')), thing('jug', sized('m')))).toThrow(
    'enumeration size is two different things: rename one',
  )
})

test('a grant that the server could not hold people to', () => {
  const granting = (grant: Grant<'name' | 'holder'>, belongs: typeof common | typeof itself = common) =>
    of(
      entity('cup', {
        columns: { name: text(), holder: relation('house') },
        belongs,
        access: readOnly,
        grants: [grant],
        label: 'name',
      }),
    )
  expect(() => granting({ own: 'holder', read: true, insert: true, update: ['name'] })).not.toThrow()
  expect(() => granting({ own: 'name', read: true })).toThrow('cup.name names a person, and points at none')
  expect(() => granting({ to: attached, read: true })).toThrow('their own rows alone')
  expect(() => granting({ insert: true }, itself)).toThrow('makes no rows that several institutions share')
})
