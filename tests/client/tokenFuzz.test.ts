import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ApiError, isApiError } from '#client/apiError.ts'
import { createHttp } from '#client/http.ts'
import { subjectOf } from '#client/session/jwt.ts'
import { createTabs } from '#client/session/tabs.ts'
import { memoryStore } from '#client/session/tokenStore.ts'
import { createTokens } from '#client/session/tokens.ts'
import { answers, grammar, ownToken, refreshes, type Scripted } from './conversation.ts'
import { config, fakeFetch, isRefresh, read } from './fakes.ts'

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

/** As `toBe`, asked only where it fails: it takes longer than all that is looked at here, a million times. */
const expectSame = (actual: unknown, expected: unknown) => {
  if (!Object.is(actual, expected)) expect(actual).toBe(expected)
}

/** What the session should hold, followed from the outside. */
class Model {
  token: string | null
  subject: string | null
  logouts = 0

  constructor(token: string | null) {
    this.token = token
    this.subject = token && subjectOf(token)
  }

  /** Follows one answer; returns its letter, in which '?' is settled by whose session it is. */
  hear({ letter, reply }: Scripted, service: 'auth' | 'main'): string {
    if (reply === 'reset') return letter
    const body = reply.body as { data?: { token?: string } } | undefined
    const given = reply.headers?.authorization?.replace('Bearer ', '')
    const token = given ?? (service === 'auth' && reply.status === 201 ? body?.data?.token : undefined)
    if (token === undefined || reply.url !== undefined) return letter
    const subject = subjectOf(token)
    if (this.subject !== null && subject !== null && subject !== this.subject)
      return letter === '?' ? '-' : letter
    this.token = token
    this.subject = subject ?? this.subject
    return letter === '?' ? '+' : letter
  }

  end() {
    this.token = null
    this.subject = null
    this.logouts += 1
  }
}

async function converse(withToken: boolean, requests: number, asked: number[], renewed: number[]) {
  const ask = [...asked]
  const renew = [...renewed]
  const model = new Model(withToken ? ownToken(0) : null)
  const store = memoryStore()
  if (model.token) store.write({ token: model.token, subject: '7' })
  let serial = 0
  let inFlight = 0
  let mostInFlight = 0
  const bearers: [string | undefined, string | undefined][] = []
  let word = ''
  let heard: { last?: Scripted; refresh?: Scripted } = {}

  const fetch = fakeFetch(async (sent) => {
    serial += 1
    const refreshing = isRefresh(sent)
    const kinds = refreshing ? refreshes : answers
    const script = kinds[((refreshing ? renew : ask).shift() ?? 0) % kinds.length]!(serial)
    // A failed expectation in here would be taken for a network error: they are noted and looked at outside.
    bearers.push([sent.headers.authorization, model.token === null ? undefined : `Bearer ${model.token}`])
    if (refreshing) mostInFlight = Math.max(mostInFlight, ++inFlight)
    await null
    if (refreshing) inFlight -= 1
    word += model.hear(script, refreshing ? 'auth' : 'main')
    heard = refreshing ? { ...heard, refresh: script } : { ...heard, last: script }
    if (script.reply === 'reset') throw new TypeError('reset')
    return script.reply
  })
  let logouts = 0
  const tokens = createTokens(store, createTabs())
  const http = createHttp({ bases: config.bases, tokens, fetch, onLogout: () => logouts++ })

  for (let i = 0; i < requests; i++) {
    word = ''
    heard = {}
    const held = model.token !== null
    const outcome = await http.send(read).catch((error: ApiError) => error)
    const rule = grammar.find((candidate) => candidate.held === held && candidate.word.test(word))
    if (!rule) expect.fail(`"${word}" ${held ? 'with' : 'without'} a token`)
    if (rule.ends) model.end()

    const said = rule.gives === 'refresh' ? heard.refresh : heard.last
    const isFailure = rule.gives === 'refresh' || (said?.status ?? 0) >= 400
    expectSame(isApiError(outcome), isFailure)
    expectSame(outcome.status, said?.status)
    if (isApiError(outcome)) expectSame(outcome.ended, rule.ends)
    expectSame(tokens.current(), model.token)
    expectSame(logouts, model.logouts)
    for (const [actual, expected] of bearers.splice(0)) expectSame(actual, expected)
    expectSame(mostInFlight <= 1, true)
  }
}

test('100 000 random answer sequences follow the token rules', { timeout: 300_000 }, async () => {
  console.info(`FUZZ_SEED=${seed}`)
  const script = fc.array(fc.nat(10_000), { maxLength: 6 })
  await fc.assert(fc.asyncProperty(fc.boolean(), fc.integer({ min: 1, max: 3 }), script, script, converse), {
    seed,
    numRuns: 100_000,
  })
})
