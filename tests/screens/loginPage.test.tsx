// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#client/apiError.ts'
import type { Reason } from '#protocol/problem.ts'
import { LoginPage } from '#screens/LoginPage.tsx'
import { click, find, key, leave, show } from '#tests/renderer/form/screen.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 20, 30), toFake: ['Date'] }))
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const refused = (status: number, reason?: Reason, params: Record<string, string | number> = {}) => {
  const details = reason ? [{ column: 'password', code: status, reason, params }] : []
  return new ApiError({ status, code: status, details })
}
const signIn = async (thrown: unknown) => {
  await show(<LoginPage onLogin={() => Promise.reject(thrown)} />)
  await key(find<HTMLInputElement>('[name=email]'), 'ada@chu.example')
  await key(find<HTMLInputElement>('[name=password]'), 'correct horse battery')
  await click('[data-action=login]')
  await act(async () => undefined)
  const alert = find('[role=alert]')
  return [alert.getAttribute('data-error-code'), alert.textContent]
}

it.each([
  [
    refused(401, 'badCredentials'),
    'badCredentials',
    'Votre identifiant ou votre mot de passe est incorrect.',
  ],
  [
    refused(429, 'accountLocked', { seconds: 840 }),
    '429',
    expect.stringMatching(
      /ce compte est verrouillé jusqu’à 14:35\. Vous pouvez vous connecter dès maintenant/,
    ),
  ],
  [refused(429, 'waitSeconds', { seconds: 40 }), '429', 'Trop de tentatives. Réessayez dans 40\u00a0s.'],
  [refused(429, 'waitUntil', { seconds: 160 }), '429', 'Trop de tentatives. Réessayez à partir de 14:24.'],
  [refused(429, 'somethingElse' as Reason), '429', 'Trop de tentatives. Patientez un moment puis réessayez.'],
  [refused(429), '429', 'Trop de tentatives. Patientez un moment puis réessayez.'],
  [refused(503), '503', expect.stringContaining('momentanément indisponible')],
])('%s is told as %s', async (thrown, code, text) => {
  expect(await signIn(thrown)).toEqual([code, text])
  expect(find<HTMLInputElement>('[name=email]').value).toBe('ada@chu.example')
})
