import { expect, test } from 'vitest'
import { attached, entity, inInstitution, level, permitted, relation, table, text } from '#dsl'
import type { AccessRules } from '#dsl/entities/access.ts'
import type { AnyEntity, Entity } from '#dsl/entities/entity.ts'
import { unreachable } from '../../generators/lint/rules/unreachable.ts'
import { widerAccess } from '../../generators/lint/rules/widerAccess.ts'
import { byProvider, found, small } from './small.ts'

const all = (may: AccessRules['insert']): AccessRules => ({
  read: attached,
  insert: may,
  update: may,
  remove: may,
})

const room = (words: Partial<Pick<Entity, 'access'>> = {}) =>
  entity('room', {
    columns: { name: text({ required: true }), owner: relation('institution') },
    belongs: inInstitution(),
    access: byProvider,
    label: 'name',
    ...words,
  } as never) as AnyEntity

const link = (name: string, access: AccessRules, other: string, isRequired = true) =>
  entity(name, {
    columns: {
      room: relation('room', { required: isRequired }),
      [other]: relation(other, { required: true }),
    },
    belongs: inInstitution(),
    access,
    label: 'room',
  }) as AnyEntity

test('a menu or a tab leads to every table', () => {
  const own = room()
  const rooms = (name: string, tabs: readonly string[] = []) =>
    table(name, { entity: own, list: { columns: ['name'], sort: 'name' }, tabs } as never)
  const tables = [rooms('rooms', ['rooms', 'halls']), rooms('halls'), rooms('attics')]
  const menu = [{ name: 'house', icon: 'file' as const, tables: ['rooms'] }]
  expect(found(unreachable, small({ tables, menu }))).toEqual(['attics'])
})

test('what belongs to a row is written by no more people than the row', () => {
  const [own, chair] = [all(level(1)), (access: AccessRules) => link('chair', access, 'institution')]
  const of = (access: AccessRules, owner = own) =>
    found(widerAccess, small({ entities: [room({ access: owner }), chair(access)] }))
  expect(of(all(level(2)))).toEqual(['chair.write'])
  expect(of({ ...own, remove: permitted('move') })).toEqual(['chair.write'])
  expect(of(own)).toEqual([])
  // Rows that other systems write say nothing of levels.
  expect(of(all(level(2)), all({ may: 'nobody' }))).toEqual([])
  expect(of({ ...own, read: { may: 'everyone' } })).toEqual(['chair.read'])
})

test('what a row may be without is no owner', () => {
  const chair = link('chair', all(level(2)), 'institution', false)
  expect(found(widerAccess, small({ entities: [room({ access: all(level(1)) }), chair] }))).toEqual([])
})

test('a link is written by no more people than its sibling links', () => {
  const rooms = room({ access: all(attached) })
  const of = (second: AccessRules) =>
    found(
      widerAccess,
      small({
        entities: [
          rooms,
          link('roomHasA', all(level(1)), 'institution'),
          link('roomHasB', second, 'institution'),
        ],
      }),
    )
  expect(of(all(level(3)))).toEqual(['roomHasB.write'])
  expect(of(all(level(1)))).toEqual([])
})
