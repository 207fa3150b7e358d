import { expect, it, test } from 'vitest'
import { attached, entity, inInstitution, nobody, onePerInstitution, relation, table, text } from '#dsl'
import type { AnyEntity, Entity } from '#dsl/entities/entity.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { catalogue } from '#schemas'
import { indexedColumns } from '#server/model/indexedColumns.ts'
import { modelOf } from '#server/model/model.ts'

const access = { read: attached, insert: attached, update: attached, remove: nobody }

const room = (words: Partial<Pick<Entity, 'rules'>> & { indexes?: readonly 'name'[] } = {}) =>
  entity('room', {
    columns: { name: text(), number: text(), owner: relation('institution') },
    belongs: inInstitution(),
    access,
    label: 'name',
    ...words,
  } as never) as AnyEntity

const indexed = (of: AnyEntity, ...sorts: string[]): readonly string[] => {
  const tables = sorts.map((sort): [string, AnyTable] => [
    sort,
    table(sort, { entity: of, list: { columns: ['name'], sort } } as never),
  ])
  return indexedColumns({ tables: new Map(tables) }, of)
}

it('each list opens in the order of an index, and others are said', () => {
  expect(indexed(room())).toEqual([])
  expect(indexed(room(), 'number')).toEqual(['number'])
  expect(indexed(room({ indexes: ['name'] }), 'number')).toEqual(['number', 'name'])
  expect(indexed(room({ indexes: ['name'] }), 'name', 'number')).toEqual(['name', 'number'])
})

it('an order that no index of the table is in has none', () => {
  // One row an institution, the labels of other rows, the id.
  expect(indexed(room({ rules: [onePerInstitution()] }), 'name')).toEqual([])
  expect(indexed(room(), 'owner')).toEqual([])
  expect(indexed(room(), 'id')).toEqual([])
})

test.each([...catalogue.entities.values()])(
  '$name says no index that follows from its lists or relations',
  (one) => {
    const quiet = indexedColumns(catalogue, { ...one, indexes: [] })
    const foreign = modelOf(catalogue).tables.find(({ name }) => name === one.name)?.foreignKeys ?? []
    const follows = [...quiet, ...foreign.map(({ column }) => column)]
    expect(one.indexes.filter((name) => follows.includes(name))).toEqual([])
  },
)
