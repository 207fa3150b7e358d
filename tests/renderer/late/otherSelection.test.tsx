// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import '#renderer/many/RemoveMany.tsx'
import { open } from '../import/importStage.ts'
import { click, codesGateway, find, leave, rowOf, settle, showTable } from '../list/stage.tsx'
import { tick } from '../many/manyStage.ts'

afterEach(leave)

it('an import goes on for the institutions that it was opened in', async () => {
  const gateway = codesGateway([])
  const { select } = await open('hospital-day-night.csv', gateway, { selected: [1] })
  const title = find('[role=dialog] h2').textContent
  await select(3)
  await settle(() => !find<HTMLButtonElement>('[role=dialog] [data-action=import]').disabled)
  expect(find('[role=dialog] h2').textContent).toBe(title)
  await click('[role=dialog] [data-action=import]')
  await settle(() => gateway.upsertBatch.mock.calls.length > 0)
  expect(gateway.upsertBatch.mock.calls.map(([, , place]) => place)).toEqual([1])
})

it('rows that somebody changed since they were shown are not removed, also where the window was left meanwhile', async () => {
  const rows = [rowOf(1), rowOf(2)]
  const gateway = codesGateway(rows)
  await showTable({ gateway, selected: [1] })
  await tick(rows)
  await click('[data-action=remove-chosen]')
  await settle(() => !find<HTMLButtonElement>('dialog [data-action=confirm]').disabled)
  await gateway.update('schedule', 2, { code: 'NEWNAME' }, 1)
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    focusManager.setFocused(undefined)
  })
  await settle()
  await click('dialog [data-action=confirm]')
  await settle(() => find('dialog').textContent.includes('Quelqu’un d’autre a modifié'))
  expect(gateway.removeAll.mock.calls[0]?.[1]).toMatchObject([1, 2].map((id) => ({ id, version: 1 })))
})
