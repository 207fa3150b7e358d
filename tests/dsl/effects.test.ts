import { expect, it } from 'vitest'
import {
  changes,
  common,
  defineCatalogue,
  entity,
  from,
  inInstitution,
  itself,
  nobody,
  number,
  readOnly,
  relation,
  removed,
  removes,
  revokes,
  signsOut,
  text,
} from '#dsl'
import type { Effect } from '#dsl/entities/reactions/effects.ts'

const note = entity('note', {
  columns: { about: relation('member'), text: text() },
  belongs: common,
  access: { ...readOnly, remove: nobody },
  label: 'text',
})

/** A catalogue of members whose rank has the effect when it changes, and of notes about them. */
const catalogueWith = (effect: Effect) => () => {
  const member = entity('member', {
    columns: { name: text(), rank: number(), sponsor: relation('member') },
    belongs: common,
    access: readOnly,
    on: [changes('rank', effect as never), removed(effect as never)],
    label: 'name',
  })
  return defineCatalogue({ entities: [member, note], tables: [], menu: [], permissions: {} })
}

it.each([signsOut('id'), signsOut('sponsor'), revokes('id'), removes('note', { about: 'id' })])(
  'an effect names columns, or the row itself: %o',
  (effect) => expect(catalogueWith(effect)).not.toThrow(),
)

it.each([
  signsOut('owner'),
  revokes('owner'),
  removes('note', { of: 'id' }),
  removes('note', { about: 'number' }),
  removes('letter', { about: 'id' }),
])('an effect that names what is not there is no catalogue: %o', (effect) =>
  expect(catalogueWith(effect)).toThrow('which is no column'),
)

it('a change of what is not there is no catalogue', () => {
  const member = { ...note, columns: { text: text() }, on: [changes('rank')] }
  expect(() =>
    defineCatalogue({ entities: [member as never], tables: [], menu: [], permissions: {} }),
  ).toThrow('names note.rank, which is no column')
})

it('an institution taken from another row is said by what the row belongs to', () => {
  const house = entity('house', {
    columns: { name: text() },
    belongs: itself,
    access: readOnly,
    label: 'name',
  })
  const room = entity('room', {
    columns: { house: relation('house'), within: relation('room') },
    belongs: inInstitution('house'),
    access: readOnly,
    derived: { house: from('within', 'house') },
    label: 'house',
  })
  expect(() => defineCatalogue({ entities: [house, room], tables: [], menu: [], permissions: {} })).toThrow(
    'inInstitutionOf',
  )
})
