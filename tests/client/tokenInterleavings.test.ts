import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeFetch, isRefresh, jwt, lapsed, type Reply, read } from './fakes.ts'
import { tab } from './platform.ts'

test('20 000 random interleavings of 2 to 6 requests keep the limits', async () => {
  const kinds: Reply[] = [
    { status: 200 },
    lapsed,
    { status: 403, body: { error: 'Token expired' } },
    { status: 403 },
    { status: 440 },
    { status: 401 },
  ]
  const picks = fc.array(fc.nat(1000), { minLength: 20, maxLength: 60 })
  const run = async (count: number, withToken: boolean, script: number[]) => {
    const choices = [...script]
    const pick = (among: number) => (choices.shift() ?? 0) % among
    const waiting: (() => void)[] = []
    const seen = {
      refreshes: 0,
      inFlight: 0,
      most: 0,
      lapses: 0,
      refused: 0,
      over: 0,
      sent: new Map<string, number>(),
    }
    // Requests first sent without a token.
    const bare = new Set<string>()
    const fetch = fakeFetch(async (sent) => {
      const refreshing = isRefresh(sent)
      if (refreshing) {
        seen.refreshes += 1
        seen.most = Math.max(seen.most, ++seen.inFlight)
      } else {
        if (!seen.sent.has(sent.url) && sent.headers.authorization === undefined) bare.add(sent.url)
        seen.sent.set(sent.url, (seen.sent.get(sent.url) ?? 0) + 1)
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
      if (!refreshing) {
        const reply = kinds[pick(kinds.length)]!
        const isBare = bare.has(sent.url)
        const isOver = reply.status === 440 || (reply.status === 401 && isBare)
        if (isOver) seen.over += 1
        if (reply.body !== undefined || (isOver && isBare)) seen.lapses += 1
        return reply
      }
      seen.inFlight -= 1
      const renewed = pick(3) > 0
      if (!renewed) seen.refused += 1
      return renewed ? { status: 201, body: { token: jwt('7', seen.refreshes) } } : { status: 401 }
    })
    const one = tab(fetch)
    if (!withToken) one.tokens.end('left')
    one.ends.length = 0
    let left = count
    for (let i = 0; i < count; i++) {
      const done = () => {
        left -= 1
      }
      one.http.send({ ...read, path: `/v2/row/${i}` }).then(done, done)
    }
    let steps = 0
    while (left > 0) {
      waiting.splice(pick(waiting.length || 1), 1)[0]?.()
      for (let i = 0; i < 12; i++) await null
      steps += 1
      expect(steps).toBeLessThan(count * 4 + 10)
    }
    expect(seen.most).toBeLessThanOrEqual(1)
    expect(Math.max(...seen.sent.values())).toBeLessThanOrEqual(2)
    expect(seen.refreshes).toBeLessThanOrEqual(seen.lapses)
    expect(one.ends.length).toBeLessThanOrEqual(seen.refused + seen.over)
    if (seen.refused > 0) expect(one.ends.length).toBeGreaterThan(0)
  }
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  console.info(`FUZZ_SEED=${seed}`)
  await fc.assert(fc.asyncProperty(fc.integer({ min: 2, max: 6 }), fc.boolean(), picks, run), {
    seed,
    numRuns: 20_000,
  })
})
