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

describe('of twenty connections', () => {
  it('one is for readiness, four for sessions; of the rest a resource takes half of what is left', async () => {
    const places = new Places(20, PATIENCE)
    const resources = ['one', 'two', 'three', 'four'].map((name) => ask(places, name, 20))
    const sessions = ask(places, sessionsShare, 20)
    const readiness = ask(places, readinessShare, 20)
    await settled()
    expect(resources.map(({ given }) => given.length)).toEqual([8, 4, 2, 1])
    expect([sessions, readiness].map(({ given }) => given.length)).toEqual([4, 1])
  })

  it('one given back goes to who has waited longest of those that there is a place for', async () => {
    const places = new Places(20, PATIENCE)
    const full = ask(places, 'full', 9)
    const rest = ['two', 'three', 'four'].map((name) => ask(places, name, 4))
    const late = ask(places, 'late', 1)
    await settled()
    expect([full, ...rest, late].map(({ given }) => given.length)).toEqual([8, 4, 2, 1, 0])
    rest[0]?.given[0]?.()
    await settled()
    // The ninth of the full one and the third of the third came first, but have their shares already.
    expect([full, ...rest, late].map(({ given }) => given.length)).toEqual([8, 4, 2, 1, 1])
  })

  it('who has waited for too long is refused, and takes no place later', async () => {
    const places = new Places(20, PATIENCE)
    const { given, refused } = ask(places, 'one', 10)
    await vi.advanceTimersByTimeAsync(PATIENCE)
    expect(refused).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }])
    for (const leave of given) leave()
    const next = ask(places, 'one', 8)
    await settled()
    expect([given.length, next.given.length]).toEqual([8, 8])
  })
})

it.each([1, 2, 3, 4])('of %i connections everybody still gets one', async (size) => {
  const places = new Places(size, PATIENCE)
  const asked = [ask(places, 'one', 1), ask(places, sessionsShare, 1), ask(places, readinessShare, 1)]
  await settled()
  expect(asked.map(({ given }) => given.length)).toEqual([1, 1, 1])
})
