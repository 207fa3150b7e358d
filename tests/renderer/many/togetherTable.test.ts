import { describe, expect, it } from 'vitest'
import { checkbox, common, entity, secret, table, text, writtenByProvider } from '#dsl'
import type { Context } from '#dsl/criterion.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import { togetherStore } from '#renderer/many/togetherStore.ts'
import { columnsTogether, commonOf, keptOf, patchFor, togetherTable } from '#renderer/many/togetherTable.ts'
import { catalogue } from '#schemas'

const tableOf = (name: string) => {
  const found = catalogue.tables.get(name)
  if (!found) throw new Error(name)
  return found
}
const every: Context = { mode: 'modify', institutions: [1], level: 1, records: {}, options: {}, flags: {} }

const box = entity('box', {
  columns: {
    name: text({ required: true, edit: 'onCreate' }),
    colour: text(),
    key: secret(),
    isOpen: checkbox(),
  },
  belongs: common,
  access: writtenByProvider,
  label: 'name',
})
const boxes = table('boxes', {
  entity: box,
  list: { columns: ['name'], sort: 'name' },
  form: { style: 'plain', lines: 1 },
}) as AnyTable

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

  it('are none that is kept secret, or that cannot be changed any more', () => {
    expect(columnsTogether(boxes, every)).toEqual(['colour', 'isOpen'])
  })

  it('are not the address of a server whose secrets would have to be entered anew', () => {
    expect(columnsTogether(tableOf('institutionChronos'), every)).toEqual([
      'isProxyRequired',
      'hasSecurityModule',
    ])
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

  it('says neither yes nor no where some have the one and some the other', () => {
    const mixed = [
      { id: 1, version: 1, isOpen: true },
      { id: 2, version: 1, isOpen: false },
    ]
    const common = commonOf(mixed, ['isOpen'])
    expect(common).toEqual({ values: { isOpen: null }, differing: ['isOpen'] })
    const blankOf = (one: AnyTable) => one.entity.columns.isOpen?.kind.blank
    expect([blankOf(boxes), blankOf(togetherTable(boxes, ['isOpen'], common))]).toEqual([false, undefined])
  })
})

it('a row gets of a change what its own institutions are shown', () => {
  const patch = { break: '00:20', interfacingCode: '7' }
  expect(patchFor(tableOf('schedule'), every, patch)).toEqual({ break: '00:20' })
})

describe('a form for several rows', () => {
  const rows = [
    { id: 1, version: 1, colour: 'red', isOpen: true },
    { id: 2, version: 1, colour: 'blue', isOpen: false },
  ]
  const columns = ['colour', 'isOpen']
  const open = () => {
    const common = commonOf(rows, columns)
    const { entity } = togetherTable(boxes, columns, common)
    const inner = createFormStore({ entity, context: every, rows: [{ ...common.values }], columns })
    const told: string[][] = []
    const store = togetherStore(inner, common.differing, keptOf(boxes, common), (touched) =>
      told.push([...touched]),
    )
    const [line = 0] = store.lines()
    return { store, line, told }
  }

  it('changes nothing that nobody has touched', () => {
    const { store, line } = open()
    store.commit(line, 'colour')
    expect([store.validate(), store.dirty(), store.patch(line)]).toEqual([[], false, {}])
  })

  it('empties what was emptied in a form that is found again', () => {
    const { store, line, told } = open()
    store.setValues(line, { colour: null })
    expect([store.dirty(), store.patch(line), told]).toEqual([true, { colour: null }, [['colour']]])
  })

  it('empties what was chosen or typed, and taken back', () => {
    const { store, line, told } = open()
    store.setDraft(line, 'colour', 'green')
    store.setDraft(line, 'colour', '')
    expect(store.dirty()).toBe(true)
    store.validate()
    expect(store.patch(line)).toEqual({ colour: null })
    store.setDraft(line, 'colour', 'green')
    store.commit(line, 'colour')
    store.setValue(line, 'colour', null)
    expect([store.patch(line), told]).toEqual([{ colour: null }, [['colour']]])
  })

  it('leaves in each row what no row is without', () => {
    const { store, line, told } = open()
    store.setValue(line, 'isOpen', false)
    expect(store.patch(line)).toEqual({ isOpen: false })
    store.setValue(line, 'isOpen', null)
    expect([store.patch(line), store.dirty(), told]).toEqual([{}, false, [['isOpen'], []]])
  })
})
