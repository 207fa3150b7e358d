import { expect, it } from 'vitest'
import {
  asks,
  clears,
  common,
  date,
  defineCatalogue,
  entity,
  inInstitution,
  itself,
  readOnly,
  related,
  relation,
  removed,
  shared,
  table,
  text,
  throughout,
} from '#dsl'
import type { Related } from '#dsl/entities/related.ts'
import type { Confirmation } from '#dsl/tables/confirmation.ts'

const base = { access: readOnly, label: 'name' } as const
const house = entity('institution', { ...base, columns: { name: text() }, belongs: itself })
const flock = entity('flock', { ...base, columns: { name: text() }, belongs: shared('house-has-flock') })
const egg = entity('egg', {
  ...base,
  columns: { name: text(), hen: relation('hen'), flock: relation('flock'), laidOn: date(), place: text() },
  belongs: inInstitution('idHouse'),
})
const feather = entity('feather', {
  ...base,
  columns: { name: text(), hen: relation('hen') },
  belongs: common,
})

const loaded = (confirm: Partial<Record<'update' | 'remove', Confirmation>>, cleared?: Related) => () => {
  const hen = entity('hen', {
    ...base,
    columns: { name: text() },
    belongs: inInstitution(),
    on: cleared ? [removed(clears(cleared))] : [],
  })
  const hens = table('hens', { entity: hen, list: { columns: ['name'], sort: 'name' }, confirm })
  return defineCatalogue({
    entities: [house, flock, egg, feather],
    tables: [hens],
    menu: [],
    permissions: {},
  })
}

const eggs = { entity: 'egg', by: 'hen', institution: 'idHouse' }
const window = { column: 'laidOn', ahead: '1 year' } as const

it('rows that point at the one asked about are counted, and groups of institutions gather', () =>
  expect(
    loaded(
      {
        update: throughout(asks('sure', { ...eggs, window }), 'flock'),
        remove: asks('sure', related('egg', { by: 'hen', institution: 'idHouse' })),
      },
      eggs,
    ),
  ).not.toThrow())

it.each<[string, Related, string]>([
  ['of no entity', { ...eggs, entity: 'nest' }, 'nest.hen, which does not point at it'],
  ['that point at others', { ...eggs, by: 'flock' }, 'egg.flock, which does not point at it'],
  [
    'in institutions that they do not say',
    { ...eggs, institution: 'institution' },
    "rows of egg in institution: they are in institution: 'idHouse'",
  ],
  ['that are common', { ...eggs, entity: 'feather' }, 'they are in no institution of their own'],
  [
    'ahead by a text',
    { ...eggs, window: { ...window, column: 'place' } },
    'ahead by place, which is no date() and no instant()',
  ],
])('rows %s are neither counted nor cleared', (_, wrong, message) => {
  expect(loaded({ remove: asks('sure', wrong) })).toThrow(message)
  expect(loaded({}, wrong)).toThrow(message)
})

it('what no institutions share gathers none', () =>
  expect(loaded({ update: throughout(asks('sure'), 'egg') })).toThrow(
    'hens: sure is asked throughout egg, and no institutions share one',
  ))
