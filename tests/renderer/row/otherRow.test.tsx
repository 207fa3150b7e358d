// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import '#renderer/row/RowDialog.tsx'
import { TableDialogs } from '#renderer/TableDialogs.tsx'
import { schedule } from '#schemas/tables/schedule.ts'
import { until } from '#tests/until.ts'
import { answered, find, leave, show } from '../form/screen.tsx'
import { codesGateway, rowOf } from '../list/stage.tsx'

afterEach(leave)

const screen = { current: document.body }
let lead = (_: number) => {}

const Stage = () => {
  const [id, setId] = useState(1)
  lead = setId
  const open = { dialog: 'read', row: rowOf(id, { code: `M${id}` }) } as const
  return <TableDialogs table={schedule} open={open} onClose={() => {}} screen={screen} />
}

const shows = (code: string) =>
  until(async () => {
    await answered()
    expect(find('dialog h2').textContent).toContain(code)
  })

it('the dialog of a row shows another one where an address leads there', async () => {
  await show(<Stage />, { gateway: codesGateway([1, 2].map((id) => rowOf(id, { code: `M${id}` }))) })
  await shows('M1')
  await act(async () => lead(2))
  await shows('M2')
})
