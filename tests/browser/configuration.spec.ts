import { expect, test } from './fixtures.ts'

const path = '/config.json'
const password = 'input[name=password]'

test('a server that says its configuration the second time is not spoken of', async ({ page }) => {
  let asked = 0
  await page.route(path, (route) => (asked++ === 0 ? route.fulfill({ status: 503 }) : route.continue()))
  await page.goto('/')
  await expect.poll(() => asked).toBe(2)
  await expect(page.locator(password)).toBeVisible()
  await expect(page.locator('[data-page=unreachable]')).toHaveCount(0)
})

test('without a configuration nobody signs in anywhere: the page says so until the server answers', async ({
  page,
}) => {
  // As a proxy answers that knows the page alone.
  await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Serveur injoignable' })).toBeVisible()
  await expect(page.locator(password)).toHaveCount(0)
  expect(said.join()).toContain(path)
  const retry = page.locator('[data-action=retry]')
  // Until it is answered the button stands there as before, and an answer that comes later may be the server's.
  const answer = page.waitForResponse(`**${path}`)
  await retry.click()
  await (await answer).finished()
  await expect(retry).toBeVisible()
  await page.unroute(path)
  await retry.click()
  await expect(page.locator(password)).toBeVisible()
})
