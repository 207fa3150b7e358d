// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { until } from '../../until.ts'
import { stageGateway } from '../stageGateway.ts'
import { row as shared } from './editSchedule.tsx'
import { click, fill, leave, show } from './screen.tsx'

const row = { ...shared, institution: [1] }
const table = { ...schedule, confirm: {} }

afterEach(leave)

it('a row is not duplicated while it is being saved, which would close the copy when it is done', async () => {
  const gateway = stageGateway(catalogue, { schedule: [row] })
  const answer = Promise.withResolvers<void>()
  gateway.update.mockImplementation(async (_, __, sent) => {
    await answer.promise
    return { ...row, ...sent, version: 4 }
  })
  const onCopy = vi.fn()
  const onClose = vi.fn()
  await show(<FormDialog table={table} row={row} onSaved={vi.fn()} onClose={onClose} onCopy={onCopy} />, {
    gateway,
  })
  await fill(0, { code: 'M2' })
  await click('[data-action=save]')
  await until(() => expect(gateway.update).toHaveBeenCalled())
  // Too soon for the form to show that it waits.
  await click('[data-action=duplicate]')
  expect(onCopy).not.toHaveBeenCalled()
  answer.resolve()
  await until(() => expect(onClose).toHaveBeenCalledOnce())
})

it('a row that is not being saved is, with what is entered', async () => {
  const onCopy = vi.fn()
  const gateway = stageGateway(catalogue, { schedule: [row] })
  await show(<FormDialog table={table} row={row} onSaved={vi.fn()} onClose={vi.fn()} onCopy={onCopy} />, {
    gateway,
  })
  await fill(0, { code: 'M2' })
  await click('[data-action=duplicate]')
  expect(onCopy.mock.calls[0]?.[0]).toMatchObject({ of: 'M1', values: { beginAt: '07:00' } })
})
