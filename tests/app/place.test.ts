import { expect, it } from 'vitest'
import { parseHash } from '#app/console/place.ts'

it.each([
  ['#schedule', { name: 'schedule', id: undefined, isNew: false }],
  ['#institution-has-admin/12', { name: 'institution-has-admin', id: 12, isNew: false }],
  ['#adminV2/new', { name: 'adminV2', id: undefined, isNew: true }],
  ['#m%C3%A9tiers', { name: 'métiers', id: undefined, isNew: false }],
  ['', { name: '', id: undefined, isNew: false }],
])('%s opens a table, or one of its rows', (hash, place) => {
  expect(parseHash(hash)).toEqual(place)
})

it.each(['#%', '#schedule%E0', '#%zz/3'])('%s, which was cut on its way, names no table', (hash) => {
  expect(parseHash(hash).name).toBe(hash.slice(1).split('/')[0])
})
