// @vitest-environment jsdom
import i18next from 'i18next'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#client/apiError.ts'
import { ChoosePage } from '#screens/password/ChoosePage.tsx'
import { all, click, find, key, leave } from '#tests/renderer/form/screen.tsx'
import { speak } from './otherWords.ts'
import { open } from './stage.tsx'

afterEach(async () => {
  await leave()
  await i18next.changeLanguage('fr')
})

const choose = async (password: string, thrown?: unknown) => {
  const onChoose = vi.fn(async () => {
    if (thrown) throw thrown
  })
  await open(<ChoosePage onChoose={onChoose} onAskAgain={() => undefined} />, async () => ({ data: {} }))
  await key(find<HTMLInputElement>('[name=newPassword]'), password)
  await click('[data-action=save]')
  await act(async () => undefined)
}
const told = () => all('[role=alert]').map((alert) => [alert.dataset.errorCode, alert.textContent])

it.each([
  ['longerThan', 'court', undefined],
  [
    'samePassword',
    'bien assez long',
    new ApiError({
      status: 400,
      code: 406,
      details: [{ column: 'newPassword', code: 406, reason: 'samePassword' }],
    }),
  ],
  ['503', 'bien assez long', new ApiError({ status: 503, code: 503, details: [] })],
])(
  'what is wrong (%s) is said in the language that is spoken, also one that is chosen afterwards',
  async (code, password, thrown) => {
    await choose(password, thrown)
    const [[, french] = []] = told()
    await act(() => speak('de'))
    expect(told()).toEqual([[code, expect.stringMatching(/\S/)]])
    expect(told()[0]?.[1]).not.toBe(french)
  },
)
