// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { all, click, find, leave } from '#tests/renderer/form/screen.tsx'
import { problem } from '#tests/renderer/problem.ts'
import { boxOf, drawn, nextPerson, save, saveOf, stateOf, tick } from './notificationsPage.tsx'

beforeEach(nextPerson)
afterEach(leave)

it('does not say that a session is over to whoever has signed in again since, and keeps what was ticked', async () => {
  const { gateway, said } = await drawn()
  gateway.insert.mockImplementationOnce(async () => {
    throw problem(440)
  })
  await tick(boxOf('services', 14, 2))
  await save('services')
  expect(gateway.insert).toHaveBeenCalledTimes(1)
  expect(all('[data-card=services] [data-error-code]')).toEqual([])
  expect([stateOf(boxOf('services', 14, 2)), said()]).toEqual([true, []])
})

it('what was ticked in an institution that one has been taken out of since is told, to be noted, and not left there to be saved', async () => {
  await drawn()
  await tick(boxOf('services', 14, 2))
  await leave()
  await drawn({ attached: [1] })
  expect(all('[data-institution="2"]')).toEqual([])
  expect([saveOf('services').disabled, all('.restored').length]).toEqual([true, 0])
  const told = find('[data-card=services] [role=alert]')
  expect(told.textContent).toContain('n’a pas été enregistré')
  expect(told.querySelector('.places-names')?.textContent).toBe('Pédiatrie')
  await click('[data-action=noted]')
  expect(all('[data-card=services] [role=alert]')).toEqual([])
})
