// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createGateway } from '#app/gateway/createGateway.ts'
import { GatewayProvider } from '#app/gateway/GatewayContext.ts'
import { OwnCard } from '#app/me/deferredCard.tsx'
import { ProfileRoute } from '#app/me/ProfileRoute.tsx'
import { type Client, createClient } from '#client/client.ts'
import { defaultConfiguration } from '#protocol/configuration.ts'
import type { SsoSession } from '#protocol/services/sso.ts'
import { catalogue } from '#schemas'
import { all, click, find, key, leave } from '#tests/renderer/form/screen.tsx'
import { open } from '#tests/screens/stage.tsx'
import { until } from '#tests/until.ts'

beforeAll(async () => void (await OwnCard.fetch()))
afterEach(leave)

const session = {
  user: {
    id: 7,
    firstName: 'Anne',
    lastName: 'Perrin',
    email: 'anne@lac.test',
    level: 4,
    typeAdmin: null,
    lang: 'fr',
  },
  permissions: {},
  institutions: [{ id: 1, name: 'Les Tilleuls' }],
}
const row = {
  id: 7,
  version: 3,
  institution: [1],
  firstName: 'Anne',
  lastName: 'Perrin',
  email: 'anne@lac.test',
  mobilePhone: '+33 6 39 98 00 02',
}

interface Call {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

const clientFor = ({ profile, companyDomain }: { profile?: string; companyDomain?: string } = {}) => {
  const left: string[] = []
  const sent: Call[] = []
  let stored = row
  const client = createClient(
    { ...defaultConfiguration, ...(profile && { profile }), ...(companyDomain && { companyDomain }) },
    {
      leave: (to) => left.push(to),
      fetch: async (path, { method = 'GET', body } = {}) => {
        const given = body ? JSON.parse(String(body)) : undefined
        sent.push({ method, path: String(path), body: given })
        if (method === 'PUT') stored = { ...stored, ...given, version: stored.version + 1 }
        if (method === 'PUT') return Response.json({ data: stored })
        if (String(path).endsWith('/session')) return Response.json({ data: session })
        return Response.json({ data: [stored], count: 1 })
      },
    },
  )
  /** Somebody else saves; it is seen as the window is come back to. */
  const change = async (values: Partial<typeof row>) => {
    stored = { ...stored, ...values, version: stored.version + 1 }
    await act(async () => focusManager.setFocused(false))
    await act(async () => focusManager.setFocused(true))
  }
  return { client, left, sent, change }
}
const show = async (client: Client, sso?: SsoSession) => {
  const route = (
    <GatewayProvider value={createGateway(catalogue, client)}>
      <ProfileRoute catalogue={catalogue} session={{ ...session, ...(sso && { sso }) }} />
    </GatewayProvider>
  )
  await open(route, vi.fn(), '/me/profile', {}, client)
  await act(async () => undefined)
}
const field = (name: string) => find<HTMLInputElement>(`.card-form [name=${name}]`)
const shown = async () => until(() => expect(field('mobilePhone').value).toBe('+33 6 39 98 00 02'))

it('reads the own row and changes what is its person’s to change; the address is the provider’s [area 2.5, area 3.7, area 5.2]', async () => {
  const { client, sent } = clientFor({ companyDomain: 'company.test' })
  await show(client)
  await shown()
  expect(['lastName', 'firstName', 'mobilePhone', 'email'].map((name) => field(name).readOnly)).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(find('[data-column=email] .field-note').textContent).toBe(
    'Pour changer cette adresse, écrivez au support par l’aide.',
  )
  const save = () => find<HTMLButtonElement>('.card-form [data-action=save]')
  expect(save().disabled).toBe(true)
  await key(field('firstName'), 'Annette')
  await until(() => expect(save().disabled).toBe(false))
  await click('.card-form [data-action=save]')
  await until(() =>
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([
      { method: 'PUT', path: '/api/v2/admin/7', body: { firstName: 'Annette' } },
    ]),
  )
  await until(() => expect(save().disabled).toBe(true))
})

it('an address of the company is its owner’s to change [area 2.5, area 6.2]', async () => {
  const { client } = clientFor({ companyDomain: 'lac.test' })
  await show(client)
  await shown()
  expect(field('email').readOnly).toBe(false)
})

it('but not where an institution’s server has opened the session', async () => {
  const sso = { institutionCode: 'lac', expired: false }
  const { client } = clientFor({ companyDomain: 'lac.test' })
  await show(client, sso)
  await shown()
  expect(['firstName', 'email'].map((name) => field(name).readOnly)).toEqual([false, true])
})

it('what was typed is taken back by a button', async () => {
  const { client } = clientFor()
  await show(client)
  await shown()
  await key(field('firstName'), 'Annette')
  await until(() => expect(find<HTMLButtonElement>('[data-action=reset]').disabled).toBe(false))
  await click('[data-action=reset]')
  expect(field('firstName').value).toBe('Anne')
  expect(find<HTMLButtonElement>('.card-form [data-action=save]').disabled).toBe(true)
})

it('what somebody else saves meanwhile comes in under what is typed, which stays with its caret', async () => {
  const { client, sent, change } = clientFor()
  await show(client)
  await shown()
  const typedIn = field('firstName')
  await act(async () => typedIn.focus())
  await key(typedIn, 'Annette')
  await change({ lastName: 'Perrin-Favre' })
  await until(() => expect(field('lastName').value).toBe('Perrin-Favre'))
  expect(document.activeElement).toBe(typedIn)
  expect([typedIn.isConnected, field('firstName').value]).toEqual([true, 'Annette'])
  expect(all('.restored')).toEqual([])
  await click('.card-form [data-action=save]')
  await until(() =>
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { firstName: 'Annette' },
    ]),
  )
  await until(() => expect(find<HTMLButtonElement>('.card-form [data-action=save]').disabled).toBe(true))
  expect([field('lastName').value, field('firstName').value]).toEqual(['Perrin-Favre', 'Annette'])
})

it('keeps the language with the person', async () => {
  const { client, sent } = clientFor()
  await show(client)
  await shown()
  const select = find<HTMLSelectElement>('[name=language]')
  await act(async () => {
    select.value = 'es'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await until(() =>
    expect(sent).toContainEqual({ method: 'PUT', path: '/api/v2/admin/7', body: { lang: 'es' } }),
  )
})

it('leaves for the page of another product where there is one, and asks for nothing [area 2.5]', async () => {
  const { client, left, sent } = clientFor({ profile: 'https://platform.test/profile' })
  await show(client)
  expect(left).toEqual(['https://platform.test/profile'])
  expect([sent, all('[data-page]')]).toEqual([[], []])
})
