// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { keepHereAlone, keptForms } from '#renderer/form/kept/keptForms.ts'
import { keepWaiting } from '#renderer/form/paste/waitingRows.ts'
import { catalogue } from '#schemas'
import { institutionChronosTable } from '#schemas/tables/institutionChronos.ts'
import { stageGateway } from '../stageGateway.ts'
import { edit } from './editSchedule.tsx'
import { fill, leave, show } from './screen.tsx'

afterEach(async () => {
  await leave()
  keepHereAlone()
  sessionStorage.clear()
})

const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
/** What the tab keeps as its page goes. */
const kept = () => {
  window.dispatchEvent(new Event('pagehide'))
  return JSON.stringify({ ...sessionStorage })
}

it('a page is not left unasked while a form holds something that was entered', async () => {
  await edit()
  expect(isHeld()).toBe(false)
  await fill(0, { beginAt: '0630' })
  expect(isHeld()).toBe(true)
  await leave()
  expect(isHeld()).toBe(false)
})

it('what is entered is kept by the tab as its page goes, and nothing where nothing is', async () => {
  await edit()
  expect(kept()).not.toContain('schedule')
  await fill(0, { code: 'Z9' })
  expect(kept()).toMatch(/schedule .*Z9/)
})

it('what a session that ended has left unfinished goes with the page too, unless its person has logged out', async () => {
  await edit()
  await fill(0, { code: 'Z8' })
  await leave()
  expect(kept()).toMatch(/schedule .*Z8/)
  sessionStorage.clear()
  keepHereAlone()
  expect(kept()).not.toContain('Z8')
})

it('a secret is kept by no tab', async () => {
  const nothing = () => undefined
  await show(<FormDialog table={institutionChronosTable} onSaved={nothing} onClose={nothing} />, {
    gateway: stageGateway(catalogue, { institutionChronos: [] }),
  })
  await fill(0, { url: 'https://chronos.example.org', token: 'sesame', password: 'ouvre-toi' })
  expect(kept()).toContain('chronos.example.org')
  expect(kept()).not.toMatch(/sesame|ouvre-toi/)
  // Nor is it among rows that were pasted and have found no line yet.
  const form = [...keptForms.values()].find(({ name }) => name.table === institutionChronosTable.name)
  const rows = [['token'], ['sesame']].map((cells, line) => ({ line, cells }))
  if (form) keepWaiting(form.store, [rows])
  expect(kept()).toContain('chronos.example.org')
  expect(kept()).not.toContain('sesame')
})
