import { expect, it } from 'vitest'
import { common, entity, inInstitution, level, nobody, permitted, text } from '#dsl'
import { mayWrite } from '#engine/access/mayWrite.ts'
import type { Person } from '#engine/access/places.ts'

const access = {
  read: level(4),
  insert: permitted('accessSettings'),
  update: level(2),
  remove: nobody,
} as const
const columns = { name: text() }
const bay = entity('bay', { columns, belongs: inInstitution(), access, label: 'name' })
const wish = entity('wish', { columns, belongs: common, access, label: 'name' })
const someone: Person = { id: 7, level: 3, institutions: [1, 2], permissions: { 1: ['accessSettings'] } }

it('whoever has the permission may, in the institutions where they have it', () => {
  expect(mayWrite(bay, someone, 'insert', [1])).toBe(true)
  expect(mayWrite(bay, someone, 'insert', [2])).toBe(false)
  expect(mayWrite(bay, someone, 'insert', [1, 2])).toBe(false)
  expect(mayWrite(bay, { ...someone, institutions: 'all', level: 1 }, 'insert', [1, 2, 3])).toBe(true)
})

it('each operation has a right of its own', () => {
  expect(mayWrite(bay, someone, 'update', [1])).toBe(false)
  expect(mayWrite(bay, { ...someone, level: 2 }, 'update', [1, 2])).toBe(true)
  expect(mayWrite(bay, { ...someone, level: 2 }, 'update', [3])).toBe(false)
  expect(mayWrite(bay, { ...someone, level: 1 }, 'remove', [1])).toBe(false)
})

it('before an institution is chosen, the permission anywhere is enough', () => {
  expect(mayWrite(bay, someone, 'insert', [])).toBe(true)
  expect(mayWrite(bay, { ...someone, permissions: {} }, 'insert', [])).toBe(false)
})

it('rows common to all ask for the permission anywhere', () => {
  expect(mayWrite(wish, someone, 'insert', [2])).toBe(true)
  expect(mayWrite(wish, { ...someone, permissions: {} }, 'insert', [2])).toBe(false)
})
