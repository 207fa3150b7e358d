// @vitest-environment jsdom
import i18next from 'i18next'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#client/apiError.ts'
import type { Detail } from '#protocol/problem.ts'
import type { Passwords } from '#screens/profile/PasswordCard.tsx'
import { ProfilePage } from '#screens/profile/ProfilePage.tsx'
import { all, click, find, key, leave } from '#tests/renderer/form/screen.tsx'
import { speak } from './otherWords.ts'
import { open } from './stage.tsx'

afterEach(leave)

const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
const right = { currentPassword: 'le mot de passe', newPassword: 'un autre, bien long' }

const show = (onChangePassword: (passwords: Passwords) => Promise<void> = async () => undefined) =>
  open(
    <ProfilePage
      email="anne@lac.test"
      details={<p>Anne Perrin</p>}
      language={null}
      onChangePassword={onChangePassword}
    />,
    async () => ({ data: {} }),
  )
const save = async (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await key(field(name), value)
  await click('[data-action=save]')
  await act(async () => undefined)
}
const told = () => all('[role=alert]').map((alert) => [alert.dataset.errorCode, alert.textContent])
const refusal = (status: number, details: readonly Detail[]) =>
  new ApiError({ status, code: status, details })

it('has a card for who the person is, and is called after them', async () => {
  await show()
  expect(find('[aria-labelledby=profile-person]').textContent).toContain('Anne Perrin')
  expect(document.title).toBe('Mon profil · Pupitre')
})

it.each([
  ['currentPassword', '419', {}],
  ['newPassword', '419', { currentPassword: 'x' }],
  ['newPassword', 'longerThan', { ...right, newPassword: 'court', confirmation: 'court' }],
  ['newPassword', 'shorterThan', { ...right, newPassword: 'x'.repeat(129), confirmation: 'x' }],
  ['newPassword', 'samePassword', { ...right, currentPassword: right.newPassword, confirmation: 'x' }],
  ['confirmation', '419', right],
  ['confirmation', 'mismatch', { ...right, confirmation: `${right.newPassword} ` }],
])(
  'says under %s what is wrong (%s) before anything is sent, and keeps what was typed [area 5.3]',
  async (name, code, values) => {
    const change = vi.fn<(passwords: Passwords) => Promise<void>>()
    await show(change)
    await save(values)
    expect(told()).toEqual([[code, expect.stringMatching(/\S/)]])
    expect(document.activeElement).toBe(field(name))
    expect(field(name).getAttribute('aria-describedby')).toContain('profile-wrong')
    expect(field('newPassword').value).toBe('newPassword' in values ? values.newPassword : '')
    expect(change).not.toHaveBeenCalled()
  },
)

it('sends both passwords once, and empties the fields when they are taken [area 4.3, area 5.3]', async () => {
  const change = vi.fn(async (_: Passwords) => undefined)
  await show(change)
  await save({ ...right, confirmation: right.newPassword })
  expect(change).toHaveBeenCalledExactlyOnceWith(right)
  expect(told()).toEqual([])
  for (const name of ['currentPassword', 'newPassword', 'confirmation']) expect(field(name).value).toBe('')
})

it('tells a refusal of the server where it belongs, and keeps what was typed [area 5.3]', async () => {
  const refusals = [
    refusal(400, [{ column: 'currentPassword', code: 406, reason: 'wrongPassword' }]),
    refusal(429, [{ column: 'currentPassword', code: 429, reason: 'waitSeconds', params: { seconds: 30 } }]),
    refusal(503, []),
  ]
  await show(async () => {
    throw refusals.shift()
  })
  const values = { ...right, confirmation: right.newPassword }
  await save(values)
  expect(told()).toEqual([['wrongPassword', 'Le mot de passe actuel est incorrect.']])
  expect(document.activeElement).toBe(field('currentPassword'))
  await save({})
  expect(told()).toEqual([['429', expect.stringContaining('30')]])
  await save({})
  expect(told().map(([code]) => code)).toEqual(['503'])
  for (const [name, value] of Object.entries(values)) expect(field(name).value).toBe(value)
})

it.each([
  ['419', {}, undefined],
  ['mismatch', { ...right, confirmation: 'un autre' }, undefined],
  ['503', { ...right, confirmation: right.newPassword }, refusal(503, [])],
])('says what is wrong (%s) in a language that is chosen afterwards', async (code, values, thrown) => {
  await show(async () => {
    throw thrown
  })
  await save(values)
  const [[, french] = []] = told()
  await act(() => speak('de'))
  expect(told()).toEqual([[code, expect.stringMatching(/\S/)]])
  expect(told()[0]?.[1]).not.toBe(french)
  await act(async () => void (await i18next.changeLanguage('fr')))
})
