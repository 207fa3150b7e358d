import { expect, test } from 'vitest'
import { mayRead } from '#app/console/mayRead.ts'
import { attached, everyone, level, nobody, permitted } from '#dsl/entities/access.ts'

const person = (of: number, permissions: Record<string, readonly string[]> = {}) =>
  ({
    user: { level: of },
    permissions,
    institutions: [{ id: 7 }, { id: 8 }],
  }) as unknown as Parameters<typeof mayRead>[1]

test.each([
  ['nobody', nobody, person(1), false],
  ['everyone', everyone, person(4), true],
  ['those attached', attached, person(4), true],
  ['level 2, asked by level 2', level(2), person(2), true],
  ['level 2, asked by level 3', level(2), person(3), false],
  ['a permission nowhere given', permitted('seeIt'), person(2, { 7: ['other'] }), false],
  ['a permission given somewhere', permitted('seeIt'), person(2, { 7: ['other'], 8: ['seeIt'] }), true],
  ['a permission, asked by the provider', permitted('seeIt'), person(1), true],
] as const)('a screen readable by %s', (_, access, who, answer) => {
  expect(mayRead(access, who)).toBe(answer)
})
