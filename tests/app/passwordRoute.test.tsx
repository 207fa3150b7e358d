// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { PasswordRoute } from '#app/entry/PasswordRoute.tsx'
import { ApiError } from '#client/apiError.ts'
import type { Detail } from '#protocol/problem.ts'
import { all, click, find, key, leave } from '#tests/renderer/form/screen.tsx'
import { address, open, type Send } from '#tests/screens/stage.tsx'

afterEach(leave)

const refusal = (status: number, details: readonly Detail[]) =>
  new ApiError({ status, code: status, details })
const submit = async (action: string) => {
  await click(`[data-action=${action}]`)
  await act(async () => undefined)
}
const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`)

it('takes the token out of the address at once and sends it with the password, then leads to signing in [house 7]', async () => {
  const send = vi.fn<Send>(async () => ({ data: {} }))
  await open(<PasswordRoute />, send, '/password#secretToken')
  expect(address()).toBe('/password')
  expect(document.activeElement).toBe(field('newPassword'))
  expect(find('#choose-rules').textContent).toContain('Au moins 12 caractères')
  await key(field('newPassword'), 'un mot de passe bien long')
  await submit('save')
  expect(send).toHaveBeenCalledExactlyOnceWith({
    service: 'auth',
    path: '/password/reset',
    method: 'POST',
    anonymous: true,
    body: { token: 'secretToken', newPassword: 'un mot de passe bien long' },
  })
  expect(address()).toBe('/login')
})

it('says under the field what is wrong, before sending and as the server has it, and keeps what was typed', async () => {
  const send = vi.fn<Send>(() =>
    Promise.reject(
      refusal(400, [{ column: 'newPassword', code: 406, reason: 'shorterThan', params: { maxLength: 99 } }]),
    ),
  )
  await open(<PasswordRoute />, send, '/password#secretToken')
  await key(field('newPassword'), '👍👍👍👍👍👍👍')
  await submit('save')
  expect(find('[role=alert]').textContent).toBe('Au moins 12 caractères.')
  expect(send).not.toHaveBeenCalled()
  await key(field('newPassword'), 'un mot de passe bien long')
  await submit('save')
  expect(find('[role=alert]').textContent).toBe('Au plus 99 caractères.')
  expect(field('newPassword').getAttribute('aria-describedby')).toContain(find('[role=alert]').id)
  expect(field('newPassword').value).toBe('un mot de passe bien long')
  expect(document.activeElement).toBe(field('newPassword'))
})

it('a link that is over says so and leads to asking for another', async () => {
  const over = refusal(400, [{ column: 'token', code: 406, reason: 'linkOver' }])
  await open(<PasswordRoute />, () => Promise.reject(over), '/password#secretToken')
  await key(field('newPassword'), 'un mot de passe bien long')
  await submit('save')
  expect(find('[data-error-code=linkOver]').textContent).toContain('Demandez-en un autre')
  expect(document.activeElement?.tagName).toBe('H1')
  await submit('ask-again')
  expect(document.activeElement).toBe(field('email'))
})

it('without a token asks for the address, which comes along from where it was typed, and tells nothing of it', async () => {
  const send = vi.fn<Send>(async () => ({ data: {} }))
  await open(<PasswordRoute />, send, { pathname: '/password', state: { email: 'ada@chu.example' } })
  expect(field('email').value).toBe('ada@chu.example')
  expect(document.activeElement).toBe(find('[data-action=send]'))
  await submit('send')
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    path: '/password/forgot',
    body: { email: 'ada@chu.example' },
  })
  expect(find('[role=status]').textContent).toContain('Si un compte existe pour cette adresse')
  expect(document.activeElement?.tagName).toBe('H1')
  expect(all('[name=email]')).toHaveLength(0)
  await submit('back-to-login')
  expect(address()).toBe('/login')
})

it.each([7, 'text', [[]], { email: 7 }, { email: {} }])(
  'nothing comes along with %j, which is not ours',
  async (state) => {
    await open(<PasswordRoute />, async () => ({ data: {} }), { pathname: '/password', state })
    expect(field('email').value).toBe('')
  },
)

it('too many questions are told in words, with the time to wait', async () => {
  const wait = refusal(429, [{ column: 'email', code: 429, reason: 'waitSeconds', params: { seconds: 40 } }])
  await open(<PasswordRoute />, () => Promise.reject(wait), '/password')
  expect(document.activeElement).toBe(field('email'))
  await key(field('email'), 'ada@chu.example')
  await submit('send')
  expect(find('[role=alert]').textContent).toBe('Trop de tentatives. Réessayez dans 40\u00a0s.')
  expect(field('email').value).toBe('ada@chu.example')
})
