// @vitest-environment jsdom
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/form/SaveProgress.tsx'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import type { Gateway } from '#renderer/gateway.ts'
import { catalogue } from '#schemas'
import { payCode } from '#schemas/tables/payCode.ts'
import { until } from '#tests/until.ts'
import { stageGateway } from '../stageGateway.ts'
import { all, click, fill, find, leave, show } from './screen.tsx'

afterEach(leave)

/** The form of a row of its own for each of so many institutions, none of which is answered before it is let go. */
const open = async (count: number) => {
  const stage = stageGateway(catalogue)
  const held: (() => void)[] = []
  const insert = vi.fn<Gateway['insert']>(async (...asked) => {
    await new Promise<void>((go) => held.push(go))
    return stage.insert(...asked)
  })
  const selected = Array.from({ length: count }, (_, n) => n + 1)
  const institutions = selected.map((id) => ({ id, name: `Hôpital ${id}` }))
  const onClose = vi.fn<() => void>()
  const form = <FormDialog table={payCode} onSaved={() => undefined} onClose={onClose} />
  await show(form, { gateway: { ...stage, insert }, institutions, selected })
  await fill(0, { name: 'Nuit', code: 'N1' })
  await click('[data-action=save]')
  return { onClose, answer: () => act(async () => held.splice(0).forEach((go) => void go())) }
}
const seen = (check: () => void | Promise<void>) =>
  until(async () => {
    await act(async () => undefined)
    await check()
  })

it('a save that writes to many institutions says how many are done', async () => {
  const { onClose, answer } = await open(12)
  const bar = () => find('dialog [role=progressbar]')
  await seen(() => expect(bar().ariaLabel).toBe('Enregistrement en cours'))
  expect(find('.modal-progress').textContent).toBe('0 sur 12')
  await answer()
  await seen(() => expect(Number(bar().getAttribute('aria-valuenow'))).toBeGreaterThan(0))
  expect(find('.modal-progress').textContent).toMatch(/^[1-9]\d? sur 12$/)
  await seen(async () => {
    await answer()
    expect(onClose).toHaveBeenCalledOnce()
  })
})

it('one that writes to few does not', async () => {
  await open(2)
  await seen(() =>
    expect(find('[data-action=save]').ariaDisabled ?? find('[data-action=save]').ariaBusy).toBe('true'),
  )
  expect(all('.modal-progress')).toEqual([])
  expect(all('.modal-keys')).toHaveLength(1)
})
