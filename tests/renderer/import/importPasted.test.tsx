// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
// Fetched beforehand: how long that takes is not what is tried.
import '#renderer/form/FormDialog.tsx'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from '../list/stage.tsx'
import { states } from './importStage.ts'

const facts = { level: 1, records: { institutionChronos: [1, 2] }, options: {}, flags: {} }
const rows = Array.from({ length: 6 }, (_, i) => rowOf(i + 1, { interfacingCode: `X${i + 1}` }))

afterEach(leave)

/** Pastes a line for each time code that is there into the form of new ones, and leaves it for the import. */
const importPasted = async (header: string, rest: string) => {
  const gateway = codesGateway(rows)
  await showTable({ gateway, facts })
  await click('[data-action=add]')
  await settle(() => document.querySelector('[data-line] [name=code]'))
  const text = [header, ...rows.map(({ code }) => `${code}\t${rest}`)].join('\n')
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const field = find('[data-line] [name=code]')
  await act(
    async () => void field.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } })),
  )
  await settle(() => document.querySelector('[data-action=paste-to-import]'))
  await click('[data-action=paste-to-import]')
  await settle(() => document.querySelector('[data-import-row]'))
  return gateway
}

it('leaves an optional column alone that the pasted block does not have, as an import of a file does', async () => {
  const gateway = await importPasted('Code\tDébut\tFin\tPause', '08:00\t16:00\t00:30')
  await settle(() => !find<HTMLButtonElement>('[role=dialog] [data-action=import]').disabled)
  await click('[role=dialog] [data-action=import]')
  await settle(() => gateway.upsertBatch.mock.calls.length > 0)
  const [, sent = []] = gateway.upsertBatch.mock.calls[0] ?? []
  expect(sent).toHaveLength(6)
  for (const row of sent) expect(row).not.toHaveProperty('interfacingCode')
})

it('tells a needed column as missing that the pasted block does not have, so that nothing is emptied', async () => {
  await importPasted('Code\tDébut\tFin', '08:00\t16:00')
  expect(states()).toEqual(Array(6).fill('error'))
  expect(all('[data-error-code="419"]')).toHaveLength(6)
  expect(find<HTMLButtonElement>('[role=dialog] [data-action=import]').disabled).toBe(true)
})
