// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { all, click, find, leave } from '#tests/renderer/form/screen.tsx'
import { problem } from '#tests/renderer/problem.ts'
import { until } from '#tests/until.ts'
import { drawn, input, settings, settled, turnedOn } from './ssoScreen.tsx'

afterEach(leave)

const enabled = () => find<HTMLInputElement>('[data-action=enabled]')
const told = (toasts: Awaited<ReturnType<typeof drawn>>['toasts']) =>
  toasts.state.getState().open.map(({ tone, text }) => [tone, text])
/** However long the answers take that it is drawn after. */
const drawnAs = (check: () => void) =>
  until(async () => {
    await act(async () => undefined)
    check()
  })

it('stands as it was turned while that is being written, and as it was where it was refused', async () => {
  const { gateway, toasts } = await drawn({ ssoSwitch: turnedOn, settings })
  const late = Promise.withResolvers<never>()
  gateway.update.mockReturnValueOnce(late.promise)
  await click('[data-action=enabled]')
  await drawnAs(() =>
    expect([enabled().checked, enabled().getAttribute('aria-busy')]).toEqual([false, 'true']),
  )
  late.reject(problem(403))
  await settled('1')
  expect(enabled().checked).toBe(true)
  expect(told(toasts)).toEqual([['error', 'Vous n’êtes pas autorisé à effectuer cette action.']])
})

it('whose answer was lost is told as what it has come to', async () => {
  const { gateway, toasts } = await drawn({ ssoSwitch: turnedOn, settings })
  const { update } = gateway
  const write = update.getMockImplementation()
  update.mockImplementation(async (...change) => {
    await write?.(...change)
    throw problem(520)
  })
  await click('[data-action=enabled]')
  await settled('2')
  expect(told(toasts)).toEqual([['success', 'SSO désactivé.']])
  await click('[data-action=enabled]')
  await drawnAs(() => expect([enabled().checked, input('usePKCE').disabled]).toEqual([true, false]))
  await click('[name=usePKCE]')
  await drawnAs(() => expect(told(toasts)).toEqual([['success', 'Réglages OAuth2 enregistrés.']]))
  expect(input('usePKCE').checked).toBe(false)
  // The next change is of what was read.
  update.mockImplementation(async () => {
    throw problem(520)
  })
  await click('[name=usePKCE]')
  await drawnAs(() => expect(told(toasts).at(-1)?.[0]).toBe('error'))
  expect(update).toHaveBeenLastCalledWith('institutionHasOauth2', 7, { usePKCE: true }, 4)
  expect(input('usePKCE').checked).toBe(false)
})

it('does not say that nobody has signed on before that is known, and offers another try', async () => {
  const late = Promise.withResolvers<never>()
  await drawn({ ssoSwitch: turnedOn, settings }, {}, () => late.promise)
  const people = () => find('.sso-people').textContent
  expect(people()).toContain('Chargement…')
  late.reject(problem(403))
  await drawnAs(() => expect(people()).toContain('Vous n’êtes pas autorisé'))
  expect(people()).not.toContain('personne s’est')
  await click('.sso-people [data-action=retry]')
  await drawnAs(() => expect(people()).toContain('2 personnes'))
})

it('says in its place that a trial could not be made, until the next one', async () => {
  const { send } = await drawn({ ssoSwitch: turnedOn, settings })
  send.mockRejectedValueOnce(problem(503))
  await click('[data-action=test]')
  const trial = () => find('.sso-trial [aria-live]').textContent
  await drawnAs(() =>
    expect(trial()).toBe(
      'L’essai n’a pas pu être fait. Le service est momentanément indisponible. Réessayez dans un instant.',
    ),
  )
  expect(all('.sso-steps')).toEqual([])
  // Somebody else has deleted the settings.
  send.mockRejectedValueOnce(problem(404))
  await click('[data-action=test]')
  await drawnAs(() => expect(trial()).toContain('Ces réglages n’existent plus'))
})
