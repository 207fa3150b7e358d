import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dateKind } from '#dsl/kinds/times/date.ts'

const read = (text: string) => {
  const parsed = dateKind.parse(text)
  return 'value' in parsed ? parsed.value : parsed.problem.reason
}

describe('a day as people write it [console 5.7, console 9.5]', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date(2026, 11, 31, 23, 30))
  })
  afterEach(() => vi.useRealTimers())

  it.each([
    ['23/11/2027', '2027-11-23'],
    ['23112027', '2027-11-23'],
    ['2027-11-23', '2027-11-23'],
    ['3/2/27', '2027-02-03'],
    ['23.11.27', '2027-11-23'],
    ['23/11', '2026-11-23'],
    ['3.2.', '2026-02-03'],
    ['demain', '2027-01-01'],
    ['Mañana', '2027-01-01'],
    ['aujourd’hui', '2026-12-31'],
    ['HEUTE', '2026-12-31'],
    ['yesterday', '2026-12-30'],
  ])('%s is %s', (text, day) => {
    expect(read(text)).toBe(day)
  })

  it.each(['29/2', '31/11', '23/13', 'bientôt', 'constructor', '23', '23/', '1/1/7', '1/1/027'])(
    '%s is none',
    (text) => {
      expect(read(text)).toBe('notADate')
    },
  )
})
