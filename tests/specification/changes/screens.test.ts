import { expect, test } from 'vitest'
import {
  attached,
  becomes,
  boolean,
  entity,
  everyone,
  inInstitution,
  level,
  nobody,
  permitted,
  relation,
  removed,
  softDelete,
  table,
  text,
  unique,
  uniquePerInstitution,
  writtenByProvider,
} from '#dsl'
import { boxesSaid, boxOf, said, told } from './small.ts'

const columns = { code: text(), off: boolean({ default: false, serverOnly: true }) }
const from = (old: Parameters<typeof boxOf>[1], next: Parameters<typeof boxOf>[1]) =>
  told(boxesSaid(columns, old), boxesSaid(columns, next))
const may = (read: typeof attached) => ({ access: { ...writtenByProvider, read } })
const unwritten = { insert: nobody, update: nobody, remove: nobody } as const

test('who may do what is compared by the function that decides it', () => {
  expect(from(may(attached), may(level(1)))).toEqual(['box: tightened access read | api people'])
  expect(from(may(level(1)), may(level(3)))).toEqual(['box: loosened access read | people'])
  expect(from(may(attached), may(everyone))).toEqual(['box: loosened access read | people'])
  expect(from(may(attached), may(permitted('seeBoxes' as never)))).toEqual([
    'box: tightened access read | api people',
  ])
  expect(from(may(level(4)), may(permitted('seeBoxes' as never)))).toEqual([
    'box: changed access read | api people',
  ])
  // What is written is read by somebody.
  const seen = (read: typeof attached) => ({ access: { ...unwritten, read } })
  expect(from(seen(attached), seen(nobody))).toEqual(['box: tightened access read | api people'])
})

test('grants widen: one that is gone breaks somebody', () => {
  const grants = [{ own: 'id' as const, read: true as const, update: ['code' as never] }]
  expect(from({}, { grants })).toEqual(['box: loosened grant id code | people'])
  expect(from({ grants }, {})).toEqual(['box: tightened grant id code | api people'])
})

test('rules, of rows one by one and among themselves', () => {
  const rules = [uniquePerInstitution('code' as never)]
  expect(from({}, { rules })).toEqual(['box: tightened rule unique code | data api'])
  expect(from({ rules }, {})).toEqual(['box: loosened rule unique code | '])
  expect(from({ rules }, { rules: [unique('code' as never)] })).toHaveLength(2)
})

test('how rows go, and what follows', () => {
  expect(from({ on: [removed(softDelete('off' as never))] }, {})).toEqual([
    'box: changed removal removed | data people',
  ])
  expect(from({}, { on: [becomes('off' as never, true)] })).toEqual([
    'box: changed reaction becomes off true | people',
  ])
})

test('addresses of the resource', () => {
  expect(from({ wire: { resource: 'crate' } }, { wire: { resource: 'case' } })).toEqual([
    'box: renamed resource | api',
  ])
  expect(from({ wire: { also: ['crate'] } }, {})).toEqual(['box: removed alias crate | api'])
  expect(from({}, { wire: { also: ['crate'] } })).toEqual(['box: added alias crate | '])
})

test('entities come, go and are renamed', () => {
  const of = (name: string, more: object = {}) =>
    entity(name, {
      columns: { code: text(), more: boolean() },
      belongs: inInstitution(),
      access: writtenByProvider,
      label: 'code',
      ...more,
    })
  expect(told(said({}), said({ entities: [of('crate')] }))).toEqual(['crate: added entity | '])
  expect(told(said({ entities: [of('crate')] }), said({}))).toEqual(['crate: removed entity | data api'])
  expect(
    told(said({ entities: [of('crate')] }), said({ entities: [of('case', { renamedFrom: 'crate' })] })),
  ).toEqual(['case: renamed entity from crate | ', 'case: renamed resource | api'])
  expect(told(said({ entities: [of('crate')] }), said({ entities: [of('case')] }))[0]).toBe(
    'case: renamed entity from crate | data',
  )
})

test('a column that is called as an entity is renamed without it, and the entity without the column', () => {
  const crate = (name: string, more: object = {}) =>
    entity(name, {
      columns: { code: text() },
      belongs: inInstitution(),
      access: writtenByProvider,
      label: 'code',
      wire: { resource: 'crate' },
      ...more,
    })
  const shelf = (column: string, target: string, more: object = {}) =>
    entity('shelf', {
      columns: { code: text(), [column]: relation(target as never, more) },
      belongs: inInstitution(),
      access: writtenByProvider,
      label: 'code',
    })
  const old = said({ entities: [crate('crate'), shelf('crate', 'crate')] })
  const another = { entities: [crate('case', { renamedFrom: 'crate' }), shelf('crate', 'case')] }
  expect(told(old, said(another))).toEqual(['case: renamed entity from crate | '])
  const held = { entities: [crate('crate'), shelf('held', 'crate', { renamedFrom: 'crate' })] }
  expect(told(old, said(held))).toEqual(['shelf.held: renamed column from crate | api'])
})

const screen = (settings: object) => boxesSaid(columns, {}, {}, settings)
const list = (shown: readonly string[], more: object = {}) =>
  screen({ list: { columns: shown, sort: 'name', ...more } })

test('what a list shows, in which order', () => {
  expect(told(list(['name']), list(['name', 'code']))).toEqual([
    'screen boxes.code: added screen list | people',
  ])
  expect(told(list(['name', 'code']), list(['code', 'name']))).toHaveLength(1)
  expect(told(list(['name']), list(['name'], { sort: 'code' }))).toEqual([
    'screen boxes: changed screen sort | people',
  ])
  expect(told(list(['name']), list(['name'], { without: ['remove'] }))).toEqual([
    'screen boxes: removed screen remove | people',
  ])
})

test('a form whose columns change groups', () => {
  const form = (groups: object) => screen({ form: { style: 'category', groups } })
  expect(
    told(form({ one: ['name', 'code'], two: ['off'] }), form({ one: ['name'], two: ['code', 'off'] })),
  ).toEqual(['screen boxes.code: moved screen form group | people'])
})

test('a screen that is renamed is none that came and none that went', () => {
  const of = boxOf(columns)
  const named = (name: string) =>
    said({ entities: [of], tables: [table(name, { entity: of, list: { columns: ['name'], sort: 'name' } })] })
  expect(told(named('boxes'), named('crates'))).toEqual(['screen crates: renamed screen from boxes | people'])
})

test('texts are told by what they name; a text of what is new is none by itself', () => {
  const words = (title: string, more: object = {}) => ({
    tables: { boxes: { title, columns: { code: 'Code', ...more } } },
  })
  const of = (given: object, more: typeof columns | object = {}) =>
    boxesSaid({ ...columns, ...more }, {}, given)
  expect(told(of(words('Boxes')), of(words('Crates')))).toEqual([
    'screen boxes: relabelled text title | people',
  ])
  expect(told(of(words('Boxes')), of(words('Boxes', { extra: 'Extra' }), { extra: text() }))).toEqual([
    'box.extra: added column | people',
  ])
})

test('what no comparison knows is told all the same', () => {
  const old = screen({})
  const [boxes] = Object.values(old.tables)
  if (!boxes) throw new RangeError('no screen')
  const next = { ...old, tables: { boxes: { ...boxes, settings: { ...boxes.settings, unheardOf: true } } } }
  expect(told(old, next)).toEqual(['screen boxes: changed other | people'])
})
