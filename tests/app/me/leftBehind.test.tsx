// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createGateway } from '#app/gateway/createGateway.ts'
import { GatewayProvider } from '#app/gateway/GatewayContext.ts'
import { LeftCards, LeftMessages, OwnCard } from '#app/me/deferredCard.tsx'
import { InstitutionsRoute } from '#app/me/InstitutionsRoute.tsx'
import { createClient } from '#client/client.ts'
import { defaultConfiguration } from '#protocol/configuration.ts'
import { catalogue } from '#schemas'
import { all, click, find, leave, typeIn } from '#tests/renderer/form/screen.tsx'
import { settle } from '#tests/renderer/list/stage.tsx'
import { open } from '#tests/screens/stage.tsx'

beforeAll(async () => void (await Promise.all([OwnCard.fetch(), LeftCards.fetch(), LeftMessages.fetch()])))
afterEach(leave)

const houses = [
  { id: 1, name: 'Les Tilleuls' },
  { id: 2, name: 'Les Bouleaux' },
]
const user = { id: 7, firstName: 'Anne', lastName: 'Perrin', email: 'anne@lac.test', level: 2, lang: 'fr' }

/** The page of whoever may open the institutions of these ids. */
const show = async (...ids: readonly number[]) => {
  const institutions = houses.filter(({ id }) => ids.includes(id))
  const session = {
    user: { ...user, typeAdmin: null },
    permissions: Object.fromEntries(ids.map((id) => [id, ['seeProInstitutionPage', 'accessSettings']])),
    institutions,
  }
  const client = createClient(defaultConfiguration, {
    leave: () => undefined,
    fetch: async (path) => {
      const of = String(path).endsWith('/institution')
        ? institutions.map((one) => ({ version: 3, ...one }))
        : []
      return Response.json({ data: of.slice(0, 1), count: of.length })
    },
  })
  const route = (
    <GatewayProvider value={createGateway(catalogue, client)}>
      <InstitutionsRoute catalogue={catalogue} session={session} selected={[]} />
    </GatewayProvider>
  )
  await open(route, vi.fn(), '/me/institutions', {}, client)
  await act(async () => undefined)
}
const presentation = () => document.querySelector<HTMLTextAreaElement>('.card-form [name=presentation]')
const kept = () => all('[role=alert] .changes [data-change=after]').map((cell) => cell.textContent)

it('shows what was entered for an institution that was taken meanwhile, and not as if it were the other’s, until it is noted', async () => {
  await show(1, 2)
  await settle(presentation)
  await typeIn(find<HTMLInputElement>('.card-form [name=presentation]'), 'Au bord du lac')
  await leave()

  await show(2)
  await settle(() => kept().length > 0)
  expect(kept()).toEqual(['Au bord du lac'])
  expect(find('[role=alert]').textContent).toContain('n’a pas été enregistré. Notez-le')
  expect(find('.own-institution-another').textContent).toContain('cette page porte sur Les Bouleaux')
  await settle(presentation)
  expect(presentation()?.value).toBe('')
  await leave()

  await show()
  await settle(() => kept().length > 0)
  expect(find('h1').textContent).toBe('Accès refusé')
  expect(kept()).toEqual(['Au bord du lac'])
  await click('[data-action=noted]')
  expect(kept()).toEqual([])
})

it('shows a message about an institution that was taken before it was sent, until it is noted', async () => {
  await show(1, 2)
  await click('[data-action=ask]')
  await settle(() => document.querySelector('[name=message]'))
  await typeIn(find<HTMLInputElement>('[name=message]'), 'Qui change les serrures ?')
  await leave()

  await show(2)
  await settle(() => document.querySelector('[data-left]'))
  expect(find('[role=alert]').textContent).toMatch(
    /n’a pas été envoyé\. Notez-le .*Qui change les serrures \?/,
  )
  await click('[data-action=noted]')
  expect(all('[role=alert]')).toEqual([])
})
