// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ProfileRoute } from '#app/ProfileRoute.tsx'
import { createClient } from '#client/client.ts'
import { defaultConfiguration } from '#protocol/configuration.ts'
import { catalogue } from '#schemas'
import { all, find, leave } from '#tests/renderer/form/screen.tsx'
import { open } from '#tests/screens/stage.tsx'

afterEach(leave)

const user = {
  id: 7,
  firstName: 'Anne',
  lastName: 'Perrin',
  email: 'anne@lac.test',
  level: 2,
  typeAdmin: null,
  lang: 'fr',
}
const clientFor = (profile?: string) => {
  const left: string[] = []
  const sent: unknown[] = []
  const client = createClient(
    { ...defaultConfiguration, ...(profile && { profile }) },
    {
      leave: (to) => left.push(to),
      fetch: async (_, { body }) => {
        sent.push(JSON.parse(String(body)))
        return Response.json({ data: [{ id: 7, version: 1, mobilePhone: '+33 6 39 98 00 02' }], count: 1 })
      },
    },
  )
  return { client, left, sent }
}
const show = async (client: object) => {
  await open(<ProfileRoute catalogue={catalogue} user={user} />, vi.fn(), '/me/profile', {}, client)
  await act(async () => undefined)
}

it('reads the own mobile phone and no other', async () => {
  const { client, left, sent } = clientFor()
  await show(client)
  await vi.waitFor(() => expect(find('[data-column=mobilePhone]').textContent).toBe('+33 6 39 98 00 02'))
  expect(sent).toEqual([{ search: JSON.stringify({ select: ['mobilePhone'], query: { id: 7 }, limit: 1 }) }])
  expect(left).toEqual([])
})

it('leaves for the page of another product where there is one, and asks for nothing', async () => {
  const { client, left, sent } = clientFor('https://platform.test/profile')
  await show(client)
  expect(left).toEqual(['https://platform.test/profile'])
  expect([sent, all('[data-page]')]).toEqual([[], []])
})
