import { describe, expect, test } from 'vitest'
import { afterAnswer, afterRefresh, isTokenExpired, refreshOutcome } from '#client/session/tokenRules.ts'

const expired = { errorCode: 401, errors: ['Token expired'] }

describe('after an answer [console 8.5]', () => {
  test.each([
    // status, body, attempt, hasToken, next
    [200, {}, 1, true, 'deliver'],
    [401, expired, 1, true, 'refresh'],
    [403, expired, 1, true, 'refresh'],
    [403, { errors: ['Forbidden'] }, 1, true, 'deliver'],
    [403, { errors: ['Forbidden'] }, 1, false, 'deliver'],
    [401, { errors: ['Please login'] }, 1, true, 'deliver'],
    [401, expired, 2, true, 'deliver'],
    [403, expired, 2, false, 'deliver'],
    [440, {}, 1, true, 'logout'],
    [440, {}, 2, true, 'logout'],
    [401, {}, 1, false, 'refresh'],
    [440, {}, 1, false, 'refresh'],
    [401, {}, 2, false, 'logout'],
    [440, {}, 2, false, 'logout'],
    [500, expired, 1, true, 'deliver'],
  ] as const)('%i %j, attempt %i, token %s: %s', (status, body, attempt, hasToken, next) => {
    expect(afterAnswer({ status, body, attempt, hasToken })).toBe(next)
  })
})

test.each([
  ['Token expired', true],
  [{ error: 'Token expired' }, true],
  [{ message: 'Token expired' }, true],
  [{ errors: 'Token expired' }, true],
  [{ errors: [{ message: 'Token expired' }] }, true],
  [{ error: { message: 'Token expired' } }, true],
  [{ errors: [null, 3, {}] }, false],
  [{ data: 'Token expired' }, false],
  [{ message: 'Your Token expired.' }, true],
  [{ errors: ['other', 'Token expired'] }, true],
  [{ error: { said: 'Token expired' } }, false],
  [{ errors: { message: 'Token expired' } }, true],
  [{ errors: [{ message: 3 }] }, false],
  [['Token expired'], false],
  ['token expired', false],
  [7, false],
  [null, false],
  [undefined, false],
])('%j says that the token has expired: %s', (body, expected) => {
  expect(isTokenExpired(401, body)).toBe(expected)
})

test.each([
  [200, 't', true, 'renewed'],
  [201, 't', true, 'renewed'],
  [299, 't', true, 'renewed'],
  [199, 't', true, 'failed'],
  [300, 't', true, 'failed'],
  [401, 't', true, 'refused'],
  [440, 't', true, 'refused'],
  [201, undefined, true, 'failed'],
  [201, 't', false, 'refused'],
  [201, undefined, false, 'failed'],
  [401, undefined, false, 'refused'],
  [440, undefined, false, 'refused'],
  [403, undefined, false, 'failed'],
  [503, undefined, false, 'failed'],
] as const)('a refresh answered %i with %s, kept %s, is %s', (status, token, kept, outcome) => {
  expect(refreshOutcome(status, token, kept)).toBe(outcome)
})

test.each([
  ['renewed', true, 'retry'],
  ['renewed', false, 'retry'],
  ['refused', true, 'logout'],
  ['refused', false, 'logout'],
  ['failed', true, 'deliver'],
  ['failed', false, 'retry'],
] as const)('after a refresh %s, token %s: %s', (outcome, hasToken, next) => {
  expect(afterRefresh(outcome, hasToken)).toBe(next)
})
