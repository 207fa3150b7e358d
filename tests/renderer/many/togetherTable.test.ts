import { describe, expect, it } from 'vitest'
import type { Context } from '#dsl/criterion.ts'
import { columnsTogether, commonOf, patchFor, togetherTable } from '#renderer/many/togetherTable.ts'
import { catalogue } from '#schemas'

const tableOf = (name: string) => {
  const found = catalogue.tables.get(name)
  if (!found) throw new Error(name)
  return found
}
const every: Context = { mode: 'modify', institutions: [1], level: 1, records: {}, options: {}, flags: {} }

describe('columns that several rows may get one value of', () => {
  it('are those of the form but what is unique, computed, or where something is', () => {
    const service = columnsTogether(tableOf('service'), every)
    expect(service).toContain('building')
    for (const name of ['address', 'lat', 'lng', 'id', 'version']) expect(service).not.toContain(name)
    const schedule = columnsTogether(tableOf('schedule'), every)
    expect(schedule).toEqual(expect.arrayContaining(['beginAt', 'endAt', 'break']))
    expect(schedule).not.toContain('code')
    expect(schedule).not.toContain('nbWorkedMinutes')
  })
})

describe('what rows have in common', () => {
  const rows = [
    { id: 1, version: 1, beginAt: '07:00', endAt: '15:00', break: null },
    { id: 2, version: 3, beginAt: '07:00', endAt: '16:00', break: null },
  ]

  it('is the value that all have, and which columns differ', () => {
    expect(commonOf(rows, ['beginAt', 'endAt', 'break'])).toEqual({
      values: { beginAt: '07:00', endAt: null, break: null },
      differing: ['endAt'],
    })
  })

  it('leaves no field to be filled in that differs, and asks for the others as ever', () => {
    const columns = ['beginAt', 'endAt']
    const { entity, form } = togetherTable(tableOf('schedule'), columns, commonOf(rows, columns))
    expect(entity.columns.endAt?.options.required).toBe(false)
    expect(entity.columns.beginAt?.options.required).toBe(true)
    expect(form).toMatchObject({ style: 'plain', lines: 1, columns })
  })
})

it('a row gets of a change what its own institutions are shown', () => {
  const patch = { break: '00:20', interfacingCode: '7' }
  expect(patchFor(tableOf('schedule'), every, patch)).toEqual({ break: '00:20' })
})
