import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('keeps to https, and the page apart from those of others, where the console is reached by it', async () => {
  const https = await server.another({ publicUrl: new URL('https://console.example.org') })
  const { headers } = await https.inject('/config.json')
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  })
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

it('lets the page tell which screens are opened where it is said to, and calls nobody else', async () => {
  const sources = async (changed: Parameters<TestServer['another']>[0]) => {
    const { headers } = await (await server.another(changed)).inject('/config.json')
    return String(headers['content-security-policy']).match(/connect-src ([^;]*)/)?.[1]
  }
  expect(await sources({})).toBeUndefined()
  const pageViewsUrl = new URL('https://views.example.org/open?site=1')
  expect(await sources({ pageViewsUrl })).toBe("'self' https://views.example.org")
})
