// @vitest-environment jsdom
import i18next from 'i18next'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Moment } from '#screens/Moment.tsx'
import { find, leave, show } from '#tests/renderer/form/screen.tsx'

const now = Date.parse('2026-11-24T12:00:00Z')
const minutes = (count: number) => new Date(now + count * 60_000).toISOString()
const drawn = async (props: Parameters<typeof Moment>[0], language = 'fr') => {
  await i18next.changeLanguage(language)
  await show(<Moment {...props} />)
  return find('time')
}

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Paris')
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(async () => {
  await leave()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await i18next.changeLanguage('fr')
})

it.each([
  ['fr', 'il y a 5 minutes', 'dans 2 heures', '24/11/2026 12:55'],
  ['de', 'vor 5 Minuten', 'in 2 Stunden', '24.11.2026 12:55'],
  ['en-GB', '5 minutes ago', 'in 2 hours', '24/11/2026 12:55'],
  ['es', 'hace 5 minutos', 'en 2 horas', '24/11/2026 12:55'],
])('in %s it is told from now, with the exact moment beside', async (language, past, coming, exact) => {
  const time = await drawn({ at: minutes(-5) }, language)
  expect(time.textContent).toBe(past)
  expect([time.dataset.tip, time.getAttribute('aria-description')]).toEqual([exact, exact])
  expect(time.getAttribute('datetime')).toBe(minutes(-5))
  await leave()
  expect((await drawn({ at: minutes(120), ahead: true }, language)).textContent).toBe(coming)
})

it('what is a day away or more is told by its date', async () => {
  expect((await drawn({ at: minutes(-24 * 60 + 1) })).textContent).toBe('il y a un jour')
  await leave()
  expect((await drawn({ at: minutes(-24 * 60) })).textContent).toBe('23/11/2026 13:00')
  await leave()
  expect((await drawn({ at: minutes(24 * 60), ahead: true })).textContent).toBe('25/11/2026 13:00')
})

it('a clock that is slow puts nothing that has happened into the future', async () => {
  expect((await drawn({ at: minutes(3) })).textContent).toBe('il y a quelques secondes')
})

it('where a date is asked for, it stands first', async () => {
  expect((await drawn({ at: now - 5 * 60_000, dated: true })).textContent).toBe(
    '24/11/2026 12:55, il y a 5 minutes',
  )
  await leave()
  expect((await drawn({ at: minutes(-3000), dated: true })).textContent).toBe('22/11/2026 11:00')
})

it('what it says keeps up with the clock', async () => {
  const time = await drawn({ at: minutes(-1) })
  expect(time.textContent).toBe('il y a une minute')
  await act(async () => void vi.advanceTimersByTime(2 * 60_000))
  expect(time.textContent).toBe('il y a 3 minutes')
})

it('there is a dash where there is none yet', async () => {
  await show(<Moment at={null} />)
  expect(document.body.textContent).toBe('–')
})
