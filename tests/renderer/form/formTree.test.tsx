// @vitest-environment jsdom
import type { FieldTemplateProps } from '@rjsf/utils'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import type { Values } from '#protocol/row.ts'
import { FormTree } from '#renderer/form/FormTree.tsx'
import { columnOf } from '#renderer/form/field/FieldFrame.tsx'
import { schedule } from '#schemas/tables/schedule.ts'
import { specialHour } from '#schemas/tables/specialHour.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { leave, show } from './screen.tsx'

const seen = new Map<string, unknown>()

/** What RJSF tells each field that it holds. */
const Probe = (props: FieldTemplateProps) => {
  seen.set(columnOf(props), props.formData)
  return null
}

const open = async (table: AnyTable, rows?: readonly Values[]) => {
  seen.clear()
  const { entity } = table
  const columns = columnsOfForm(table)
  const store = createFormStore({
    entity,
    columns,
    rows,
    maxLines: 5,
    context: contextOf({ mode: 'modify' }),
  })
  await show(<FormTree table={table} store={store} templates={{ FieldTemplate: Probe }} />)
  return store
}

afterEach(leave)

it('RJSF holds what the row holds, lists too, and nothing where nothing is entered', async () => {
  const row = { id: 1, version: 1, name: 'Nuit', service: [7, 9], job: [] }
  await open(specialHour, [row])
  expect(seen.get('name')).toBe('Nuit')
  expect(seen.get('service')).toEqual([7, 9])
  expect(seen.get('job')).toEqual([])
  expect(seen.get('payCode')).toBe(undefined)
})

it('a line that is added begins in RJSF with what it begins with in the form', async () => {
  const store = await open(schedule, [{ code: 'M1', beginAt: '07:00', endAt: '14:30', break: '00:30' }])
  expect(Object.fromEntries(seen)).toMatchObject({ code: 'M1', beginAt: '07:00', break: '00:30' })
  await act(async () => void store.addLine())
  expect(seen.get('code')).toBe(undefined)
})
