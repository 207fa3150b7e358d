// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { all, click, control, fill, find, leave, nextFrame } from '../form/screen.tsx'
import { choose, confirm, dialog, open, store } from './licenceStage.tsx'

afterEach(leave)

const known = { id: 7, version: 1, email: 'Claire@example.org', user: 'Claire Morel', institution: [2] }
const create = async () => {
  const page = await open(undefined, {
    useChoices: (entity) =>
      entity === 'institution'
        ? { state: 'ready', choices: [1, 2, 3].map((id) => ({ id, label: `Hôpital ${id}` })) }
        : { state: 'ready', choices: [{ id: 1, label: 'Un' }] },
  })
  await fill(0, { firstName: 'Clara', lastName: 'Moreau', email: 'claire@example.org' })
  await choose('level', '1')
  await choose('typeAdmin', '4')
  await nextFrame()
  await click('[data-action=save]')
  return page
}

it('knows a person by the exact e-mail, and adds an access only [console 4.7]', async () => {
  store({ admin: [{ ...known, email: 'pas.claire@example.org', id: 9 }, known] })
  const page = await create()
  expect(find('form').className).toContain('detail-creating')
  expect(dialog().textContent).toContain('utilise déjà le produit')
  await confirm()
  expect(page.gateway.insert).not.toHaveBeenCalled()
  expect(page.gateway.link.mock.calls.map((call) => call.slice(0, 4))).toEqual([
    ['institutionHasAdmin', 'admin', [7], 1],
  ])
  expect(page.onBack).toHaveBeenCalledOnce()
})

it('says that nobody was added when that is refused [console 4.7, console 8.2]', async () => {
  store({ admin: [known] })
  const page = await create()
  await click('[role=alertdialog] [data-action=cancel]')
  expect(page.told()).toEqual([['error', 'L’administrateur n’a pas été ajouté.']])
  expect([page.gateway.insert.mock.calls.length, page.gateway.link.mock.calls.length]).toEqual([0, 0])
  expect(control(0, 'firstName').value).toBe('Clara')
})

it('is written from its first field on; a page that is read begins with its heading', async () => {
  await open(undefined)
  expect(document.activeElement).toBe(control(0, 'firstName'))
  expect(find('h1').tabIndex).toBe(-1)
})

it('is no form for whoever may add nobody, and says so', async () => {
  await open(undefined, { mayWrite: () => false })
  expect(all('form')).toEqual([])
  expect(find('[data-error-code="403"]').textContent).toContain('pas autorisé')
})

it('makes somebody new for the first institution selected', async () => {
  store({ admin: [{ ...known, email: 'pas.claire@example.org' }] })
  const page = await create()
  expect(page.gateway.insert.mock.calls[0]?.slice(0, 2)).toMatchObject([
    'admin',
    {
      firstName: 'Clara',
      isStatisticAllowed: true,
      isPlanningAllowed: true,
      shouldSendEmail: true,
      institution: [1],
    },
  ])
})
