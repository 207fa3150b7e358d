import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseProblem } from '#server/db/errors.ts'
import { Places } from '#server/db/postgres/places.ts'
import { readinessShare, sessionsShare } from '#server/db/session.ts'

const PATIENCE = 1_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Asks for places, and tells how many are there so far. */
const ask = (places: Places, share: string | undefined, count: number) => {
  const given: (() => void)[] = []
  const refused: unknown[] = []
  for (let n = 0; n < count; n++)
    places.enter(share).then(
      (leave) => given.push(leave),
      (error) => refused.push(databaseProblem(error)),
    )
  return { given, refused }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('of ten connections', () => {
  it('seven are for resources, three for any one of them; two for sessions, one for readiness', async () => {
    const places = new Places(10, PATIENCE)
    const [one, other, third] = [ask(places, 'one', 9), ask(places, 'other', 9), ask(places, 'third', 9)]
    const sessions = ask(places, sessionsShare, 9)
    const readiness = ask(places, readinessShare, 9)
    await settled()
    expect([one, other, third, sessions, readiness].map(({ given }) => given.length)).toEqual([3, 3, 1, 2, 1])
  })

  it('what is on nobody’s account may have all seven', async () => {
    const places = new Places(10, PATIENCE)
    const maintenance = ask(places, undefined, 9)
    await settled()
    expect(maintenance.given).toHaveLength(7)
  })

  it('one given back goes to who has waited longest of those that there is room for', async () => {
    const places = new Places(10, PATIENCE)
    const full = ask(places, 'full', 4)
    const rest = ask(places, undefined, 4)
    const late = ask(places, 'late', 1)
    await settled()
    expect([full.given.length, rest.given.length, late.given.length]).toEqual([3, 4, 0])
    rest.given[0]?.()
    await settled()
    // The fourth of the full one came first, but has its share already.
    expect([full.given.length, late.given.length]).toEqual([3, 1])
    full.given[0]?.()
    await settled()
    expect(full.given).toHaveLength(4)
  })

  it('who has waited for too long is refused, and takes no place later', async () => {
    const places = new Places(10, PATIENCE)
    const { given, refused } = ask(places, 'one', 5)
    await vi.advanceTimersByTimeAsync(PATIENCE)
    expect(refused).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }])
    for (const leave of given) leave()
    const next = ask(places, 'one', 3)
    await settled()
    expect([given.length, next.given.length]).toEqual([3, 3])
  })
})

it.each([1, 2, 3, 4])('of %i connections everybody still gets one', async (size) => {
  const places = new Places(size, PATIENCE)
  const asked = [ask(places, 'one', 1), ask(places, sessionsShare, 1), ask(places, readinessShare, 1)]
  await settled()
  expect(asked.map(({ given }) => given.length)).toEqual([1, 1, 1])
})
