// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Language, spokenLanguage } from '#app/i18n.ts'
import { useSpeak } from '#app/me/useSpeak.ts'
import { ApiError } from '#client/apiError.ts'
import { catalogue } from '#schemas'
import { click, leave } from '#tests/renderer/form/screen.tsx'
import { open } from '#tests/screens/stage.tsx'
import { until } from '#tests/until.ts'

afterEach(leave)
// A file of the application that does not come.
vi.mock('#app/words/es.ts', () => {
  throw new TypeError('no network')
})

const Speaker = ({ language }: { readonly language: Language }) => {
  const speak = useSpeak(catalogue, 7)
  return (
    <>
      <button type="button" data-action="speak" onClick={() => void speak(language)}>
        {language}
      </button>
      <button type="button" data-action="speak-french" onClick={() => void speak('fr')} />
    </>
  )
}

const show = async (language: Language, update = vi.fn(async () => ({}))) => {
  const client = { resources: { update }, session: { reload: vi.fn(async () => undefined) } }
  const { toasts } = await open(<Speaker language={language} />, vi.fn(), '/me/profile', {}, client)
  await click('[data-action=speak]')
  return { update, said: () => toasts.state.getState().open.at(-1) }
}

it('is not chosen where its words do not come, which is said [area 4.5]', async () => {
  const { update, said } = await show('es')
  await until(() => expect(said()?.text).toContain('n’a pas pu être chargée'))
  expect(said()?.action?.text).toBe('Réessayer')
  expect([spokenLanguage(), update.mock.calls]).toEqual(['fr', []])
})

it('is told, as it is spoken by then, not to be kept with the person, and is kept by another try', async () => {
  const refused = new ApiError({ code: 500, status: 500 })
  const { update, said } = await show('de', vi.fn().mockRejectedValueOnce(refused).mockResolvedValue({}))
  const told = 'Die Sprache konnte nicht in Ihrem Konto gespeichert werden. Ein Fehler ist aufgetreten'
  await until(() => expect(said()?.text).toContain(told))
  await act(async () => said()?.action?.run())
  await until(() => expect(update.mock.calls).toHaveLength(2))
  expect(update.mock.lastCall).toEqual([expect.anything(), 7, { lang: 'de' }, undefined])
})

const french = () => click('[data-action=speak-french]')
const kept = (update: ReturnType<typeof vi.fn>) => update.mock.calls.map(([, , { lang }]) => lang)

it('is not kept over a later choice by another try of an earlier one', async () => {
  const { update, said } = await show(
    'de',
    vi
      .fn()
      .mockRejectedValueOnce(new ApiError({ code: 500, status: 500 }))
      .mockResolvedValue({}),
  )
  await until(() => expect(said()?.action).toBeDefined())
  const again = said()?.action
  await french()
  await until(() => expect(kept(update)).toEqual(['de', 'fr']))
  await act(async () => again?.run())
  await until(() => expect(kept(update)).toHaveLength(3))
  expect(kept(update).at(-1)).toBe('fr')
})

it('is not kept over a later choice by an earlier one that takes longer', async () => {
  const first = Promise.withResolvers<object>()
  const { update } = await show('de', vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue({}))
  await until(() => expect(kept(update)).toEqual(['de']))
  await french()
  await until(() => expect(spokenLanguage()).toBe('fr'))
  expect(kept(update)).toEqual(['de'])
  await act(async () => first.resolve({}))
  await until(() => expect(kept(update)).toEqual(['de', 'fr']))
})
