// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { keptForms } from '#renderer/form/kept/keptForms.ts'
import { all, answered, click, find, leave } from '#tests/renderer/form/screen.tsx'
import { problem } from '#tests/renderer/problem.ts'
import { until } from '#tests/until.ts'
import { drawn, input, save, sent, settings, settled, turnedOn, type } from './ssoScreen.tsx'

afterEach(leave)

it('sets up one of the selected institutions, says which, and asks before what was typed is lost', async () => {
  const { onOpen } = await drawn({ ssoSwitch: turnedOn, settings }, { id: 1 })
  expect(find('[data-places]').getAttribute('data-places')).toBe('1')
  expect(find('.institution-choice').textContent).toContain('un établissement à la fois')
  const choice = find<HTMLSelectElement>('#sso-institution')
  const choose = () =>
    act(async () => {
      choice.value = '2'
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await type('scope', 'openid')
  await choose()
  expect(onOpen).not.toHaveBeenCalled()
  await click('dialog [data-action=cancel]')
  await type('scope', 'openid email')
  await choose()
  expect(onOpen).toHaveBeenCalledWith(2)
})

it('gives back what was typed when the screen was left, in the institution that it was typed for alone', async () => {
  const begin = (id: number) => drawn({ ssoSwitch: turnedOn }, { id, person: 7 })
  await begin(1)
  await type('clientId', 'pupitre')
  await leave()
  await begin(2)
  expect(input('clientId').value).toBe('')
  await leave()
  await begin(1)
  expect(input('clientId').value).toBe('pupitre')
  expect(find('.restored').textContent).toContain('telle que vous l’aviez laissée')
  expect(save().disabled).toBe(true)
})

it('keeps what is typed while PKCE is saved, and turns it back where that is refused', async () => {
  const { gateway } = await drawn({ ssoSwitch: turnedOn, settings })
  await type('scope', 'openid')
  gateway.update.mockRejectedValueOnce(problem(403))
  await click('[name=usePKCE]')
  await settled('1')
  expect([input('usePKCE').checked, input('scope').value]).toEqual([true, 'openid'])
  await click('[name=usePKCE]')
  await settled('2')
  expect([input('usePKCE').checked, input('scope').value]).toEqual([false, 'openid'])
  expect(gateway.update).toHaveBeenCalledTimes(2)
  await click('[data-action=save]')
  await until(() => expect(gateway.update).toHaveBeenCalledTimes(3))
  expect(gateway.update).toHaveBeenLastCalledWith('institutionHasOauth2', 7, { scope: 'openid' }, 4, sent)
})

/** PKCE is turned, and its answer does not come before `release`. */
const held = async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const { gateway } = await drawn({ ssoSwitch: turnedOn, settings })
  const update = gateway.update.getMockImplementation()
  gateway.update.mockImplementationOnce(async (...call) => {
    await promise
    if (!update) throw problem(500)
    return update(...call)
  })
  return { gateway, release }
}

it('PKCE that is turned back while it is saved is as it was turned last', async () => {
  const { gateway, release } = await held()
  const before = input('usePKCE').checked
  await click('[name=usePKCE]')
  await until(() => expect(gateway.update).toHaveBeenCalledTimes(1))
  await answered()
  await click('[name=usePKCE]')
  await act(async () => release())
  await until(() => expect(gateway.update).toHaveBeenCalledTimes(2))
  expect(gateway.update.mock.calls.map(([, , patch]) => patch)).toEqual([
    { usePKCE: !before },
    { usePKCE: before },
  ])
  expect(input('usePKCE').checked).toBe(before)
})

it('what is typed is saved once PKCE has been, of the version that this makes', async () => {
  const { gateway, release } = await held()
  await type('scope', 'openid')
  await click('[name=usePKCE]')
  await until(() => expect(gateway.update).toHaveBeenCalledTimes(1))
  await click('[data-action=save]')
  expect(gateway.update).toHaveBeenCalledTimes(1)
  await act(async () => release())
  await settled('2')
  await click('[data-action=save]')
  await until(() => expect(gateway.update).toHaveBeenCalledTimes(2))
  expect(gateway.update).toHaveBeenLastCalledWith('institutionHasOauth2', 7, { scope: 'openid' }, 4, sent)
  expect(all('.conflict')).toHaveLength(0)
})

it('has nothing to lose before something is typed, and says so before the page goes once it has', async () => {
  const goes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await drawn({ ssoSwitch: turnedOn })
  expect(goes()).toBe(true)
  await type('clientId', 'pupitre')
  expect(goes()).toBe(false)
})

for (const [of, stored] of [
  ['settings', { settings }],
  ['settings that are not there yet', {}],
] as const)
  it(`what somebody typed who may not save it any more is shown, to be noted, and not as it stands (${of})`, async () => {
    const begin = (may: boolean) =>
      drawn({ ssoSwitch: turnedOn, ...stored }, { id: 1, person: 8, mayWrite: () => may })
    await begin(true)
    await type('scope', 'openid')
    await type('clientSecret', 'one of theirs')
    await leave()

    await begin(false)
    const told = find('.sso-panel [role=alert]')
    expect(told.textContent).toMatch(/ne pouvez plus enregistrer.* Notez-le/)
    expect(told.textContent).not.toContain('theirs')
    expect(find('[data-column=scope]').textContent).toBe('Portéeopenid emailopenid')
    expect(all('.sso-form')).toHaveLength(0)
    await click('[data-action=noted]')
    expect([input('scope').value, input('scope').readOnly]).toEqual(['openid email', true])
    expect(all('.restored, .sso-panel [role=alert]')).toHaveLength(0)
    await leave()

    await begin(true)
    expect(input('scope').value).toBe('openid email')
  })

it('what was typed, and came back to somebody who may only read, can be saved once they may again', async () => {
  const begin = (may: boolean) =>
    drawn({ ssoSwitch: turnedOn, settings }, { id: 1, person: 9, mayWrite: () => may })
  await begin(true)
  await type('scope', 'openid')
  dispatchEvent(new Event('pagehide'))
  await leave()
  keptForms.clear()
  await begin(false)
  expect(find('[data-column=scope]').textContent).toBe('Portéeopenid emailopenid')
  await leave()
  const { gateway } = await begin(true)
  expect([input('scope').value, input('scope').readOnly]).toEqual(['openid', false])
  await click('[data-action=save]')
  await settled('2')
  expect(gateway.update).toHaveBeenLastCalledWith('institutionHasOauth2', 7, { scope: 'openid' }, 3, sent)
})

for (const [by, toldOf] of [
  ['[data-action=save]', 'Cette ligne n’existe plus'],
  ['[name=usePKCE]', 'Ces réglages n’existent plus'],
] as const)
  it(`what was typed over settings that somebody has deleted stands there to be saved anew (${by})`, async () => {
    const { gateway, toasts } = await drawn({ ssoSwitch: turnedOn, settings })
    await type('scope', 'openid')
    await gateway.remove('institutionHasOauth2', 7, 'all')
    await click(by)
    await settled('1')
    expect(toasts.state.getState().open.at(-1)?.text).toContain(toldOf)
    await until(async () => {
      await act(async () => undefined)
      expect([input('scope').value, input('clientId').value]).toEqual(['openid', 'pupitre'])
      expect(save().disabled).toBe(false)
    })
    await click('[data-action=save]')
    await settled('2')
    const made = expect.objectContaining({ scope: 'openid', clientId: 'pupitre', institution: 1 })
    expect(gateway.insert).toHaveBeenLastCalledWith('institutionHasOauth2', made, expect.anything())
    // Removed once more, nothing of it comes back that had been saved.
    const { rows } = await gateway.list('institutionHasOauth2', {})
    for (const { id } of rows) await gateway.remove('institutionHasOauth2', id, 'all')
    await click('[name=usePKCE]')
    await until(async () => {
      await act(async () => undefined)
      expect([input('clientId').value, all('.restored').length]).toEqual(['', 0])
    })
  })
