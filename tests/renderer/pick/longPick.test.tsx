// @vitest-environment jsdom
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/save/long/SaveProgress.tsx'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Gateway } from '#renderer/gateway.ts'
import { catalogue } from '#schemas'
import { job } from '#schemas/tables/job.ts'
import { all, click, find, leave, settle, showTable } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { stageGateway } from '../stageGateway.ts'

afterEach(leave)

/** A row that is tied to twelve institutions, four at a time, none of which is answered before it is let go. */
const add = async () => {
  const stage = stageGateway(catalogue, { job: [{ id: 3, version: 1, name: 'Infirmier', institution: [] }] })
  const held: PromiseWithResolvers<void>[] = []
  const link = vi.fn<Gateway['link']>(async (...asked) => {
    const one = Promise.withResolvers<void>()
    held.push(one)
    await one.promise
    return stage.link(...asked)
  })
  const selected = Array.from({ length: 12 }, (_, n) => n + 1)
  const institutions = selected.map((id) => ({ id, name: `Hôpital ${id}` }))
  const facts = { level: 1, records: {}, options: {}, flags: { legacyJobs: true } }
  await showTable({ gateway: { ...stage, link }, facts, institutions, selected }, {}, job)
  await click('[data-action=add]')
  await settle(() => all('dialog input[value="3"]').length > 0)
  await click('dialog input[value="3"]')
  await click('dialog [data-action=save]')
  await settle(() => all('dialog [data-action=stop]').length > 0)
  const end = (how: (one: PromiseWithResolvers<void>) => void) => act(async () => held.splice(0).forEach(how))
  return {
    answer: () => end(({ resolve }) => resolve()),
    lose: () => end(({ reject }) => reject(problem(520))),
    places: () => link.mock.calls.map(([, , , institution]) => institution),
  }
}
const told = () => all('.stopped .places').map(({ textContent }) => textContent.replace(/\s:.*/, ''))

it('rows that are given to many institutions say how far that is, and can be stopped and gone on with', async () => {
  const { answer, places } = await add()
  expect(find('dialog .modal-progress').textContent).toBe('0 sur 12')
  find('dialog [data-action=stop]').focus()
  await click('dialog [data-action=stop]')
  await answer()
  await settle(() => all('.stopped').length > 0)
  expect(told()).toEqual(['Enregistré dans 4 établissements', 'Pas encore enregistré dans 8 établissements'])
  expect(document.activeElement).toBe(find('dialog [data-action=cancel]'))
  expect([all('.toast'), find<HTMLInputElement>('dialog input[value="3"]').checked]).toEqual([[], true])
  await click('dialog [data-action=save]')
  for (const sent of [8, 12]) {
    await settle(() => places().length === sent)
    await answer()
  }
  await settle(() => all('dialog').length === 0)
  expect(places()).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
})

it('what is stopped while no answer comes does not say that it goes on by itself', async () => {
  const { lose, places } = await add()
  await click('dialog [data-action=stop]')
  await lose()
  await settle(() => all('.stopped').length > 0)
  expect(told()).toEqual(['Pas encore enregistré dans 8 établissements'])
  expect(all('dialog [data-error-code="520"]')).toHaveLength(4)
  expect(find('dialog [data-error-code="520"]').textContent).toMatch(
    /^Hôpital 1\s: Pas de connexion Internet\.$/,
  )
  expect(find('[data-tone=error]').textContent).toMatch(/^Tous les ajouts n’ont pas pu être faits/)
  expect(places()).toHaveLength(4)
})
