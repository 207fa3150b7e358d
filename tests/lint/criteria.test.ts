import { describe, expect, test } from 'vitest'
import {
  all,
  any,
  boolean,
  common,
  created,
  criterion,
  entity,
  enumeration,
  flagOn,
  granted,
  hasRecord,
  inInstitution,
  inserts,
  itself,
  nobody,
  not,
  optionOn,
  readOnly,
  relation,
  select,
  table,
  text,
} from '#dsl'
import { defineCatalogue } from '#dsl/catalogue.ts'
import type { Criterion } from '#dsl/criterion.ts'
import { decidedCriterion } from '../../generators/lint/rules/decidedCriterion.ts'
import { decide } from '../../generators/lint/worlds.ts'
import { byProvider, first, found, small } from './small.ts'

const colour = enumeration('colour', ['red', 'green', 'blue'])
const open = enumeration('open', [1, 2], { open: true })

const door = entity('door', {
  columns: {
    colour: select(colour, { required: true }),
    handle: select(colour),
    type: select(open, { required: true }),
    locks: boolean({ default: false }),
    rings: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: byProvider,
  label: 'colour',
})

const { catalogue } = small({
  entities: [door],
  permissions: { enter: 'mayEnter', come: 'mayEnter', go: 'mayGo' },
})
const doors = (column: string, ...values: (string | number)[]) =>
  hasRecord('door', { column, in: values } as never)

const decided: readonly (readonly [string, Criterion, string])[] = [
  ['a flag', flagOn('new'), 'open'],
  ['a flag and its opposite', all(flagOn('new'), not(flagOn('new'))), 'never'],
  ['a flag or its opposite', any(flagOn('new'), not(flagOn('new'))), 'always'],
  ['two flags', all(flagOn('a'), not(flagOn('b'))), 'open'],
  ['a door of a colour where there is no door', all(doors('colour', 'red'), not(hasRecord('door'))), 'never'],
  [
    'doors of one colour and of another: there may be two',
    all(doors('colour', 'red'), doors('colour', 'blue')),
    'open',
  ],
  [
    'a door of any colour that there is',
    any(not(hasRecord('door')), doors('colour', 'red', 'green', 'blue')),
    'always',
  ],
  [
    'the same of a column that may be blank',
    any(not(hasRecord('door')), doors('handle', 'red', 'green', 'blue')),
    'open',
  ],
  ['the same of numbers of which there are more', any(not(hasRecord('door')), doors('type', 1, 2)), 'open'],
  ['a part of what is named besides', all(doors('type', 1), not(doors('type', 1, 2))), 'never'],
  ['an option without a row', all(optionOn('door', 'locks'), not(hasRecord('door'))), 'never'],
  ['an option and another', all(optionOn('door', 'locks'), not(optionOn('door', 'rings'))), 'open'],
  ['a row of no value', hasRecord('door', { column: 'colour', in: [] } as never), 'never'],
  ['permissions of one column', all(granted('enter'), not(granted('come'))), 'never'],
  ['permissions of two', all(granted('enter'), not(granted('go'))), 'open'],
  ['none of several', any(), 'never'],
]

test.each(decided)('%s', (_, one, is) => {
  expect(decide(one, catalogue)).toBe(is)
})

test('every institution has a record that it begins with and that never goes', () => {
  const beginning = (remove: typeof nobody) => {
    const record = entity('record', {
      columns: { home: relation('home', { required: true }), on: boolean({ default: false }) },
      belongs: inInstitution('home'),
      access: { ...byProvider, remove },
      label: 'home',
    })
    const home = entity('home', {
      columns: { name: text() },
      belongs: itself,
      access: readOnly,
      on: [created(inserts('record'))],
      label: 'name',
    })
    return defineCatalogue({ entities: [home, record], tables: [], menu: [], permissions: {} })
  }
  expect(decide(hasRecord('record'), beginning(nobody))).toBe('always')
  expect(decide(optionOn('record', 'on'), beginning(nobody))).toBe('open')
  expect(decide(hasRecord('record'), beginning(byProvider.remove))).toBe('open')
})

test('too many combinations are refused, not waited for', () => {
  const flags = Array.from({ length: 20 }, (_, i) => flagOn(`f${i}`))
  expect(() => decide(all(...flags), catalogue)).toThrow('say it in parts')
})

describe('criteria of columns and tables', () => {
  const thing = (show: Criterion) =>
    entity('thing', {
      columns: { name: text(), code: text({ show }) },
      belongs: common,
      access: readOnly,
      label: 'name',
    })

  test('one that is decided is told where it is made, once for all columns', () => {
    const dead = criterion('dead', all(flagOn('a'), not(flagOn('a'))))
    const subject = small(
      {
        entities: [thing(dead), { ...thing(dead), name: 'other', wire: { api: 'main', resource: 'other' } }],
      },
      {
        schemas: "\n\nexport const dead = criterion('dead', all(…))\nexport const thing = entity('thing', {",
      },
    )
    expect(found(decidedCriterion, subject)).toEqual(['thing.code'])
    expect(first(decidedCriterion, subject)).toMatchObject({ at: { path: 'schemas/small.ts', line: 3 } })
    expect(first(decidedCriterion, subject)?.harm).toContain('dead can never hold')
  })

  test('so is a part of one', () => {
    const subject = small({ entities: [thing(all(flagOn('b'), any(flagOn('a'), not(flagOn('a')))))] })
    expect(first(decidedCriterion, subject)?.harm).toContain(
      "any(flagOn('a'), not(flagOn('a'))) always holds",
    )
  })

  test('so is a part that changes nothing beside the others', () => {
    const a = flagOn('a')
    const harm = (one: Criterion) => first(decidedCriterion, small({ entities: [thing(one)] }))?.harm
    expect(harm(all(a, any(a, flagOn('b'))))).toContain("any(flagOn('a'), flagOn('b')) changes nothing")
    expect(harm(any(a, all(a, flagOn('b'))))).toContain("all(flagOn('a'), flagOn('b')) changes nothing")
    expect(harm(all(a, any(flagOn('b'), flagOn('c'))))).toBeUndefined()
  })

  test('a column that its table excludes is seen by nobody', () => {
    const shown = (show: Criterion) => {
      const of = thing(flagOn('a'))
      const one = table('things', { entity: of, list: { columns: ['name', 'code'], sort: 'name' }, show })
      return small({ tables: [one] })
    }
    expect(found(decidedCriterion, shown(not(flagOn('a'))))).toEqual(['things.code'])
    expect(found(decidedCriterion, shown(flagOn('b')))).toEqual([])
  })
})
