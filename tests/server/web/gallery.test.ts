import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestServer, type TestServer } from '../testServer.ts'

let server: TestServer
const dist = mkdtempSync(join(tmpdir(), 'pupitre-gallery-'))
const build = vi.fn(async () => dist)
const parts = { dist, gallery: build }

beforeAll(async () => {
  for (const folder of ['gallery', 'assets/tables-abc/fr']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Pupitre</title>')
  writeFileSync(join(dist, 'gallery', 'index.html'), '<!doctype html><title>Gallery</title>')
  writeFileSync(join(dist, 'assets', 'index-abc123.js'), 'export {}')
  writeFileSync(join(dist, 'assets/tables-abc/fr/job.js'), 'export {}')
  server = await openTestServer()
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

const get = (app: FastifyInstance, url: string) => app.inject({ url, headers: { accept: 'text/html' } })

it('is built when first asked for, needs no account, and may be framed by itself alone', async () => {
  const app = await server.another({}, parts)
  for (const url of ['/gallery/other', '/gallery/%00', '/gallery/assets/../index.html', '/gallery/assets'])
    expect([url, (await get(app, url)).statusCode]).toEqual([url, 404])
  expect(build).not.toHaveBeenCalled()
  for (const url of ['/gallery', '/gallery/', '/gallery?table=a&state=list']) {
    const page = await get(app, url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<title>Gallery')
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'self'/)
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(page.headers['cache-control']).toBe('no-cache')
  }
  expect(build).toHaveBeenCalledOnce()
  for (const name of ['index-abc123.js', 'tables-abc/fr/job.js'])
    expect((await get(app, `/gallery/assets/${name}`)).statusCode).toBe(200)
  for (const name of ['none.js', 'tables-abc', 'tables-abc/fr', '../gallery/index.html'])
    expect([name, (await get(app, `/gallery/assets/${name}`)).statusCode]).toEqual([name, 404])
  expect((await get(app, '/console')).headers['x-frame-options']).toBe('DENY')
})

it('is built again for the next who asks where that failed', async () => {
  const app = await server.another({}, parts)
  build.mockRejectedValueOnce(new Error('no room'))
  expect((await get(app, '/gallery')).statusCode).toBe(500)
  expect((await get(app, '/gallery')).statusCode).toBe(200)
})

it('is nowhere in production', async () => {
  build.mockClear()
  const app = await server.another({ production: true }, parts)
  for (const url of ['/gallery', '/gallery/', '/gallery/index.html', '/gallery/assets/index-abc123.js'])
    expect((await get(app, url)).statusCode).toBe(404)
  expect(build).not.toHaveBeenCalled()
})
