import type { FastifyInstance, RouteOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { common, entity, text, writtenByProvider } from '#dsl'
import { catalogue } from '#schemas'
import { Browser, signedIn } from '../auth/browser.ts'
import { onOneEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'

onOneEngine('the documentation', ({ open }) => {
  let server: TestServer
  let closed: FastifyInstance
  const paths = new Set(['/docs/static/swagger-ui-bundle.js'])
  beforeAll(async () => {
    server = await openTestServer(open)
  })
  beforeEach(async () => {
    const onRoute = ({ url, method }: RouteOptions) => {
      if (method === 'GET' && /^\/(docs|openapi)/.test(url) && !url.endsWith('*')) paths.add(url)
    }
    closed = await server.another({ production: true, docs: 'closed' }, { onRoute })
  })
  afterAll(() => server.close())

  const statuses = async (browser: Browser, method: 'GET' | 'HEAD' = 'GET') =>
    new Set(
      await Promise.all(
        [...paths].map(async (url) => {
          const { statusCode } = await browser.send({ method, url, headers: { accept: 'text/html' } })
          // One of them leads to the page.
          return statusCode === 302 ? 200 : statusCode
        }),
      ),
    )
  const byToken = (browser: Browser) => {
    const other = new Browser(browser.app)
    other.token = browser.token
    return other
  }
  /** As a browser opens a page: whatever holds the token is not asked. */
  const byCookie = (cookie: string) => {
    const other = new Browser(closed)
    other.cookies.set('pupitre_refresh', cookie)
    return other
  }

  it('is a page, its files, and the document in two places', () => {
    expect([...paths]).toEqual(
      expect.arrayContaining([
        '/docs',
        '/docs/json',
        '/docs/yaml',
        '/docs/static/index.html',
        '/openapi.json',
      ]),
    )
  })

  it('is open to everybody where nothing is said, outside production', async () => {
    expect(await statuses(new Browser(server.app))).toEqual(new Set([200]))
  })

  it('is open in production where a setting says so', async () => {
    const app = await server.another({ production: true, docs: 'open' })
    expect(await statuses(new Browser(app))).toEqual(new Set([200]))
  })

  describe('in production', () => {
    it('is refused to nobody in particular, and in our form', async () => {
      expect(await statuses(new Browser(closed))).toEqual(new Set([401]))
      expect(await statuses(new Browser(closed), 'HEAD')).toEqual(new Set([401]))
      const forged = new Browser(closed)
      forged.token = 'eyJhbGciOiJub25lIn0.e30.'
      forged.cookies.set('pupitre_refresh', 'a.b.c')
      expect(await statuses(forged)).toEqual(new Set([401]))
      const answer = await closed.inject('/docs/static/swagger-ui.css')
      expect(answer.json()).toEqual({ errorCode: 401, errors: [expect.any(String)], details: [] })
    })

    it.each([people.director, people.viewer])('is refused to %s', async (email) => {
      const browser = await signedIn(closed, email)
      expect(await statuses(byToken(browser))).toEqual(new Set([403]))
      expect(await statuses(byCookie(browser.refreshCookie()))).toEqual(new Set([403]))
    })

    it('is shown to the provider by token, and by the cookie alone, which it leaves as it is', async () => {
      const browser = await signedIn(closed, people.provider)
      expect(await statuses(byToken(browser))).toEqual(new Set([200]))
      const page = byCookie(browser.refreshCookie())
      expect(await statuses(page)).toEqual(new Set([200]))
      expect(await statuses(page, 'HEAD')).toEqual(new Set([200]))
      expect(page.refreshCookie()).toBe(browser.refreshCookie())
      const late = byCookie(browser.refreshCookie())
      late.token = 'eyJhbGciOiJub25lIn0.e30.'
      expect(await statuses(late)).toEqual(new Set([200]))
      expect((await browser.refresh()).statusCode).toBe(201)
    })

    it('is shown by the cookie before the last for as long as that still counts, and ends no session', async () => {
      const browser = await signedIn(closed, people.provider)
      const before = byCookie(browser.refreshCookie())
      await browser.refresh()
      expect(await statuses(before)).toEqual(new Set([200]))
      await sql`update "session" set "rotatedAt" = now() - interval '1 minute'`.execute(
        server.database.kysely,
      )
      expect(await statuses(before)).toEqual(new Set([401]))
      expect((await browser.session()).statusCode).toBe(200)
      expect((await browser.refresh()).statusCode).toBe(201)
    })

    it('is refused with a session that is over', async () => {
      for (const end of [
        (browser: Browser) => browser.logout(),
        () =>
          sql`update "session" set "expiresAt" = now() - interval '1 second'`.execute(server.database.kysely),
      ]) {
        const browser = await signedIn(closed, people.provider)
        const cookie = browser.refreshCookie()
        await end(browser)
        expect(await statuses(byCookie(cookie))).toEqual(new Set([401]))
        expect(await statuses(byToken(browser))).toEqual(new Set([401]))
      }
    })
  })

  it.each([
    ['page', 'Page'],
    ['user', 'User'],
    ['newSchedule', 'NewSchedule'],
  ])('rows of an entity called %s are not called as something else in it', async (name, taken) => {
    const one = entity(name, {
      columns: { name: text() },
      belongs: common,
      access: writtenByProvider,
      label: 'name',
    })
    const app = server.another(
      {},
      { catalogue: { ...catalogue, entities: new Map([...catalogue.entities, [name, one]]) } },
    )
    await expect(app).rejects.toMatchObject({
      message: expect.stringContaining(`the OpenAPI document has ${taken} for something else`),
      of: { word: 'entity', name },
    })
  })
})
