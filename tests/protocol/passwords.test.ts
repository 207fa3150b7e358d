import { expect, test } from 'vitest'
import { lengthFault } from '#protocol/services/session.ts'

test('a character of a password is one to both bounds, whatever it takes to store', () => {
  expect(lengthFault('🔑'.repeat(12))).toBeUndefined()
  expect(lengthFault('🔑'.repeat(11))).toMatchObject({ reason: 'longerThan' })
  expect(lengthFault('🔑'.repeat(128))).toBeUndefined()
  expect(lengthFault('🔑'.repeat(129))).toMatchObject({ reason: 'shorterThan' })
})
