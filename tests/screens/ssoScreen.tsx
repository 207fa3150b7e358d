import { act } from 'react'
import { expect, vi } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { catalogue } from '#schemas'
import { SsoScreen } from '#screens/sso/SsoScreen.tsx'
import { find, key, nextFrame } from '#tests/renderer/form/screen.tsx'
import { stageGateway } from '#tests/renderer/stageGateway.ts'
import { until } from '#tests/until.ts'
import { open, type Send } from './stage.tsx'

const card = catalogue.cards.get('signOnServer')
if (!card) throw new Error('the card of the server is gone')

export const settings: WireRow = {
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
export const turnedOn: WireRow = { id: 5, version: 1, idInstitution: 1, enabled: true }

export const drawn = async (
  stored: { ssoSwitch?: WireRow; settings?: WireRow },
  { id, ...given }: Partial<RendererServices> & { id?: number } = {},
  /** What is asked first of the services. */
  first?: Send,
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
  if (first) send.mockImplementationOnce(first)
  const onOpen = vi.fn()
  const { toasts } = await open(<SsoScreen card={card} id={id} onOpen={onOpen} />, send, undefined, {
    gateway,
    ...given,
  })
  await until(async () => {
    await act(async () => undefined)
    find('.sso-panel')
  })
  return { gateway, send, toasts, onOpen }
}
export const input = (name: string) => find<HTMLInputElement>(`.sso-form [name=${name}]`)
export const type = async (name: string, text: string) => {
  await key(input(name), text)
  await nextFrame()
}
/** How a write of a form is sent. */
export const sent = expect.objectContaining({ key: expect.any(String) })
export const save = () => find<HTMLButtonElement>('[data-action=save]')
export const settled = async (status: string) => {
  await until(async () => {
    await act(async () => undefined)
    find(`[data-status="${status}"]`)
  })
  await nextFrame()
}
