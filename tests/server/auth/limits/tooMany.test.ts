import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { account, address, device } from '#server/services/auth/limits/allowances.ts'
import { tooMany } from '#server/services/auth/limits/tooMany.ts'

describe('whoever has to wait is told', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T13:20:30Z') }))
  afterEach(() => void vi.useRealTimers())

  const told = (by: typeof account, seconds: number) => {
    const headers: unknown[] = []
    const reply = { header: (...given: unknown[]) => headers.push(given) }
    const request = { headers: { 'accept-language': 'en' } }
    const { status, exactly, details } = tooMany({ by, seconds }, {
      request,
      reply,
      column: 'email',
    } as never)
    return { status, headers, exactly, details }
  }

  it('how many seconds, below a minute', () => {
    expect(told(device, 59)).toEqual({
      status: 429,
      headers: [['retry-after', 59]],
      exactly: expect.stringMatching(/Try again in 59\ss\./),
      details: [
        {
          column: 'email',
          code: 429,
          reason: 'waitSeconds',
          params: { seconds: 59, until: '2026-11-21T13:21:29.000Z' },
        },
      ],
    })
  })

  it('until which minute, from a minute on, which is over by then', () => {
    for (const [seconds, time] of [
      [60, '13:22'],
      [90, '13:22'],
      [91, '13:23'],
    ] as const) {
      const { exactly, details } = told(address, seconds)
      expect([details[0]?.reason, exactly]).toEqual(['waitUntil', expect.stringContaining(`${time} UTC`)])
    }
  })

  it('that the account is locked, however short that is', () => {
    const { exactly, details } = told(account, 5)
    expect([details[0]?.reason, exactly]).toEqual(['accountLocked', expect.stringContaining('13:21 UTC')])
  })
})
