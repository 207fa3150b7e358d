import { expect, it } from 'vitest'
import { returnPathOf } from '#server/services/auth/sso/returnPath.ts'

it.each([
  '/',
  '/console?institutions=1,2#schedule',
  '/console#sso/12',
  '/me/profile',
  `/${'x'.repeat(1999)}`,
])('a page of the console is gone back to: %s', (path) => expect(returnPathOf(path)).toBe(path))

it.each([
  undefined,
  7,
  ['/console'],
  '',
  'console',
  'https://evil.example/',
  '//evil.example/console',
  '/\\evil.example/console',
  '/\n/evil.example/console',
  '/..//evil.example/console',
  '/.//evil.example/console',
  '/auth/sso',
  '/api/v2/schedule',
  `/${'x'.repeat(2000)}`,
])('anything else is the start: %j', (path) => expect(returnPathOf(path)).toBe('/'))
