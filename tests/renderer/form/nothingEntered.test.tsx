// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { catalogue } from '#schemas'
import { institutionChronosTable } from '#schemas/tables/institutionChronos.ts'
import { specialHour } from '#schemas/tables/specialHour.ts'
import { stageGateway } from '../stageGateway.ts'
import { all, click, control, fill, find, leave, press, show } from './screen.tsx'

afterEach(leave)

it.each([
  [specialHour, 'name', 'Dimanche'],
  [institutionChronosTable, 'url', 'https://chronos.example.org'],
] as const)('a form in which nothing is required makes no row of nothing', async (table, name, text) => {
  const gateway = stageGateway(catalogue, { [table.entity.name]: [] })
  const nothing = () => undefined
  await show(<FormDialog table={table} institutions={[1, 2]} onSaved={nothing} onClose={nothing} />, {
    gateway,
  })
  const created = () => gateway.insert.mock.calls.length + gateway.insertAll.mock.calls.length
  await click('[data-action=save]')
  expect(find('.failures').textContent).toBe('Rien n’a été saisi\u00a0: remplissez au moins un champ.')
  expect(document.activeElement).toBe(control(0, name))
  await press(control(0, name), 'Enter', { ctrlKey: true })
  expect(created()).toBe(0)
  await fill(0, { [name]: text })
  expect(all('.failures')).toEqual([])
  await click('[data-action=save]')
  expect(created()).toBeGreaterThan(0)
})
