// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { interim } from '#schemas/tables/interim.ts'
import { all, click, codesGateway, find, leave, settle, showTable } from '../list/stage.tsx'

afterEach(leave)

it('the delay before an agency is asked shows what people usually enter, once its field is emptied [console 9.9]', async () => {
  const facts = { level: 1, records: {}, options: {}, flags: {} }
  await showTable({ gateway: codesGateway([]), facts, selected: [1] }, {}, interim)
  await click('[data-action=add]')
  await settle(() => all('dialog input[name$=nbMinutesAfterLaunchingRequest]').length === 1)
  const delay = find<HTMLInputElement>('dialog input[name$=nbMinutesAfterLaunchingRequest]')
  // A new row begins with the least that there may be.
  expect([delay.placeholder, delay.value]).toEqual(['3', '0'])
  expect(find<HTMLInputElement>('dialog input[name$=subscriptionName]').placeholder).toBe('')
})
