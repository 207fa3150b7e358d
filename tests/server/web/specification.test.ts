import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { site } from '#tests/specification/site.ts'
import { writeFiles } from '../../../generators/files.ts'
import { openTestServer, type TestServer } from '../testServer.ts'

let server: TestServer
const dist = mkdtempSync(join(tmpdir(), 'pupitre-specification-'))
const write = vi.fn(async () => dist)
const parts = { dist, specification: write }

beforeAll(async () => {
  mkdirSync(join(dist, 'fr', 'tables'), { recursive: true })
  mkdirSync(join(dist, 'fr', 'files'))
  for (const folder of ['fr/changes', 'fr/approvals', 'pictures']) mkdirSync(join(dist, folder))
  for (const path of written) writeFileSync(join(dist, path), `written: ${path}`)
  writeFileSync(join(dist, 'fr/files/pole.csv'), 'a;b')
  for (const hidden of ['.built', '.since']) writeFileSync(join(dist, hidden), '')
  server = await openTestServer()
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

/** Pages and pictures of what has changed are there once somebody has asked for them. */
const ofChanges = ['fr/changes/index.html', 'fr/approvals/pole.html', 'pictures/pole-list-before.png']
const written = ['index.html', 'fr/index.html', 'fr/tables/pole.html', 'specification.css', ...ofChanges]

const get = (app: FastifyInstance, url: string) => app.inject({ url, headers: { accept: 'text/html' } })

it('is written when first asked for, and hands out its own files alone', async () => {
  const app = await server.another({}, parts)
  expect((await get(app, '/specification')).headers.location).toBe('/specification/index.html')
  expect(write).not.toHaveBeenCalled()
  for (const path of written) {
    const { statusCode, body, headers } = await get(app, `/specification/${path}`)
    expect([path, statusCode, body]).toEqual([path, 200, `written: ${path}`])
    // Another one may be written under the same name.
    expect(headers['cache-control']).toBe('no-cache')
  }
  expect((await get(app, '/specification/fr/')).body).toBe('written: fr/index.html')
  expect((await get(app, '/specification/fr/files/pole.csv')).headers['content-type']).toMatch(/^text\/csv/)
  expect(write).toHaveBeenCalledOnce()
  for (const path of ['.built', 'fr/tables/none.html', '.since', 'fr/../.built', 'fr/tables/', 'other'])
    expect([path, (await get(app, `/specification/${path}`)).statusCode]).toEqual([path, 404])
})

it('hands out every file that is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pupitre-specification-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = await site
  writeFiles(folder, files)
  const app = await server.another({}, { dist: folder, specification: async () => folder })
  const missing: string[] = []
  for (const path of files.keys())
    if ((await get(app, `/specification/${path}`)).statusCode !== 200) missing.push(path)
  expect(missing).toEqual([])
})

it('is for level 1 where the documentation is closed, and nowhere where nothing writes it', async () => {
  const closed = await server.another({ docs: 'closed' }, parts)
  for (const path of ['', '/index.html', '/fr/tables/pole.html'])
    expect((await get(closed, `/specification${path}`)).statusCode).toBe(401)
  const without = await server.another({}, { dist })
  expect((await get(without, '/specification/index.html')).statusCode).toBe(404)
})
