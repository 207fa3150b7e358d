// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { all, blur, click, find, leave } from '#tests/renderer/form/screen.tsx'
import { problem } from '#tests/renderer/problem.ts'
import { drawn, input, save, sent, settings, settled, turnedOn, type } from './ssoScreen.tsx'

afterEach(leave)

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

it('tells whoever may only read how it stands, and nothing to do', async () => {
  const hint = () => find('#sso-enabled-hint').textContent
  const may = { mayWrite: () => true }
  const mayNot = { mayWrite: () => false }
  for (const [stored, given, told] of [
    [{}, may, 'Chacun se connecte avec son mot de passe. Activez pour modifier les réglages.'],
    [{}, mayNot, 'Chacun se connecte avec son mot de passe.'],
    [{ ssoSwitch: turnedOn }, may, 'Il reste à enregistrer le serveur OAuth2 ci-dessous.'],
    [{ ssoSwitch: turnedOn }, mayNot, 'Le serveur OAuth2 n’est pas encore réglé.'],
  ] as const) {
    await drawn(stored, given)
    expect(hint()).toBe(told)
    await leave()
  }
})

it('says that an address could not be copied, and what it is', async () => {
  const writeText = vi.fn().mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  Object.assign(navigator, { clipboard: { writeText } })
  const { toasts } = await drawn({ ssoSwitch: turnedOn })
  const told = () => toasts.state.getState().open.at(-1)
  await click('.sso-copy [data-action=copy]')
  const [address] = writeText.mock.calls[0] ?? []
  expect(told()).toMatchObject({ tone: 'error', text: expect.stringContaining(`La voici\u00a0: ${address}`) })
  await click('.sso-copy [data-action=copy]')
  expect(told()).toMatchObject({ tone: 'success', text: 'Copié.' })
  Reflect.deleteProperty(navigator, 'clipboard')
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
  await type('clientId', 'pupitre')
  await type('authUrl', 'https://a.example/')
  await type('accessTokenUrl', '   ')
  expect(save().disabled).toBe(true)
  await act(async () => find<HTMLFormElement>('.sso-form').requestSubmit())
  expect(gateway.insert).not.toHaveBeenCalled()
  await type('accessTokenUrl', 'https://a.example/token')
  expect(save().disabled).toBe(false)
  await click('[data-action=save]')
  const made = {
    institution: 1,
    clientId: 'pupitre',
    authUrl: 'https://a.example/',
    accessTokenUrl: 'https://a.example/token',
    scope: 'openid email',
    responseType: 'code',
    usePKCE: true,
    shouldPropagateToGroup: false,
  }
  expect(gateway.insert).toHaveBeenCalledWith('institutionHasOauth2', expect.objectContaining(made), sent)
})

it('saves PKCE at once, and of the form what was changed [console 4.12]', async () => {
  const { gateway, toasts } = await drawn({ ssoSwitch: turnedOn, settings })
  expect(find('[data-sso-names]').textContent).toBe('lyon, LYON-01')
  await click('[name=usePKCE]')
  await settled('2')
  expect(gateway.update).toHaveBeenLastCalledWith('institutionHasOauth2', 7, { usePKCE: false }, 3)
  expect(toasts.state.getState().open.at(-1)?.text).toBe('Réglages OAuth2 enregistrés.')
  await type('resource', ' urn:pupitre ')
  expect(find('.sso-status').textContent).toBe('Modifications non enregistrées.')
  expect(find<HTMLButtonElement>('[data-action=test]').disabled).toBe(true)
  await click('[data-action=save]')
  await settled('2')
  expect(gateway.update).toHaveBeenLastCalledWith(
    'institutionHasOauth2',
    7,
    { resource: 'urn:pupitre' },
    4,
    sent,
  )
})

it('never shows the secret, replaces it by what is typed and takes it away when told to', async () => {
  const { gateway } = await drawn({ ssoSwitch: turnedOn, settings })
  const secret = input('clientSecret')
  expect([secret.type, secret.value]).toEqual(['password', ''])
  await type('clientSecret', 'anew')
  await click('[data-action=save]')
  await settled('2')
  expect(gateway.update).toHaveBeenLastCalledWith(
    'institutionHasOauth2',
    7,
    { clientSecret: 'anew' },
    3,
    sent,
  )
  expect(input('clientSecret').value).toBe('')
  await click('[data-action=empty-secret]')
  await click('[data-action=save]')
  await settled('2')
  expect(gateway.update).toHaveBeenLastCalledWith('institutionHasOauth2', 7, { clientSecret: null }, 4, sent)
})

it('says that a save failed, and under its field why; what was typed stays [console 4.12, console 8.2]', async () => {
  const { gateway, toasts } = await drawn({ ssoSwitch: turnedOn, settings })
  const details = [{ column: 'authUrl', code: 406, reason: 'insideAddress' as const }]
  gateway.update.mockRejectedValueOnce(problem(400, { code: 406, details }))
  await type('authUrl', 'https://10.0.0.1/')
  await click('[data-action=save]')
  await settled('1')
  const [toast] = toasts.state.getState().open
  expect(toast).toMatchObject({
    tone: 'error',
    text: 'Une erreur est survenue lors de l’enregistrement des réglages OAuth2. Valeur incorrecte.',
  })
  expect(find('[data-column=authUrl] .field-error').textContent).toContain('réseau interne')
  expect(input('authUrl').value).toBe('https://10.0.0.1/')
})

it('what is lacking is not told as a success, though the switch was turned', async () => {
  await drawn({})
  await click('[data-action=enabled]')
  await settled('2')
  expect(find('.sso-status').textContent).toContain('manque')
  expect(find('.sso-status').dataset.unsaved).toBe('true')
})

it('names the institution where one alone is selected, and those of its group', async () => {
  await drawn({ ssoSwitch: turnedOn, settings }, { selected: [1] })
  expect(find('[data-places="1"]').textContent).toContain('CHU de Lyon')
  expect(find('.sso-form .places').textContent).toContain('Clinique des Lilas')
})

it('is read by others, who change nothing', async () => {
  const facts = { level: 2, records: {}, options: {}, flags: {} }
  const { send } = await drawn({ ssoSwitch: turnedOn, settings }, { facts })
  expect(find('.banner').textContent).toBe('Seul le support peut modifier ces réglages.')
  expect(all('[data-screen=sso] input:not(:disabled, [readonly])')).toEqual([])
  expect(find('.sso-form .form-note').textContent).toContain('votre niveau ne permet pas de modifier')
  expect(all('[data-action=save], [data-action=test], [data-action=forget]')).toEqual([])
  expect(send).not.toHaveBeenCalled()
})

it('says whom the settings reach besides, as the form stands; what turns it tells of all of them', async () => {
  const { toasts } = await drawn({
    ssoSwitch: turnedOn,
    settings: { ...settings, shouldPropagateToGroup: true },
  })
  const reached = () => find('.sso-form .places').textContent
  const words = 'Qui se connecte par ce serveur'
  expect(reached()).toBe(`${words} a aussi accès à\u00a0: Clinique des Lilas`)
  expect(find('.sso-switch .places').textContent).toBe('Vaut aussi pour\u00a0: Clinique des Lilas')
  await click('[name=shouldPropagateToGroup]')
  expect(reached()).toBe(`${words} n’a pas accès à\u00a0: Clinique des Lilas`)
  await click('[data-action=enabled]')
  expect(toasts.state.getState().open.at(-1)?.places).toEqual(['CHU de Lyon', 'Clinique des Lilas'])
})
