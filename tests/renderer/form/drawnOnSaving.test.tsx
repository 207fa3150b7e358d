// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { FieldControl } from '#renderer/form/field/FieldControl.tsx'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { until } from '#tests/until.ts'
import { problem } from '../problem.ts'
import { stageGateway } from '../stageGateway.ts'
import { click, control, errorOf, fill, find, leave, show } from './screen.tsx'

vi.mock('#renderer/form/field/FieldControl.tsx', { spy: true })
afterEach(leave)

const saving = async () => {
  const gateway = stageGateway(catalogue)
  const answer = Promise.withResolvers<WireRow>()
  gateway.insert.mockReturnValue(answer.promise)
  const onClose = vi.fn()
  await show(<FormDialog table={schedule} onSaved={() => undefined} onClose={onClose} />, { gateway })
  await fill(0, { code: 'M1', beginAt: '0700', endAt: '1500' })
  vi.mocked(FieldControl).mockClear()
  await click('[data-action=save]')
  expect(gateway.insert).toHaveBeenCalledOnce()
  return { answer, onClose }
}

it('a form whose saving takes long is out of use until it is saved, and no field is drawn anew for it', async () => {
  const { answer, onClose } = await saving()
  const isOut = () => control(0, 'code').matches(':disabled')
  expect(isOut(), 'at once: what flashes up tells nobody anything').toBe(false)
  await until(async () => {
    await act(async () => {})
    expect(isOut()).toBe(true)
  })
  await act(async () => answer.resolve({ id: 100, version: 1 }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(vi.mocked(FieldControl)).not.toHaveBeenCalled()
})

it('a field in error takes the focus once the form is in use again', async () => {
  const { answer } = await saving()
  const details = [{ column: 'code', code: 409 }]
  await act(async () => answer.reject(problem(409, { details })))
  expect(errorOf(0, 'code')).toBe('409')
  expect(control(0, 'code').matches(':disabled')).toBe(false)
  expect(document.activeElement).toBe(find('[data-line="0"] [name=code]'))
})
