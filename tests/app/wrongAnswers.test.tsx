// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { schedule as schedules } from '#schemas/tables/schedule.ts'
import { row as schedule } from '../renderer/form/editSchedule.tsx'
import { all, click, fill, leave, show } from '../renderer/form/screen.tsx'
import { until } from '../until.ts'
import { answering } from './answering.ts'

afterEach(leave)

/** Nothing is asked before it is changed. */
const table = { ...schedules, confirm: {} }

it('what a save answers is read as a list is', async () => {
  const data = { id: 1, version: 2, code: { a: 1 }, nbWorkedMinutes: 7 }
  const read = { id: 1, version: 2, code: null, nbWorkedMinutes: 7 }
  expect(await answering(201, { data }).insert('schedule', {})).toEqual(read)
  expect(await answering(200, { data }).update('schedule', 1, {}, 1)).toEqual(read)
})

it('what somebody else wrote meanwhile is shown, whatever is in it', async () => {
  const current = { ...schedule, version: 9, code: { a: 1 }, name: [{ a: 1 }], interfacingCode: {} }
  const gateway = answering(412, { code: 412, data: current })
  await show(
    <FormDialog table={table} row={schedule} onSaved={() => undefined} onClose={() => undefined} />,
    {
      gateway,
    },
  )
  await fill(0, { code: 'M9' })
  await click('[data-action=save]')
  await until(() => expect(all('.conflict')).not.toEqual([]))
  expect(all('.conflict tbody tr').length).toBeGreaterThan(0)
})
