// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { interim } from '#schemas/tables/interim.ts'
import { all, click, codesGateway, find, leave, settle, showTable } from './stage.tsx'

afterEach(leave)

it('who may not open an institution to the agencies is told whom to ask, and others where they do it', async () => {
  const gateway = codesGateway([])
  gateway.list.mockImplementation(async () => ({ rows: [], count: 0, closed: [2] }))
  const shownTo = async (level: number) => {
    const facts = { level, records: {}, options: {}, flags: {} }
    await showTable({ gateway, facts }, {}, interim)
    await settle(() => all('[data-closed="2"]').length === 1)
    const said = find('[data-closed]').textContent
    await leave()
    return said
  }
  expect(await shownTo(1)).toContain('activez d’abord les agences d’intérim dans leurs options')
  expect(await shownTo(2)).toContain('demandez au support d’activer les agences d’intérim')
})

it('who adds a row before it is known which institutions take some waits for that, and adds it to these alone', async () => {
  const gateway = codesGateway([])
  const answer = Promise.withResolvers<{ rows: []; count: number; closed: number[] }>()
  gateway.list.mockImplementation(async (entity) =>
    entity === 'agencySubscription' ? answer.promise : { rows: [], count: 0 },
  )
  const facts = { level: 1, records: {}, options: {}, flags: {} }
  await showTable({ gateway, facts }, {}, interim)
  await click('[data-action=add]')
  expect(all('[role=dialog]')).toHaveLength(0)
  answer.resolve({ rows: [], count: 0, closed: [2] })
  await settle(() => all('[role=dialog] .form-places').length === 1)
  expect(find('[role=dialog] .form-places').textContent).toContain('ne sont pas clients des agences')
})
