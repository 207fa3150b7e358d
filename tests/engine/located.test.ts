import { describe, expect, test } from 'vitest'
import { address, atLeast, common, entity, located, nobody, number, select, text } from '#dsl'
import { enumeration } from '#dsl/columns/enumeration.ts'
import { pathOf } from '#engine/form/fieldState.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import { locatedAt, placeValues, unlocated, unsaidPlaces } from '#engine/located.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'

const site = entity('site', {
  columns: {
    name: text(),
    address: address(),
    postalCode: text(),
    lat: number({ validate: [atLeast(-90)] }),
    lng: number(),
    exactness: select(enumeration('exactness', ['street', 'municipality'])),
  },
  belongs: common,
  access: { read: nobody, insert: nobody, update: nobody, remove: nobody },
  rules: [located('address', { postalCode: 'postalCode', lat: 'lat', lng: 'lng', precision: 'exactness' })],
  label: 'name',
})
const rule = locatedAt(site, 'address')
if (!rule) throw new Error('the address has no rule')

const stored = { name: 'A', address: '1 rue X, 67000 Strasbourg', postalCode: '67000' }
const placed = { ...stored, lat: 48.58, lng: 7.75, exactness: 'municipality' }
const chosen = {
  address: '2 rue Y, 13001 Marseille',
  postalCode: '13001',
  lat: 43.3,
  lng: 5.38,
  precision: 'street',
}
const open = (row?: object) => {
  const form = createFormStore({
    entity: site,
    context: contextOf({ mode: row ? 'modify' : 'create' }),
    ...(row && { rows: [{ id: 1, version: 1, ...row }] }),
  })
  return { form, line: form.lines()[0] ?? 0 }
}
const type = ({ form, line }: ReturnType<typeof open>, raw: string) => {
  form.setDraft(line, 'address', raw)
  form.commit(line, 'address')
}
const notChosen = { code: 406, reason: 'addressNotChosen' }

describe('an address in a form [console 5.9, area 5.1]', () => {
  test('that is typed has no place any more, and is refused as it is left and as the form is sent', () => {
    const one = open(placed)
    one.form.setDraft(one.line, 'address', '2 rue')
    expect(one.form.live(one.line)).toMatchObject({
      lat: null,
      lng: null,
      exactness: null,
      postalCode: '67000',
    })
    one.form.commit(one.line, 'address')
    expect(one.form.field(one.line, 'address').problem).toEqual(notChosen)
    expect(one.form.validate()).toMatchObject([{ column: 'address', ...notChosen }])
  })

  test('that is chosen is written with its place at once, and passes', () => {
    const one = open()
    type(one, '2 rue')
    one.form.setValues(one.line, placeValues(rule, chosen, null))
    expect(one.form.validate()).toEqual([])
    expect(one.form.rows()).toMatchObject([
      { address: chosen.address, postalCode: '13001', lat: 43.3, lng: 5.38, exactness: 'street' },
    ])
  })

  test('that is another street of the same town is sent with the place that it had', () => {
    const one = open(placed)
    type(one, '9 rue')
    const street = {
      ...chosen,
      address: '9 rue X, 67000 Strasbourg',
      postalCode: '67000',
      lat: 48.58,
      lng: 7.75,
    }
    one.form.setValues(one.line, placeValues(rule, street, stored.address))
    expect(one.form.patch(one.line)).toMatchObject({
      address: street.address,
      postalCode: '67000',
      lat: 48.58,
      lng: 7.75,
    })
  })

  test('that is changed after it was chosen is typed', () => {
    const one = open()
    one.form.setValues(one.line, placeValues(rule, chosen, null))
    type(one, `${chosen.address}!`)
    expect(one.form.validate()).toMatchObject([{ column: 'address', ...notChosen }])
  })

  test('is where it was once it is written as before', () => {
    const one = open(placed)
    type(one, 'elsewhere')
    type(one, stored.address)
    expect(one.form.validate()).toEqual([])
    expect(one.form.dirty()).toBe(false)
  })

  test('takes its place and postal code along when it is emptied', () => {
    const one = open(placed)
    type(one, '')
    expect(one.form.patch(one.line)).toEqual({
      address: null,
      postalCode: null,
      lat: null,
      lng: null,
      exactness: null,
    })
  })

  test('that has never had a place may stay, and other columns be changed', () => {
    const one = open(stored)
    one.form.setDraft(one.line, 'name', 'B')
    one.form.commit(one.line, 'name')
    expect(one.form.validate()).toEqual([])
    expect(one.form.patch(one.line)).toEqual({ name: 'B' })
  })

  test('keeps a postal code that was typed beside a first one, where no list has it, and no other', () => {
    const unknown = { ...chosen, postalCode: null }
    expect(placeValues(rule, unknown, null)).not.toHaveProperty('postalCode')
    expect(placeValues(rule, unknown, 'elsewhere')).toMatchObject({ postalCode: null })
  })

  test('tells no other field of a key that changes nothing there', () => {
    const one = open(stored)
    const told: string[] = []
    for (const column of ['lat', 'lng', 'postalCode'])
      one.form.subscribe(pathOf(one.line, column), () => told.push(column))
    one.form.setDraft(one.line, 'address', 'e')
    one.form.setDraft(one.line, 'address', 'el')
    expect(told).toEqual([])
  })
})

describe('an address that is sent', () => {
  test('without its place empties the place of before', () => {
    const sent = { address: 'elsewhere' }
    const unsaid = unsaidPlaces(site, placed, sent)
    expect(unsaid).toEqual({ lat: null, lng: null, exactness: null })
    expect(unlocated(site, { before: placed, after: { ...placed, ...sent, ...unsaid } })).toEqual([
      { column: 'address', ...notChosen },
    ])
  })

  test('with it keeps what is said', () => {
    const sent = { address: 'elsewhere', lat: 1, lng: 2 }
    const unsaid = unsaidPlaces(site, placed, sent)
    expect(unsaid).toEqual({ exactness: null })
    expect(unlocated(site, { before: placed, after: { ...placed, ...sent, ...unsaid } })).toEqual([])
  })

  test.each([
    ['the same', { address: stored.address }, {}],
    ['nothing', { name: 'B' }, {}],
    ['none', { address: null }, { postalCode: null, lat: null, lng: null, exactness: null }],
    ['none with a code', { address: null, postalCode: '67000' }, { lat: null, lng: null, exactness: null }],
  ])('%s is right', (_, sent, unsaid) => {
    expect(unsaidPlaces(site, placed, sent)).toEqual(unsaid)
    expect(unlocated(site, { before: placed, after: { ...placed, ...sent, ...unsaid } })).toEqual([])
  })

  test('half a place is none', () => {
    expect(unlocated(site, { before: undefined, after: { ...placed, lng: null } })).toHaveLength(1)
  })
})
