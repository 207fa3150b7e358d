import { expect, rows, test } from './fixtures.ts'
import { action } from './keys.ts'

// As on a desktop, where they take room.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

test('a dialog of a whole narrow window ends where the bar of the page behind begins', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  await action(page, 'import-csv').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const room = await page.evaluate(() => document.documentElement.clientWidth)
  expect(room).toBeLessThan(390)
  expect((await dialog.boundingBox())?.width).toBe(room)
})
