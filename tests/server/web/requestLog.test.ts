import { PassThrough } from 'node:stream'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { requestLog } from '#server/web/requestLog.ts'

it('the log of requests says what was asked for, and none of what people typed or brought along', async () => {
  const log = new PassThrough({ encoding: 'utf8' })
  const app = fastify({ logger: { ...requestLog({ production: true }), stream: log } })
  app.get('/auth/sso/callback', async () => 'done')
  const logged = async (url: string) => {
    await app.inject({
      url,
      headers: { authorization: 'Bearer secret-of-a-header', cookie: 'secret=cookie' },
    })
    const text = String(log.read())
    expect(text).not.toMatch(/secret|claire/)
    return JSON.parse(text.split('\n')[0] ?? '').req
  }
  expect(await logged('/auth/sso/callback?code=secret-code&state=secret-state')).toMatchObject({
    method: 'GET',
    url: '/auth/sso/callback?code=…&state=…',
    remoteAddress: '127.0.0.1',
  })
  for (const [url, told] of [
    ['/auth/sso/callback', '/auth/sso/callback'],
    ['/auth/sso/callback?claire%40example.org', '/auth/sso/callback?'],
    ['/auth/sso/callback?a=claire?secret&&b=secret=secret', '/auth/sso/callback?a=…&b=…'],
    ['/auth/sso/callback?email[]=claire', '/auth/sso/callback?email[]=…'],
  ] as const)
    expect((await logged(url)).url).toBe(told)
  await app.close()
})
