import { expect, it } from 'vitest'
import {
  becomes,
  boolean,
  common,
  defineCatalogue,
  entity,
  from,
  inInstitutionOf,
  itself,
  joined,
  readOnly,
  relation,
  sends,
  since,
  text,
  unique,
  unixInstant,
} from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'

const base = { belongs: common, access: readOnly, label: 'name' } as const
const house = entity('institution', { ...base, columns: { name: text() }, belongs: itself })
const pole = entity('pole', { ...base, columns: { name: text(), first: text(), isOpen: boolean() } })
const columns = {
  name: text(),
  pole: relation('pole'),
  ward: relation('ward'),
  poleName: text(),
  poleIsOpen: boolean(),
  sign: text(),
  openSince: unixInstant(),
}
const copied = { poleName: from('pole', 'name'), poleIsOpen: from('pole', 'isOpen') }
const loaded = (part: Partial<AnyEntity>) => () => {
  const ward: AnyEntity = entity('ward', { ...base, columns, derived: copied })
  return defineCatalogue({
    entities: [house, pole, { ...ward, ...part }],
    tables: [],
    menu: [],
    permissions: {},
  })
}

it('a column may repeat what another row computes', () => {
  const door = entity('pole', { ...pole, derived: { name: joined('first') }, belongs: common, label: 'name' })
  expect(() =>
    defineCatalogue({
      entities: [house, door, entity('ward', { ...base, columns, derived: copied })],
      tables: [],
      menu: [],
      permissions: {},
    }),
  ).not.toThrow()
})

it.each<[string, Partial<AnyEntity>, string]>([
  [
    'what is computed',
    { derived: { ...copied, sign: joined('poleName', 'name') } },
    'ward: sign is computed of poleName, which follows another row, and would stay as it was: show both columns',
  ],
  [
    'a unique rule',
    { rules: [unique(['name', 'poleName'])] },
    "is over poleName, which follows another row, and would stay as it was: name the relation, 'pole'",
  ],
  [
    'a moment',
    { derived: { ...copied, openSince: since('poleIsOpen', true) } },
    'openSince says since when of poleIsOpen, which follows another row',
  ],
  [
    'a reaction',
    { on: [becomes('poleIsOpen', false, sends('activated', 'id'))] },
    'changes of poleIsOpen, which follows',
  ],
  [
    'another copy',
    { derived: { ...copied, sign: from('ward', 'poleName') } },
    'ward: sign repeats ward.poleName, which follows another row',
  ],
])('%s of a column that follows another row is refused', (_, part, message) =>
  expect(loaded(part)).toThrow(message),
)

it('the institution that a row has from another one never changes, and is no such column', () => {
  const bed = entity('bed', {
    ...base,
    columns: {
      name: text(),
      institution: relation('institution', { required: true }),
      room: relation('bed'),
    },
    belongs: inInstitutionOf('room'),
    rules: [unique(['institution', 'name'])],
  })
  expect(() =>
    defineCatalogue({ entities: [house, bed], tables: [], menu: [], permissions: {} }),
  ).not.toThrow()
})
