// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createGateway } from '#app/gateway/createGateway.ts'
import { GatewayProvider } from '#app/gateway/GatewayContext.ts'
import { ConfigurationRoute } from '#app/me/ConfigurationRoute.tsx'
import { LeftCards, OwnCard } from '#app/me/deferredCard.tsx'
import { createClient } from '#client/client.ts'
import { defaultConfiguration } from '#protocol/configuration.ts'
import { catalogue } from '#schemas'
import { all, click, find, leave } from '#tests/renderer/form/screen.tsx'
import { settle } from '#tests/renderer/list/stage.tsx'
import { address, open } from '#tests/screens/stage.tsx'
import { until } from '#tests/until.ts'

beforeAll(async () => void (await Promise.all([OwnCard.fetch(), LeftCards.fetch()])))
afterEach(leave)

const houses = ['Les Tilleuls', 'Les Bouleaux', 'Les Ormes'].map((name, at) => ({ id: at + 1, name }))
const user = { id: 7, firstName: 'Anne', lastName: 'Perrin', email: 'anne@lac.test', level: 2, lang: 'fr' }

const everyFlag = Object.fromEntries(catalogue.flags.map((flag) => [flag, true]))

/** The page about one of the institutions that the person may configure. */
const show = async (at: number, ...ids: readonly number[]) => showWith(everyFlag, at, ...ids)

const showWith = async (flags: Readonly<Record<string, boolean>>, at: number, ...ids: readonly number[]) => {
  const session = {
    user: { ...user, typeAdmin: null },
    permissions: Object.fromEntries(ids.map((id) => [id, ['seeProInstitutionConfigPage']])),
    institutions: houses.filter(({ id }) => ids.includes(id)),
  }
  const client = createClient(defaultConfiguration, {
    leave: () => undefined,
    fetch: async (path, { body } = {}) => {
      if (String(path).endsWith('/flags')) return Response.json({ data: { flags } })
      const { query = {} } = JSON.parse(JSON.parse(String(body ?? '{}')).search ?? '{}')
      const [id] = [query.id ?? query.institution].flat()
      const row = String(path).endsWith('/institution')
        ? { version: 3, ...houses.find((one) => one.id === id) }
        : { version: 3, id: 20 + id, institution: id, cvMandatory: false }
      return Response.json({ data: [row], count: 1 })
    },
  })
  const route = (
    <GatewayProvider value={createGateway(catalogue, client)}>
      <ConfigurationRoute catalogue={catalogue} session={session} selected={[]} />
    </GatewayProvider>
  )
  await open(route, vi.fn(), `/me/configuration?institution=${at}`, {}, client)
  await act(async () => undefined)
}
const option = () => document.querySelector<HTMLInputElement>('.card-form input[type=checkbox]:enabled')
const choose = (id: number) =>
  act(async () => {
    const choice = find<HTMLSelectElement>('#own-institution')
    choice.value = String(id)
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  })
const left = '[aria-labelledby=configuration-options] [role=alert] [data-change=after]'
const lost = () => document.querySelector(left)

it('shows options that were chosen for an institution that was taken where options stand, and keeps them over a change of institution', async () => {
  await show(2, 1, 2, 3)
  await settle(option)
  option()?.click()
  await leave()

  await show(2, 1, 3)
  await settle(lost)
  expect(all('[role=alert] [data-change=after]')).toHaveLength(1)
  expect(find('.own-institution-another').textContent).toContain('cette page porte sur Les Tilleuls')
  // Nothing is entered for the institution of the page.
  await choose(3)
  expect(all('[role=alertdialog]')).toHaveLength(0)
  expect(address()).toContain('institution=3')
  await settle(lost)

  // Now there is something, which is asked about and given up by itself.
  await settle(option)
  option()?.click()
  await choose(1)
  await click('[role=alertdialog] [data-action=confirm]')
  expect(address()).toContain('institution=1')
  await settle(lost)
  await settle(option)
  await choose(3)
  await settle(option)
  expect(option()?.checked).toBe(false)
  find('[data-action=noted]').focus()
  await click('[data-action=noted]')
  expect(lost()).toBeNull()
  expect(document.activeElement).toBe(find('h1'))
})

const cards = () => all('.own-institution h2').map(({ textContent }) => textContent)

it('has no card where none of its columns is shown [console 2.1.8]', async () => {
  await showWith({ ...everyFlag, newReadSlotSystem: false }, 1, 1)
  await settle(option)
  await until(() => expect(cards()).toEqual(['Options']))
})

it('says where options are set where they are not set here any more, as their own screen does [console 6.5]', async () => {
  await showWith({ ...everyFlag, legacyOptions: false }, 1, 1)
  const notice = 'Les options de l’établissement se gèrent désormais dans un autre outil.'
  await until(() => expect(find('[aria-labelledby=configuration-options]').textContent).toContain(notice))
  await settle(() => document.querySelector('[name=slotConfig]'))
  expect(option()).toBeNull()
})
