import { describe, expect, it } from 'vitest'
import { enteredColumns } from '#dsl/entities/entity.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import { copiedValues } from '#renderer/form/schema/copied.ts'
import { formTableOf } from '#renderer/form/schema/formTable.ts'
import { catalogue } from '#schemas'

const made = [...catalogue.tables.values()].filter(({ create }) => create.by === 'lines')

describe.each(made.map((table) => [table.name, table] as const))('a copy of a row of %s', (_, table) => {
  const formed = formTableOf(table)
  const { columns } = formed.entity
  const line = Object.fromEntries(Object.keys(columns).map((name) => [name, `of ${name}`]))
  const taken = Object.keys(copiedValues(table, { id: 1, version: 3, ...line }))

  it('takes over what people enter in its form', () => {
    const entered = enteredColumns(formed.entity).map(([name]) => name)
    const asked = columnsOfForm(formed).filter((name) => entered.includes(name))
    expect(asked.length).toBeGreaterThan(0)
    expect(taken).toEqual(expect.arrayContaining(asked.filter((name) => !columns[name]?.options.secret)))
  })

  it('takes over no secret, and not which row it is', () => {
    expect(taken.filter((name) => columns[name]?.options.secret)).toEqual([])
    expect(taken).not.toContain('id')
    expect(taken).not.toContain('version')
  })
})
