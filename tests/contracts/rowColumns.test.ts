import { describe, expect, it } from 'vitest'
import { columnNamed } from '#dsl/columns/column.ts'
import { softDeletedBy } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import { rowColumns } from '#renderer/row/rowColumns.ts'
import { catalogue } from '#schemas'
import { readLabels } from '../../generators/labels/locale.ts'
import { root } from '../generators/project.ts'

const labels = readLabels(root, 'fr')
const everything = {
  mode: 'modify',
  level: 1,
  institutions: [1],
  records: {},
  options: {},
  flags: {},
} as const

const read = [...catalogue.tables.values()].filter(({ form, list }) => form.style !== 'row' && !list.matrix)

describe.each(read.map((table) => [table.name, table] as const))(
  'a row of %s that is only read',
  (name, table) => {
    const { entity, list } = table
    const labelOf = (column: string) =>
      labels.get(`tables.${name}.columns.${column}`) ?? `no label: ${column}`
    const shown = rowColumns(table, everything, labelOf).flatMap(({ columns }) => columns)
    const told = shown.map(labelOf)

    it('is told by labels that each stand there once, and without secrets', () => {
      expect(told.length).toBeGreaterThan(0)
      expect(new Set(told).size).toBe(told.length)
      expect(told.filter((label) => label.startsWith('no label'))).toEqual([])
      expect(shown.filter((column) => columnNamed(entity.columns, column).options.secret)).toEqual([])
    })

    it('holds what its list and its form show', () => {
      const apart = [placeColumn(entity), softDeletedBy(entity)]
      const expected = [...list.columns, ...columnsOfForm(table)].filter((column) => {
        const options = entity.columns[column]?.options
        return options && !options.show && !options.secret && !apart.includes(column)
      })
      expect(expected.map(labelOf).filter((label) => !told.includes(label))).toEqual([])
    })
  },
)
