import { expect, test } from 'vitest'
import { folded, unfolded, type Wire } from '#protocol/resource.ts'

const wire: Wire = {
  api: 'main',
  resource: 'admin',
  together: { info: { first: 'firstName', phone: 'mobilePhone' } },
}

test('what is said together is read as it was said', () => {
  const patch = { firstName: 'Ana', mobilePhone: null, level: 2 }
  const body = folded(wire, patch)
  expect(body).toEqual({ level: 2, info: { first: 'Ana', phone: null } })
  expect(unfolded(wire, body)).toEqual({ columns: patch, wrong: [] })
})

test('what is no part of it, or is said beside it too, is wrong and changes nothing', () => {
  expect(unfolded(wire, { firstName: 'Ana', info: { first: 'Eva', constructor: 1 } })).toEqual({
    columns: { firstName: 'Ana' },
    wrong: ['info.first', 'info.constructor'],
  })
})
