import { expect, it } from 'vitest'
import { signOnState } from '#app/entry/signOnState.ts'
import { codeParameter, returnParameter } from '#protocol/services/sso.ts'

const stateOf = (parameters: Readonly<Record<string, string>>) =>
  signOnState(`?${new URLSearchParams(parameters)}`)

it('tells where to go on in the console, and which code leads there', () => {
  const told = { sso: 'notKnown', [codeParameter]: 'CHU', [returnParameter]: '/console?institutions=1#job' }
  expect(stateOf(told)).toMatchObject({ code: 'CHU', returnTo: '/console?institutions=1#job' })
  expect(stateOf({ [returnParameter]: '/' })).toEqual({ returnTo: '/' })
})

it.each([
  '//elsewhere.example/console',
  '/\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  'console',
  '',
])('whoever made the link leads nobody to %s', (returnTo) => {
  expect(stateOf({ [returnParameter]: returnTo })).toEqual({})
})

it('shows no refusal that it does not know, and of a code no more than may be one', () => {
  expect(stateOf({ sso: 'Call 0123 to sign in' })).toEqual({})
  expect(stateOf({ [codeParameter]: 'x'.repeat(300) })).toEqual({ code: 'x'.repeat(255) })
})
