// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { catalogue } from '#schemas'
import { SsoScreen } from '#screens/sso/SsoScreen.tsx'
import { all, blur, click, find, key, leave, problem } from '#tests/renderer/form/screen.tsx'
import { stageGateway } from '#tests/renderer/stageGateway.ts'
import { until } from '#tests/until.ts'
import { open, type Send } from './stage.tsx'

afterEach(leave)

const settings: WireRow = {
  id: 7,
  version: 3,
  institution: 1,
  clientId: 'pupitre',
  clientSecretIsSet: true,
  authUrl: 'https://sso.example.org/authorize',
  accessTokenUrl: 'https://sso.example.org/token',
  userInfoUrl: 'https://sso.example.org/me',
  scope: 'openid email',
  resource: null,
  responseType: 'code',
  usePKCE: true,
  shouldPropagateToGroup: false,
  ssoName: 'lyon',
}
const turnedOn: WireRow = { id: 5, version: 1, idInstitution: 1, enabled: true }

const drawn = async (
  stored: { ssoSwitch?: WireRow; settings?: WireRow },
  { id, ...given }: Partial<RendererServices> & { id?: number } = {},
) => {
  const { ssoSwitch, settings } = stored
  const gateway = stageGateway(catalogue, {
    institutionHasSso: ssoSwitch ? [ssoSwitch] : [],
    institutionHasOauth2: settings ? [settings] : [],
    signupCode: [{ id: 1, version: 1, code: 'LYON-01', institution: 1 }],
    institutiongroup: [{ id: 1, version: 1, institution: [1, 2] }],
  })
  const send = vi.fn<Send>(async ({ path }) => {
    if (path === '/sso/people') return { data: { count: 2 } }
    return { data: [await gateway.insert('institutionHasSso', { idInstitution: 1, enabled: true })] }
  })
  const onOpen = vi.fn()
  const { toasts } = await open(<SsoScreen id={id} onOpen={onOpen} />, send, undefined, { gateway, ...given })
  await until(async () => {
    await act(async () => undefined)
    find('[data-screen=sso] form')
  })
  return { gateway, send, toasts, onOpen }
}
const input = (name: string) => find<HTMLInputElement>(`.sso-form [name=${name}]`)
const save = () => find<HTMLButtonElement>('[data-action=save]')
const settled = async (status: string) =>
  until(async () => {
    await act(async () => undefined)
    find(`[data-status="${status}"]`)
  })

it('is off at first, with all else disabled; the switch makes the record, then turns it [console 4.12, console 2.3.15]', async () => {
  const { send, gateway, toasts } = await drawn({})
  for (const one of all(
    '.sso-form input, .sso-form select, [data-action=save], [data-action=test], [name=ssoType]',
  ))
    expect([one.outerHTML, one.matches(':disabled')]).toEqual([one.outerHTML, true])
  await click('[data-action=enabled]')
  await settled('2')
  expect(send).toHaveBeenCalledWith({
    service: 'auth',
    path: '/institutionHasSso',
    method: 'POST',
    body: { idInstitution: 1, ssoType: 1, enabled: true, shouldPropagateToGroup: false },
  })
  expect(toasts.state.getState().open.at(-1)).toMatchObject({
    tone: 'success',
    text: 'SSO activé.',
    places: ['CHU de Lyon'],
  })
  expect(input('clientId').disabled).toBe(false)
  await click('[data-action=enabled]')
  expect(gateway.update).toHaveBeenCalledWith('institutionHasSso', 1, { enabled: false }, 1)
})

it('saves nothing while the client, the authorisation or the token address is empty, and says which [console 5.17]', async () => {
  const { gateway } = await drawn({ ssoSwitch: turnedOn })
  const sentences = {
    clientId: 'Indiquez l’identifiant client donné par le serveur.',
    authUrl: 'Indiquez l’URL où les personnes se connectent.',
    accessTokenUrl: 'Indiquez l’URL où le code est échangé contre un jeton.',
  }
  for (const [name, sentence] of Object.entries(sentences)) {
    await act(async () => input(name).focus())
    await blur(input(name))
    expect(find(`[data-column=${name}] .field-error`).textContent).toBe(sentence)
    expect(input(name).getAttribute('aria-invalid')).toBe('true')
  }
  await key(input('clientId'), 'pupitre')
  await key(input('authUrl'), 'https://a.example/')
  await key(input('accessTokenUrl'), '   ')
  expect(save().disabled).toBe(true)
  await act(async () => find<HTMLFormElement>('.sso-form').requestSubmit())
  expect(gateway.insert).not.toHaveBeenCalled()
  await key(input('accessTokenUrl'), 'https://a.example/token')
  expect(save().disabled).toBe(false)
  await click('[data-action=save]')
  expect(gateway.insert).toHaveBeenCalledWith('institutionHasOauth2', {
    institution: 1,
    clientId: 'pupitre',
    authUrl: 'https://a.example/',
    accessTokenUrl: 'https://a.example/token',
    scope: 'openid email',
    responseType: 'code',
    usePKCE: true,
    shouldPropagateToGroup: false,
  })
})

it('saves PKCE at once, and of the form what was changed [console 4.12]', async () => {
  const { gateway, toasts } = await drawn({ ssoSwitch: turnedOn, settings })
  expect(find('[data-sso-names]').textContent).toBe('lyon, LYON-01')
  await click('[data-action=pkce]')
  await settled('2')
  expect(gateway.update).toHaveBeenLastCalledWith('institutionHasOauth2', 7, { usePKCE: false }, 3)
  expect(toasts.state.getState().open.at(-1)?.text).toBe('Réglages OAuth2 enregistrés.')
  await click('[data-action=pkce]')
  await settled('2')
  await key(input('resource'), ' urn:pupitre ')
  expect(find('.sso-status').textContent).toBe('Modifications non enregistrées.')
  expect(find<HTMLButtonElement>('[data-action=test]').disabled).toBe(true)
  await click('[data-action=save]')
  await settled('2')
  expect(gateway.update).toHaveBeenLastCalledWith('institutionHasOauth2', 7, { resource: 'urn:pupitre' }, 5)
})

it('never shows the secret, replaces it by what is typed and takes it away when told to', async () => {
  const { gateway } = await drawn({ ssoSwitch: turnedOn, settings })
  const secret = input('clientSecret')
  expect([secret.type, secret.value]).toEqual(['password', ''])
  await key(secret, 'anew')
  await click('[data-action=save]')
  await settled('2')
  expect(gateway.update).toHaveBeenLastCalledWith('institutionHasOauth2', 7, { clientSecret: 'anew' }, 3)
  expect(input('clientSecret').value).toBe('')
  await click('[data-action=empty-secret]')
  await click('[data-action=save]')
  await settled('2')
  expect(gateway.update).toHaveBeenLastCalledWith('institutionHasOauth2', 7, { clientSecret: null }, 4)
})

it('says that a save failed, and under its field why; what was typed stays [console 4.12, console 8.2]', async () => {
  const { gateway, toasts } = await drawn({ ssoSwitch: turnedOn, settings })
  const details = [{ column: 'authUrl', code: 406, reason: 'insideAddress' }]
  gateway.update.mockRejectedValueOnce(problem(400, { code: 406, details }))
  await key(input('authUrl'), 'https://10.0.0.1/')
  await click('[data-action=save]')
  await settled('1')
  const [toast] = toasts.state.getState().open
  expect(toast).toMatchObject({
    tone: 'error',
    text: 'Une erreur est survenue lors de l’enregistrement des réglages OAuth2.',
  })
  expect(find('[data-column=authUrl] .field-error').textContent).toContain('réseau interne')
  expect(input('authUrl').value).toBe('https://10.0.0.1/')
})

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
  await key(input('scope'), 'openid')
  await choose()
  expect(onOpen).not.toHaveBeenCalled()
  await click('dialog [data-action=cancel]')
  await key(input('scope'), 'openid email')
  await choose()
  expect(onOpen).toHaveBeenCalledWith(2)
})

it('has nothing to lose before something is typed, and says so before the page goes once it has', async () => {
  const goes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await drawn({ ssoSwitch: turnedOn })
  expect(goes()).toBe(true)
  await key(input('clientId'), 'pupitre')
  expect(goes()).toBe(false)
})

it('names the institution where one alone is selected, and those of its group', async () => {
  await drawn({ ssoSwitch: turnedOn, settings }, { selected: [1] })
  expect(find('[data-places="1"]').textContent).toContain('CHU de Lyon')
  expect(find('.sso-switch:has([name=shouldPropagateToGroup])').textContent).toContain('Clinique des Lilas')
})

it('is read by others, who change nothing', async () => {
  const facts = { level: 2, records: {}, options: {}, flags: {} }
  const { send } = await drawn({ ssoSwitch: turnedOn, settings }, { facts })
  expect(find('.banner').textContent).toBe('Seul le support peut modifier ces réglages.')
  expect(all('[data-screen=sso] input:not(:disabled)')).toEqual([])
  expect(all('[data-action=test], [data-action=forget]')).toEqual([])
  expect(send).not.toHaveBeenCalled()
})
