import { expect, test } from 'vitest'
import {
  created,
  criterion,
  entity,
  enumeration,
  flagOn,
  from,
  inInstitution,
  nobody,
  permitted,
  relation,
  select,
  sends,
  table,
  text,
} from '#dsl'
import type { Columns } from '#dsl/columns/column.ts'
import { unfillable } from '../../generators/lint/rules/unfillable.ts'
import { unusedColumn } from '../../generators/lint/rules/unusedColumn.ts'
import { unusedName } from '../../generators/lint/rules/unusedName.ts'
import { unusedValue } from '../../generators/lint/rules/unusedValue.ts'
import { byProvider, first, found, small } from './small.ts'

const box = (columns: Columns, access = byProvider) =>
  entity('box', {
    columns: { name: text({ required: true }), ...columns },
    belongs: inInstitution(),
    access,
    label: 'name',
  })
const hidden = criterion('hidden', flagOn('a'))

test('a required column that may be hidden needs a default', () => {
  const at = (columns: Columns) => found(unfillable, small({ entities: [box(columns)] }))
  expect(at({ code: text({ required: true, show: hidden }) })).toEqual(['box.code'])
  expect(at({ code: text({ required: true, show: hidden, default: 'x' }) })).toEqual([])
  expect(at({ code: text({ show: hidden }) })).toEqual([])
})

test('a required column stands in the form of a new row', () => {
  const at = (columns: readonly string[] | undefined) => {
    const of = box({ code: text({ required: true }) })
    const form = columns && { columns: columns as readonly 'name'[] }
    return found(
      unfillable,
      small({ tables: [table('boxes', { entity: of, list: { columns: ['name'], sort: 'name' }, form })] }),
    )
  }
  expect(at(['name'])).toEqual(['boxes.code'])
  expect(at(['name', 'code'])).toEqual([])
  expect(at(undefined)).toEqual([])
})

test('a column that nothing names is told with its line', () => {
  const of = box({ lid: text() })
  const schemas = "export const box = entity('box', {\n  columns: {\n    name: text(),\n    lid: text(),"
  const subject = small({ entities: [of] }, { schemas })
  expect(found(unusedColumn, subject)).toEqual(['box.lid'])
  expect(first(unusedColumn, subject)?.at).toEqual({ path: 'schemas/small.ts', line: 4 })
})

test('a list, another row, or a service may use a column', () => {
  const of = box({ lid: text() })
  const listed = table('boxes', { entity: of, list: { columns: ['name', 'lid' as 'name'], sort: 'name' } })
  expect(found(unusedColumn, small({ tables: [listed] }))).toEqual([])
  const stack = entity('stack', {
    columns: { box: relation('box', { required: true }), lid: text() },
    belongs: inInstitution(),
    access: byProvider,
    derived: { lid: from('box', 'lid') },
    label: 'lid',
  })
  expect(found(unusedColumn, small({ entities: [of, stack] }))).toEqual([])
  expect(found(unusedColumn, small({ entities: [of] }, { source: 'row.lid' }))).toEqual([])
  expect(found(unusedColumn, small({ entities: [of] }, { source: '// row.lid' }))).toEqual(['box.lid'])
})

test('values that the server alone writes are written somewhere', () => {
  const state = enumeration('state', ['new', 'sold'])
  const written = (source: string, serverOnly: boolean) => {
    const of = box({ state: select(state, { default: 'new', serverOnly }) })
    return found(unusedValue, small({ entities: [of] }, { source }))
  }
  expect(written('', true)).toEqual(['state.sold'])
  expect(written("set({ state: 'sold' })", true)).toEqual([])
  expect(written('', false)).toEqual([])
})

test('permissions, flags, messages and constants are used', () => {
  const parts = {
    permissions: { open: 'mayOpen' },
    flags: ['a'],
    messages: ['hello'],
  }
  const idle = small(
    { ...parts, entities: [box({})] },
    { schemas: "export const spare = criterion('spare', …)\nexport const box = entity(…)\n[box]" },
  )
  expect(found(unusedName, idle)).toEqual(['spare', 'open', 'a', 'hello'])
  const of = entity('box', {
    columns: { name: text(), lid: text({ show: flagOn('a') }), owner: relation('institution') },
    belongs: inInstitution(),
    access: { ...byProvider, update: permitted('open'), remove: nobody },
    on: [created(sends('hello', 'owner'))],
    label: 'name',
  })
  expect(found(unusedName, small({ ...parts, entities: [of] }))).toEqual([])
})
