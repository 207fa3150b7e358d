// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { checkbox, boolean as yesNo } from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import { FormBody } from '#renderer/form/FormBody.tsx'
import { commonOf, togetherTable } from '#renderer/many/togetherTable.ts'
import { specialHour } from '#schemas/tables/specialHour.ts'
import { all, click, control, find, leave, show } from '../form/screen.tsx'

afterEach(leave)

const context = { mode: 'modify', institutions: [1], level: 1, records: {}, options: {}, flags: {} } as const
const stateOf = (name: string) => {
  const { checked, indeterminate } = control(0, name)
  return indeterminate ? 'nothing said' : checked
}

it('is one control for every yes or no: a switch with its label beside it', async () => {
  const store = createFormStore({
    entity: specialHour.entity as AnyEntity,
    context: { ...context, mode: 'create' },
  })
  await show(<FormBody table={specialHour} store={store} />)
  expect(all('[data-column=isSunday] select')).toEqual([])
  expect(find('[data-column=isSunday] .field-control > label').getAttribute('for')).toBe(
    control(0, 'isSunday').id,
  )
  expect(stateOf('isSunday')).toBe(false)
  await click('[name=isSunday]')
  expect(stateOf('isSunday')).toBe(true)
  await click('[name=isSunday]')
  expect(stateOf('isSunday')).toBe(false)
})

it('stands between yes and no where rows differ, and can be brought back there', async () => {
  const rows = [
    { id: 1, version: 1, isSunday: true, isPublicHoliday: false },
    { id: 2, version: 1, isSunday: false, isPublicHoliday: false },
  ]
  const columns = ['isSunday', 'isPublicHoliday']
  const common = commonOf(rows, columns)
  const table = togetherTable(specialHour, columns, common)
  const store = createFormStore({
    entity: table.entity,
    context,
    rows: [{ ...rows[0], ...common.values }],
    columns,
  })
  await show(<FormBody table={table} store={store} differing={common.differing} />)
  const [line = 0] = store.lines()
  expect([stateOf('isSunday'), stateOf('isPublicHoliday')]).toEqual(['nothing said', false])
  expect(store.patch(line)).toEqual({})
  const seen = []
  for (let nth = 0; nth < 3; nth++) {
    await click('[name=isSunday]')
    seen.push([stateOf('isSunday'), store.patch(line)])
  }
  expect(seen).toEqual([
    [true, { isSunday: true }],
    [false, { isSunday: false }],
    ['nothing said', {}],
  ])
})

it('is a box whose nothing is no, save where rows differ', () => {
  expect([checkbox().kind.blank, yesNo().kind.blank]).toEqual([false, undefined])
})
