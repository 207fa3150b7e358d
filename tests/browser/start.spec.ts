import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { askedBeforeScripts, heard, holdScripts, isScript } from './heard.ts'

test('a first visit asks for no session, and the console says nothing [area 4.7]', async ({ page }) => {
  const { asked, said } = heard(page)
  await page.goto('/')
  await expect(page.locator('input[name=password]')).toBeVisible()
  expect(asked).not.toContain('/auth/token/refresh')
  expect(said).toEqual([])
})

test('signing in stands there before any script has come: what was typed stays, and what was pressed is done', async ({
  page,
  server,
}) => {
  const { said } = heard(page)
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const email = page.locator('input[name=email]')
  await expect(email).toBeFocused()
  await expect(page).toHaveURL(`${server.url}/login`)
  // Under the reader's finger: nothing takes the place of what stands there.
  const drawn = await email.elementHandle()
  await page.keyboard.type('provider@pupitre.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('pupitre-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.url}/login`)
  release()
  await expect(rows(page).first()).toBeVisible()
  expect(await drawn?.inputValue()).toBe('provider@pupitre.test')
  expect(said).toEqual([])
})

test('a person who is still typing when the scripts come goes on typing', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.locator('input[name=email]')
  await expect(email).toBeFocused()
  await page.keyboard.type('provider@')
  release()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('pupitre.test')
  await expect(email).toHaveValue('provider@pupitre.test')
})

test('it speaks the language and has the colours that were chosen here', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('pupitre.language', 'de')
    localStorage.setItem('pupitre.colorMode', 'dark')
  })
  const { said } = heard(page)
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmeldung')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveClass('dark')
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Darstellung' }).locator('.lucide-moon')).toBeVisible()
  expect(said).toEqual([])
})

test('an own page is fetched with its code and words before any script has come', async ({ page, logIn }) => {
  await logIn('director@pupitre.test')
  await askedBeforeScripts(page, /\/assets\/own-.*\.js$/, () =>
    page.goto('/me/institutions', { waitUntil: 'commit' }),
  )
  await expect(page.locator('[data-page=institutions] form')).toBeVisible()
})

for (const page of ['profile', 'institutions', 'notifications', 'configuration'])
  test(`what is fetched ahead of the own page ${page} is what it is drawn with`, async ({
    page: tab,
    logIn,
  }) => {
    await logIn('director@pupitre.test')
    await tab.goto(`/me/${page}`)
    await expect(tab.locator(`[data-page=${page}] h2`).first()).toBeVisible()
    const sheets = (rel: string) =>
      tab
        .locator(`link[rel=${rel}][href$='.css']`)
        .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href))
    expect((await sheets('preload')).length).toBeGreaterThan(0)
    expect(await sheets('stylesheet')).toEqual(expect.arrayContaining(await sheets('preload')))
  })

test('a reload asks who is signed in, in what words and where, before any script has come', async ({
  page,
  logIn,
}) => {
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  const { asked, said } = heard(page)
  const early = ['/config.json', '/auth/token/refresh']
  const waits = early.map((path) => page.waitForRequest((one) => new URL(one.url()).pathname === path))
  const words = page.waitForRequest((one) => /\/assets\/fr-.*\.js$/.test(one.url()))
  let held = 0
  await page.route(
    ({ pathname }) => isScript(pathname),
    async (route) => {
      held++
      await Promise.all([...waits, words])
      await route.continue()
    },
  )
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  expect(held).toBe(1)
  for (const path of early) expect(asked.filter((one) => one === path)).toHaveLength(1)
  expect(asked).not.toContain('/bff-admin/session')
  expect(said).toEqual([])
})

/** Whether this browser keeps what a start here has read. */
const keepsReads = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(localStorage).some((name) => name.startsWith('pupitre.start.')))

test('a screen that was opened before is read before any script has come, and read once', async ({
  page,
  logIn,
}) => {
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => keepsReads(page)).toBe(true)
  const before = await rows(page).allTextContents()
  const { asked, said } = heard(page)
  const list = page.waitForRequest((one) => new URL(one.url()).pathname === '/api/v2/schedule')
  await page.route(
    ({ pathname }) => isScript(pathname),
    async (route) => {
      await list
      await route.continue()
    },
  )
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  expect(await rows(page).allTextContents()).toEqual(before)
  await page.waitForLoadState('networkidle')
  const reads = asked.filter((path) => path === '/flags' || path.startsWith('/api/'))
  expect(reads).toContain('/api/v2/schedule')
  expect([...new Set(reads)]).toEqual(reads)
  expect(said).toEqual([])
})

/** Of each time that the page asks for time codes, whether the console was drawn by then. */
const drawnWhenAsked = async (page: Page): Promise<() => Promise<readonly boolean[]>> => {
  await page.addInitScript(() => {
    const seen: boolean[] = []
    const { fetch } = window
    window.fetch = (...given) => {
      if (String(given[0]).endsWith('/api/v2/schedule')) seen.push(document.querySelector('.topbar') !== null)
      return fetch(...given)
    }
    Object.assign(window, { seen })
  })
  return () => page.evaluate(() => Object(window).seen)
}

test('the first list is asked for before the console is drawn, and once: after signing in, and at an address that was never opened here', async ({
  page,
  logIn,
}) => {
  const asked = await drawnWhenAsked(page)
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  expect(await asked()).toEqual([false])
  await expect.poll(() => keepsReads(page)).toBe(true)
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('pupitre.start.')) localStorage.removeItem(name)
  })
  for (const search of ['?q=M1', '?sort=-code&columns=code,beginAt']) {
    await page.goto(`/console${search}#schedule`)
    await expect(rows(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await asked()).toEqual([false])
  }
})

test('somebody who has left is not asked for again, and what they read here is forgotten', async ({
  page,
  logIn,
}) => {
  await logIn()
  await expect.poll(() => keepsReads(page)).toBe(true)
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await keepsReads(page)).toBe(false)
  const { asked } = heard(page)
  await page.reload()
  await expect(page.locator('input[name=password]')).toBeVisible()
  expect(asked).not.toContain('/auth/token/refresh')
})

test('the first list needs no more than 200 kB of scripts', async ({ page, logIn }) => {
  await logIn()
  // What is fetched when the browser is idle is not part of it.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const { pathname } = new URL(page.url())
  // Answers to the page before are gone with it.
  await page.goto('about:blank')
  // By address: what has come is taken out of the browser's cache once more where it is imported.
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    )
  })
  await page.goto(pathname)
  await expect(rows(page).first()).toBeVisible()
  const total = (await Promise.all(sizes.values())).reduce((sum, bytes) => sum + bytes, 0)
  expect(total).toBeGreaterThan(100_000)
  expect(total).toBeLessThanOrEqual(200_000)
})

test('nothing that is asked for ahead waits for the styles, and scripts are compiled as they come', async ({
  page,
  logIn,
  request,
}) => {
  await logIn()
  await expect.poll(() => keepsReads(page)).toBe(true)
  const held = Promise.withResolvers<void>()
  await page.route(/\.css$/, async (route) => {
    await held.promise
    await route.continue()
  })
  const token = page.waitForRequest(/token\/refresh/)
  const list = page.waitForRequest(/\/v2\/schedule$/)
  await page.reload({ waitUntil: 'commit' })
  await token
  await list
  held.resolve()
  await expect(rows(page).first()).toBeVisible()
  const src = await page.locator('script[src*="/index-"]').getAttribute('src')
  const script = await request.get(new URL(src ?? '', page.url()).href)
  expect(await script.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
