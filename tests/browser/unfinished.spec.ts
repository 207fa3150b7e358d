import type { Page } from '@playwright/test'
import { field } from './faults.ts'
import { expect, rows, test } from './fixtures.ts'
import { action } from './keys.ts'

const restored = (page: Page) => page.getByRole('dialog').locator('.restored')
const begin = async (page: Page) => {
  await page.goto('/console?institutions=1,2#schedule')
  await expect(rows(page).first()).toBeVisible()
  await action(page, 'add').click()
  await field(page, 'code').fill('HALF')
}
const isFor = async (page: Page, name: string) => {
  await expect(field(page, 'code')).toHaveValue('HALF')
  await expect(page.getByRole('dialog').locator('[data-places="3"]')).toContainText(name)
}

test('what was begun for some institutions and is taken up in another says so', async ({ page, logIn }) => {
  await logIn()
  await test.step('within the page', async () => {
    await begin(page)
    await page.evaluate(() => history.pushState(null, '', '/console?institutions=1,2#pole'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pôles')
    await page.evaluate(() => history.pushState(null, '', '/console?institutions=3#schedule'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await isFor(page, 'Clinique')
    await expect(restored(page)).toContainText('Commencée dans')
    await expect(restored(page).locator('.places-names')).toContainText(' et ')
  })
  await test.step('after a reload', async () => {
    page.once('dialog', (question) => void question.accept())
    await page.goto('/console?institutions=3&page=1#schedule')
    await expect(restored(page)).toBeVisible()
    await isFor(page, 'Clinique')
  })
})

test('a message that was left is there after a reload, one that was emptied is not, and none once its person has logged out', async ({
  page,
  logIn,
}) => {
  await logIn()
  const message = page.locator('textarea[name=message]')
  const open = async () => {
    await action(page, 'help').click()
    await action(page, 'contact').click()
  }
  const close = () => page.getByRole('dialog').locator('[data-action=cancel]').click()
  for (const text of ['Le code M1 manque.', '', 'Le code M2 manque.']) {
    await open()
    await message.fill(text)
    await close()
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    await open()
    await expect(message).toHaveValue(text)
    await close()
  }
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await action(page, 'logout').click()
  await expect(page.locator('input[name=password]')).toBeVisible()
  await page.reload()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'M2',
  )
})
