import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database, openDatabase } from '#server/db/database.ts'
import { FaultyEngine } from '../outage/faultyEngine.ts'
import { openTestServer, openTestServerOn, type TestServer } from '../testServer.ts'

let server: TestServer
let app: FastifyInstance
const dist = mkdtempSync(join(tmpdir(), 'pupitre-dist-'))

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Pupitre</title>')
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(dist, 'assets', 'main-abc123.js'), 'export {}')
  writeFileSync(join(dist, 'assets', 'main-abc123.js.gz'), gzipSync('export {}'))
  writeFileSync(join(dist, '.built'), '')
  server = await openTestServer()
  app = await server.another({}, { dist })
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ url, headers })
const notFound = { errorCode: 404, errors: [expect.any(String)], details: [] }

describe('the front end', () => {
  it.each(['/', '/login', '/console', '/me/institutions', '/console?institutions=1,2&q=a'])(
    '%s is the page',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain('<title>Pupitre')
      expect(response.headers['content-type']).toContain('text/html')
      expect(response.headers['cache-control']).toBe('no-cache')
    },
  )

  it('has files that may be kept for ever', async () => {
    const response = await get('/assets/main-abc123.js')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['content-type']).toContain('javascript')
  })

  it('sends the compressed copy to those who take it', async () => {
    const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(response.rawPayload).toEqual(gzipSync('export {}'))
  })

  it('has an icon', async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml')
  })

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/assets/../index.html',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/robots.txt',
    '/.built',
    '/api/v2/nothing',
    '/api/nothing',
    '/auth',
    '/export-api/v2/constructor',
    '/bff-admin/__proto__',
  ])('%s is not there, and says so in our form', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual(notFound)
  })

  it('is a page only for those who ask for one', async () => {
    expect((await get('/console', { accept: 'application/json' })).statusCode).toBe(404)
  })
})

describe('the content security policy', () => {
  it.each(['/', '/config.json', '/api/nothing'])(
    'of %s allows our own scripts and styles, and nothing written inline',
    async (url) => {
      const { headers } = await get(url)
      const policy = String(headers['content-security-policy'])
      expect(policy.split(';')).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self' data:",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ]),
      )
      expect(policy).not.toContain('unsafe')
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      })
    },
  )

  it('allows the scripts that stand in the page as it was built last, by their content, and no others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pupitre-inline-'))
    const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    const build = (script: string, seconds: number) => {
      const page = join(folder, 'index.html')
      writeFileSync(page, `<script>${script}</script><script type="module" src="/a.js"></script>`)
      utimesSync(page, seconds, seconds)
    }
    build('ask()', 1)
    const built = await server.another({}, { dist: folder })
    const scriptsOf = async (url: string) => {
      const { headers } = await built.inject({ url, headers: { accept: 'text/html' } })
      return String(headers['content-security-policy']).match(/script-src ([^;]*)/)?.[1]
    }
    expect(await scriptsOf('/console')).toBe(`'self' ${sourceOf('ask()')}`)
    expect(await scriptsOf('/config.json')).toBe("'self'")
    build('askAgain()', 2)
    expect(await scriptsOf('/console')).toBe(`'self' ${sourceOf('askAgain()')}`)
    rmSync(folder, { recursive: true })
    expect(await scriptsOf('/console')).toBe("'self'")
  })

  it('does not force https where there is none', async () => {
    const { headers } = await get('/')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('upgrade')
  })
})

describe('what is told of the server', () => {
  it('is that it lives', async () => {
    const response = await get('/healthz')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ok' })
  })

  it('is that it can serve, as long as the database answers', async () => {
    const response = await get('/readyz')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ok', engine: server.database.engine })
  })

  it('is where the services are', async () => {
    const { bases, tokenStore, version } = (await get('/config.json')).json()
    expect(bases).toMatchObject({ main: '/api', export: '/export-api', auth: '/auth', flags: '/flags' })
    expect(tokenStore).toBe('memory')
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('is described by a correct OpenAPI document', async () => {
    const response = await get('/openapi.json')
    expect(await new Validator().validate(response.json())).toEqual({ valid: true })
    expect(Object.keys(response.json().paths)).toContain('/auth/login')
  })

  it('can be read at /docs', async () => {
    const page = await get('/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    for (const [, file] of page.body.matchAll(/(?:src|href)="\.(\/static\/[^"]+)"/g))
      expect((await get(`/docs${file}`)).statusCode, file).toBe(200)
    expect((await get('/docs/json')).statusCode).toBe(200)
  })
})

describe('a request that cannot be read', () => {
  const post = (payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/auth/login', payload, headers })
  const json = { 'content-type': 'application/json' }

  it.each([
    ['too large', 413, `{"email":"${'x'.repeat(1024 * 1024)}"}`, json],
    ['broken', 400, '{"email":', json],
    ['empty', 400, '', json],
    ['poisoned', 400, '{"__proto__":{"a":1}}', json],
    ['a list', 400, '[]', json],
    ['text', 415, '{}', { 'content-type': 'text/plain' }],
    ['XML', 415, '<a/>', { 'content-type': 'application/xml' }],
    ['a form', 415, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['of a type that is none', 415, '{}', { 'content-type': 'x' }],
  ])('because it is %s is answered %i in our form', async (_, status, payload, headers) => {
    const response = await post(payload, headers)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ errorCode: status, errors: [expect.any(String)] })
    expect(response.body).not.toMatch(/FST_|stack|at \w+ \(/)
  })

  it('because its address is broken is answered 400 in our form', async () => {
    const response = await get('/%E0%A4%A')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ errorCode: 400 })
  })
})

describe('a database that does not answer', () => {
  it('makes the server unable to serve, neither silent nor dead', async () => {
    const database = await openDatabase({ dataDir: 'memory://' })
    const broken = await openTestServerOn(database)
    await database.close()
    const response = await broken.app.inject('/readyz')
    const health = await broken.app.inject('/healthz')
    await broken.close()
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBeDefined()
    expect(response.json().errorCode).toBe(503)
    expect(health.statusCode).toBe(200)
  })

  it('is waited for only so long, and asked once for all who want to know', async () => {
    const engine = await FaultyEngine.open()
    const slow = await openTestServerOn(new Database(engine))
    const answered = Promise.withResolvers<void>()
    engine.ready = () => {
      engine.asked++
      return answered.promise
    }
    engine.asked = 0
    const probes = await Promise.all([1, 2, 3].map(() => slow.app.inject('/readyz')))
    expect(probes.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
    expect((await slow.app.inject('/healthz')).statusCode).toBe(200)
    expect(engine.asked).toBe(1)
    answered.resolve()
    await answered.promise
    expect((await slow.app.inject('/readyz')).statusCode).toBe(200)
    // Each answer is of its own time.
    engine.ready = () => Promise.reject(new Error('gone'))
    expect((await slow.app.inject('/readyz')).statusCode).toBe(503)
    engine.ready = () => Promise.resolve()
    expect((await slow.app.inject('/readyz')).statusCode).toBe(200)
    await slow.close()
    await engine.close()
  })
})
