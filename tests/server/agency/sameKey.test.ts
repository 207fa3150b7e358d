import { expect, it } from 'vitest'
import { until } from '../../until.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { otherGateway, theirs } from './otherGateway.ts'
import { agencyOf, listOf, nurses, optionsOf, providerToo } from './service.ts'

const gateway = await otherGateway()
const toggle = `${optionsOf(1)}/toggle/is-hublo-pool-client`
const once = { 'idempotency-key': 'once' }

const calls = {
  'of a grant': ['PUT', toggle, undefined, { isHubloPoolClient: true }, { hasHubloPool: true }],
  'of a subscription': ['POST', listOf(1), nurses, { ...nurses, delay: 4 }, { name: 'Nuits' }],
} as const

forEachEngine('calls with one key at the same moment', ({ engine, open, openAgain }) => {
  const config = { agencyGatewayUrl: gateway.url }
  const agency = agencyOf(open, config, engine === 'postgres' ? openAgain : undefined)
  const done = { status: 201, body: { data: theirs } }
  const atWork = async (name: keyof typeof calls = 'of a grant') => {
    const servers = await agency()
    gateway.answers(done)
    const { arrived, release } = gateway.holds()
    const [method, url, body, otherBody, told] = calls[name]
    const on = (send: typeof servers.call) => () => send(method, url, body, once)
    const first = servers.call(method, url, body, once)
    await arrived
    const [again, second] = [on(servers.call), on(servers.callSecond)]
    const other = () => servers.callSecond(method, url, otherBody, once)
    return { ...servers, first, release, again, second, other, told }
  }

  it.each(Object.keys(calls) as (keyof typeof calls)[])(
    '%s ask the other platform once: the second is told that the first is under way, on whichever server',
    async (name) => {
      const { first, release, again, second, other, told } = await atWork(name)
      for (const send of [again, second]) {
        const { status, headers, body } = await send()
        expect([status, Number(headers['retry-after']) > 0, body.errors]).toEqual([
          409,
          true,
          ['This request is still being processed. Send it again in a moment.'],
        ])
      }
      expect((await other()).status).toBe(422)
      release()
      const answers = [await first, await again(), await second()]
      for (const { body } of answers) expect(body.data).toMatchObject(told)
      expect(answers.map(({ headers }) => headers['idempotency-replayed'])).toEqual([
        undefined,
        'true',
        'true',
      ])
      expect((await other()).status).toBe(422)
      expect(gateway.asked).toHaveLength(1)
    },
  )

  it('let the second go ahead once the first was refused', async () => {
    const { first, release, second, told } = await atWork()
    gateway.answers({ status: 503 })
    release()
    expect((await first).status).toBe(503)
    gateway.answers(done)
    expect((await second()).body.data).toMatchObject(told)
    expect(gateway.asked).toHaveLength(1)
  })

  it('let the second go ahead where the first has not been heard of for a minute, as with its server gone', async () => {
    const { age, audit, first, release, second } = await atWork()
    await age(61)
    const secondAnswer = second()
    await until(() => expect(gateway.asked).toHaveLength(2))
    release()
    for (const { status } of [await first, await secondAnswer]) expect([200, 409]).toContain(status)
    const again = await second()
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true'])
    // Each was recorded as it was asked, and what came of it once.
    expect(await audit()).toHaveLength(3)
  })

  it('are not the same for the other platform where two people chose one key', async () => {
    const { callAs } = await agency()
    gateway.answers(done)
    for (const who of [people.provider, providerToo])
      expect((await callAs(who, 'POST', listOf(1), nurses, once)).status).toBe(201)
    const keys = gateway.asked.map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 2])
  })
})
