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
  for (const folder of ['gallery', 'assets']) mkdirSync(join(dist, folder))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Pupitre</title>')
  writeFileSync(join(dist, 'gallery', 'index.html'), '<!doctype html><title>Gallery</title>')
  writeFileSync(join(dist, 'assets', 'index-abc123.js'), 'export {}')
  server = await openTestServer()
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

const get = (app: FastifyInstance, url: string) => app.inject({ url, headers: { accept: 'text/html' } })

it('is built when first asked for, needs no account, and may be framed by itself alone', async () => {
  const app = await server.another({}, parts)
  expect(build).not.toHaveBeenCalled()
  for (const url of ['/gallery', '/gallery/', '/gallery?table=a&state=list']) {
    const page = await get(app, url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<title>Gallery')
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'self'/)
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN')
  }
  expect(build).toHaveBeenCalledOnce()
  expect((await get(app, '/gallery/assets/index-abc123.js')).statusCode).toBe(200)
  for (const url of ['/gallery/assets/../index.html', '/gallery/assets/none.js', '/gallery/other'])
    expect((await get(app, url)).statusCode).toBe(404)
  expect((await get(app, '/console')).headers['x-frame-options']).toBe('DENY')
})

it('is nowhere in production', async () => {
  build.mockClear()
  const app = await server.another({ production: true }, parts)
  for (const url of ['/gallery', '/gallery/', '/gallery/index.html', '/gallery/assets/index-abc123.js'])
    expect((await get(app, url)).statusCode).toBe(404)
  expect(build).not.toHaveBeenCalled()
})
