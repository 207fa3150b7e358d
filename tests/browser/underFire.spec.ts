import { devices, type Page } from '@playwright/test'
import { withExpiredToken } from './expiring.ts'
import { action, field, isSaved, LISTS, onInsert, openForm, save, serverOf } from './faults.ts'
import { expect, rows, test } from './fixtures.ts'
import { startServer } from './server.ts'
import { signIn } from './signIn.ts'

const refreshes = (page: Page): readonly string[] => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/token/refresh')) seen.push(request.url())
  })
  return seen
}

const leave = async (page: Page) => {
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await action(page, 'logout').click()
}

const signInAgain = async (page: Page) => {
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page)
}

const codes = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n}`)

test('a token that ends in the middle of five lines is renewed once, and each line stands there once', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  await openForm(page, ...codes('MID', 5))
  const renewed = refreshes(page)
  const sent: string[] = []
  await onInsert(page, async (route, nth) => {
    sent.push(route.request().headers()['idempotency-key'] ?? '')
    await route.continue(nth === 3 ? { headers: await withExpiredToken(route.request(), server) } : {})
  })
  await save(page)
  await isSaved(page)
  expect(renewed).toHaveLength(1)
  // The one that came too late was sent again, under the name that it had.
  expect([sent.length, new Set(sent).size]).toEqual([6, 5])
  const { find } = await serverOf(request, server.url)
  for (const code of codes('MID', 5)) expect(await find(code), code).toHaveLength(1)
})

test('two tabs whose token ends at the same moment both go on', async ({ page, logIn, context, server }) => {
  await logIn()
  const other = await context.newPage()
  await other.goto('/console#schedule')
  await expect(rows(other).first()).toBeVisible()
  for (const tab of [page, other]) {
    let first = true
    await tab.route(LISTS, async (route) => {
      const headers = first ? await withExpiredToken(route.request(), server) : undefined
      first = false
      await route.continue(headers && { headers })
    })
  }
  await Promise.all([page, other].map((tab) => tab.locator('input[type=search]').fill('M')))
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/q=M/)
    await expect(rows(tab).first()).toBeVisible()
    await expect(tab.locator('[data-tone=error]')).toHaveCount(0)
  }
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
})

/** What a page leaves in its browser as it goes. Runs in the page. */
const left = () => {
  dispatchEvent(new Event('pagehide'))
  return JSON.stringify({ ...localStorage, ...sessionStorage })
}

test('a logout in the other tab asks to sign in here; what was typed stays in the page alone', async ({
  page,
  logIn,
  context,
}) => {
  await logIn()
  await openForm(page, 'ELSEWHERE')
  const other = await context.newPage()
  await other.goto('/console#schedule')
  await expect(rows(other).first()).toBeVisible()
  await leave(other)
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login$/)
    await expect.poll(() => tab.evaluate(left)).toBe('{}')
  }
  await signInAgain(page)
  await expect(field(page, 'code')).toHaveValue('ELSEWHERE')
  await save(page)
  await isSaved(page)
})

test('a refused refresh asks to sign in, and nothing has been written', async ({
  page,
  logIn,
  context,
  request,
  server,
}) => {
  await logIn()
  await openForm(page, 'REFUSED')
  await context.clearCookies()
  await onInsert(page, async (route, nth) =>
    route.continue(nth === 1 ? { headers: await withExpiredToken(route.request(), server) } : {}),
  )
  await save(page)
  await signInAgain(page)
  const { find } = await serverOf(request, server.url)
  expect(await find('REFUSED')).toHaveLength(0)
  await expect(field(page, 'code')).toHaveValue('REFUSED')
  await save(page)
  await isSaved(page)
  expect(await find('REFUSED')).toHaveLength(1)
})

for (const minutes of [-10, 10])
  test(`a clock that is ${minutes} minutes off, and jumps by an hour, hinders nobody`, async ({
    page,
    logIn,
  }) => {
    await page.clock.install({ time: Date.now() + minutes * 60_000 })
    const renewed = refreshes(page)
    await logIn()
    await openForm(page, `CLOCK${minutes}`)
    await page.clock.fastForward(60 * 60_000)
    await save(page)
    await isSaved(page)
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    expect(renewed.length).toBeLessThanOrEqual(2)
  })

test.describe('on a telephone', () => {
  test.use({ userAgent: devices['Pixel 7']?.userAgent })

  test('whoever logs out goes to the sign-in for telephones, where there is one [console 2.3.19]', async ({
    page,
    logIn,
    server,
  }) => {
    const theirs = `${server.url}/login?mobile`
    const platform = await startServer({ MOBILE_LOGIN_URL: theirs })
    try {
      await page.goto(`${platform.url}/console#schedule`)
      await signInAgain(page)
      await expect(rows(page).first()).toBeVisible()
      await leave(page)
      await expect(page).toHaveURL(theirs)
    } finally {
      await platform.stop()
    }
    await logIn()
    await leave(page)
    await expect(page).toHaveURL(`${server.url}/login`)
  })
})
