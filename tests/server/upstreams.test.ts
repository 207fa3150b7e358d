import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { outboundOf } from '#server/outbound/outbound.ts'
import { gatewayOf } from '#server/services/agency/gateway.ts'
import { faultyUpstream, type UpstreamFault, upstreamFaults } from '#tests/faultyUpstream.ts'
import { until } from '../until.ts'

const upstream = await faultyUpstream()
afterAll(() => upstream.close())
const url = `http://127.0.0.1:${upstream.port}`
const warned: Error[] = []

/** The deadlines that were asked for; each is over after a tenth of a second. */
const deadlines: number[] = []
const signalAfter = AbortSignal.timeout.bind(AbortSignal)
beforeEach(() => {
  deadlines.length = 0
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    deadlines.push(milliseconds)
    return signalAfter(100)
  })
  return () => void vi.restoreAllMocks()
})
const isHungUp = () => until(() => expect(upstream.open()).toBe(0))

const faults = Object.keys(upstreamFaults) as UpstreamFault[]

// T25: whatever another server does, a call of ours ends, by its deadline, with an answer that says so.
it.each(faults)(
  'a gateway of the agencies that %s is told as out of reach, and nobody stays on the line',
  async (fault) => {
    upstream.does(fault)
    const gateway = gatewayOf({ agencyGatewayUrl: url })
    for (const method of ['GET', 'POST'] as const) {
      const call = gateway({ method, path: '/list', ...(method === 'POST' && { body: {} }) })
      if (fault === 'says JSON of another shape') expect(await call).toEqual({ status: 200, body: 'result' })
      else
        await expect(call, method).rejects.toMatchObject({
          status: expect.toSatisfy((status) => [502, 503].includes(status)),
          cause: expect.any(Error),
        })
    }
    expect(deadlines).toEqual([10_000, 10_000])
    await isHungUp()
  },
)

it.each(faults)(
  'a sign-on server that %s has given no answer that is believed, and nobody stays on the line',
  async (fault) => {
    upstream.does(fault)
    const outbound = outboundOf({ allowsLocal: true, warn: (error) => void warned.push(error) })
    const call = outbound.call(url, { method: 'GET', headers: {} })
    const answered: readonly UpstreamFault[] = [
      'is too busy',
      'says what is no JSON',
      'says JSON of another shape',
    ]
    if (answered.includes(fault)) expect([200, 429]).toContain((await call).status)
    else await expect(call).rejects.toMatchObject({ name: 'CallFailed', fault: undefined })
    expect(deadlines).toEqual([5000])
    await isHungUp()
    await outbound.close()
  },
)

it('whoever speaks no TLS where it is asked for is out of reach', async () => {
  upstream.does('speaks no HTTP')
  const address = url.replace('http:', 'https:')
  const outbound = outboundOf({ allowsLocal: true, warn: (error) => void warned.push(error) })
  await expect(outbound.call(address, { method: 'GET', headers: {} })).rejects.toMatchObject({
    name: 'CallFailed',
  })
  await outbound.close()
  const gateway = gatewayOf({ agencyGatewayUrl: address })
  await expect(gateway({ method: 'GET', path: '/list' })).rejects.toMatchObject({ status: 503 })
})

it('nothing was done by a gateway that nobody is at', async () => {
  const gone = await faultyUpstream()
  await gone.close()
  const gateway = gatewayOf({ agencyGatewayUrl: `http://127.0.0.1:${gone.port}` })
  await expect(gateway({ method: 'POST', path: '/list', body: {} })).rejects.toMatchObject({ status: 503 })
})
