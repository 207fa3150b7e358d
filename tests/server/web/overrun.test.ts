import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../until.ts'
import { openTestServer, type TestServer } from '../testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('a server that is overrun', () => {
  it('refuses at once and says when to come back, but still tells its health', async () => {
    const overrun = await server.another({ loopDelay: 0.001 })
    // The delay is measured once a second: until then it answers.
    const response = await until(async () => {
      const answer = await overrun.inject('/config.json')
      expect(answer.statusCode).toBe(503)
      return answer
    })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.json().errorCode).toBe(503)
    expect((await overrun.inject('/healthz')).statusCode).toBe(200)
    expect((await overrun.inject('/readyz')).statusCode).toBe(200)
  })

  // T35: nobody has to start it anew.
  it('serves again by itself once it has caught up', async () => {
    const overrun = await server.another({ loopDelay: 200 })
    const status = async () => (await overrun.inject('/config.json')).statusCode
    const holdUp = () => {
      const end = performance.now() + 1500
      while (performance.now() < end);
    }
    await until(async () => {
      holdUp()
      expect(await status()).toBe(503)
    })
    await until(async () => expect(await status()).toBe(200))
  })
})
