// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { all, codesGateway, leave, rowOf, settle, showTable } from './stage.tsx'

afterEach(leave)

const codes = () => all('[data-row-id] [data-column=code]').map((one) => one.textContent)

it('rows of other institutions than those selected are not seen while theirs are on the way', async () => {
  const gateway = codesGateway([rowOf(1, { institution: [1] }), rowOf(2, { institution: [2] })])
  const { select } = await showTable({ gateway, selected: [1] })
  await settle(() => codes().join() === 'M001')
  const coming = Promise.withResolvers<void>()
  const list = gateway.list.getMockImplementation()
  gateway.list.mockImplementation(async (...asked) => {
    await coming.promise
    return list?.(...asked) ?? { rows: [], count: 0 }
  })
  await select(2)
  expect(codes()).toEqual([])
  coming.resolve()
  await settle(() => codes().join() === 'M002')
})
