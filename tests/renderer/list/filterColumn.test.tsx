// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/parts/Combobox.tsx'
import type { AnyTable } from '#dsl/tables/table.ts'
import { Combobox } from '#renderer/parts/index.ts'
import { admin } from '#schemas/tables/admin.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { all, click, find, leave, press, settle, showTable, type } from './stage.tsx'

const openFilter = async (table: AnyTable) => {
  await Combobox.fetch()
  await showTable({}, {}, table)
  await click('[data-widget=list-filters] > button')
  await settle(() => all('[name=filter-column]').length === 1)
  return find<HTMLInputElement>('[name=filter-column]')
}

afterEach(leave)

it('a column among many is found by typing, and the focus is there', async () => {
  const control = await openFilter(admin)
  expect(control.getAttribute('role')).toBe('combobox')
  expect(document.activeElement).toBe(control)
  await type(control, 'niveau')
  await settle(() => all('[role=option]').length === 1 && control.hasAttribute('aria-activedescendant'))
  await press(control, 'Enter')
  await settle(() => control.value === 'Niveau')
})

it('a column among few is chosen in the platform’s own list', async () => {
  const control = await openFilter(schedule)
  expect(control.matches('select')).toBe(true)
  expect(document.activeElement).toBe(control)
})
