import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { rows } from './fixtures.ts'
import { startServer } from './server.ts'
import { signIn } from './signIn.ts'

/** Counts what it is told, on an origin of its own. */
const startCounter = async () => {
  const told: { body: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    told.push({ body: Buffer.concat(chunks).toString(), headers: request.headers })
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/counted`, told, close: () => server.close() }
}

const signInAt = async (page: Page, url: string, email: string) => {
  await page.goto(`${url}/console#schedule`)
  await signIn(page, email)
  await expect(rows(page).first()).toBeVisible()
}

test('whoever counts page views is told which screens are opened, and nothing of the person; staff count for none [console 7.3.16]', async ({
  page,
}) => {
  const counter = await startCounter()
  const server = await startServer({ PAGE_VIEWS_URL: counter.url })
  try {
    await signInAt(page, server.url, 'provider@pupitre.test')
    await page.locator('[data-widget=account] > button').click()
    await page.locator('[data-action=logout]').click()
    await signInAt(page, server.url, 'director@pupitre.test')
    await page.goto(`${server.url}/console#job`)
    await expect(page.locator('[data-table=job]')).toBeVisible()
    await expect
      .poll(() => counter.told.map(({ body }) => JSON.parse(body)))
      .toEqual([
        { event: 'pageView', page: 'schedule' },
        { event: 'pageView', page: 'job' },
      ])
    for (const { headers } of counter.told) {
      expect(headers).not.toHaveProperty('cookie')
      expect(headers).not.toHaveProperty('referer')
      expect(headers).not.toHaveProperty('authorization')
    }
  } finally {
    await server.stop()
    counter.close()
  }
})
