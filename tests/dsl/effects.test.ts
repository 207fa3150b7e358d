import { expect, it } from 'vitest'
import {
  common,
  defineCatalogue,
  deleted,
  entity,
  nobody,
  number,
  onChange,
  readOnly,
  relation,
  removes,
  signsOut,
  text,
} from '#dsl'
import type { Effect } from '#dsl/effect.ts'

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
    changing: [onChange('rank', effect)],
    removal: deleted(effect),
    label: 'name',
  })
  return defineCatalogue({ entities: [member, note], tables: [], menu: [], permissions: {} })
}

it.each([signsOut('id'), signsOut('sponsor'), removes('note', { about: 'id' })])(
  'an effect names columns, or the row itself: %o',
  (effect) => expect(catalogueWith(effect)).not.toThrow(),
)

it.each([
  signsOut('owner'),
  removes('note', { of: 'id' }),
  removes('note', { about: 'number' }),
  removes('letter', { about: 'id' }),
])('an effect that names what is not there is no catalogue: %o', (effect) =>
  expect(catalogueWith(effect)).toThrow('which is no column'),
)

it('a change of what is not there is no catalogue', () => {
  const member = { ...note, columns: { text: text() }, changing: [{ column: 'rank', effects: [] }] }
  expect(() =>
    defineCatalogue({ entities: [member as never], tables: [], menu: [], permissions: {} }),
  ).toThrow('no column rank changes')
})
