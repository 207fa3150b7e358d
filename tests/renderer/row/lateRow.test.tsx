// @vitest-environment jsdom
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/form/FormDialog.tsx'
import '#renderer/row/AddressedRow.tsx'
import '#renderer/row/RowDialog.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { initialListState } from '#renderer/list/state/listState.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { TableScreen } from '#renderer/TableScreen.tsx'
import { schedule } from '#schemas/tables/schedule.ts'
import { until } from '#tests/until.ts'
import { all, answered, click, control, fill, find, leave, nextFrame, press, show } from '../form/screen.tsx'
import { codesGateway, rowOf } from '../list/stage.tsx'

afterEach(leave)

const Screen = ({ first }: { readonly first: number | undefined }) => {
  const [state, setState] = useState(initialListState(schedule))
  const [row, setRow] = useState(first)
  return (
    <TableScreen
      table={schedule}
      state={state}
      onState={setState}
      row={row}
      onRow={() => setRow(undefined)}
    />
  )
}

/** The screen, whose row 1 is answered for only once `answer` is called. */
const open = async (first: number | undefined, given: Partial<RendererServices> = {}) => {
  const gateway = codesGateway([rowOf(1), rowOf(2)])
  const list = gateway.list.getMockImplementation()
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  gateway.list.mockImplementation(async (entity, asked, ...more) => {
    if (asked.query?.id === 1) await held
    return (await list?.(entity, asked, ...more)) ?? { rows: [], count: 0 }
  })
  await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Screen first={first} />
    </QueryClientProvider>,
    { gateway, ...given },
  )
  await seen(() => expect(all('[data-row-id]')).toHaveLength(2))
  return {
    answer: async () => {
      await act(async () => answer())
      for (let turn = 0; turn < 3; turn++) await answered()
      await nextFrame()
    },
  }
}
const seen = (check: () => void) =>
  until(async () => {
    await answered()
    check()
  })
const title = () => find('dialog h2').textContent
const begin = async () => {
  await click('[data-action=add]')
  await seen(() => expect(all('dialog form')).toHaveLength(1))
  await fill(0, { code: 'NEW' })
}

it('a row that an address asks for waits until what was opened before it came is closed', async () => {
  const { answer } = await open(1)
  await begin()
  const before = title()
  await answer()
  expect([title(), control(0, 'code').value]).toEqual([before, 'NEW'])
  await press(find('dialog'), 'Escape')
  await click('[role=alertdialog] [data-action=confirm]')
  await seen(() => expect(title()).toContain('M001'))
  await press(find('dialog'), 'Escape')
  await seen(() => expect(all('dialog')).toEqual([]))
})

it('a form that was left unfinished does not take the place of one that was opened before it came', async () => {
  const person = 4713
  const left = await open(undefined, { person })
  await left.answer()
  await click('tr[data-row-id="1"] [data-action=edit]')
  await seen(() => expect(all('dialog form')).toHaveLength(1))
  await fill(0, { code: 'M7' })
  await leave()
  const { answer } = await open(undefined, { person })
  await begin()
  const before = title()
  await answer()
  expect([title(), control(0, 'code').value]).toEqual([before, 'NEW'])
})
