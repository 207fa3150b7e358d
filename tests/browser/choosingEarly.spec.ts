import type { Locator, Page } from '@playwright/test'
import { fill, form, menuLink, options } from './choices.ts'
import { expect, selectInstitutions, test } from './fixtures.ts'
import { action, tabTo } from './keys.ts'
import { holdPart } from './parts.ts'

/** The field of a department's division, in a form just opened, whose part is held on its way. */
const heldField = async (page: Page) => {
  const part = await holdPart(page, 'Combobox')
  await page.reload()
  await menuLink(page, 'service').click()
  await page.locator('[data-action=add]').first().click()
  const pole = form(page).locator('[data-column=pole] [role=combobox]')
  return { part, pole }
}

/** The server answers searches of divisions once it is let. */
const holdSearch = async (page: Page) => {
  const free = Promise.withResolvers<void>()
  await page.route(/\/api\/v2\/pole$/, async (route) => {
    await free.promise
    await route.continue()
  })
  return free.resolve
}

/** It is taken although the focus has gone on, where it stays; then leads back to the field. */
const isFoundBehind = async (page: Page, field: Locator, label: string) => {
  await expect(field).toHaveValue(label)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, field)
}

test('what is typed before the list of choices is there is kept and then searched; a click waits and then opens it', async ({
  page,
  logIn,
  server,
}) => {
  await logIn()
  await selectInstitutions(page, 1)
  await fill(page, server.url, 'pole', 'Pôle de jour')
  const { part, pole } = await heldField(page)
  await tabTo(page, pole)
  await part.asked
  const before = await pole.boundingBox()
  await page.keyboard.type('jour 29')
  await expect(options(page)).toHaveCount(0)
  part.release()
  await expect(options(page)).toHaveCount(11)
  await expect(pole).toBeFocused()
  await expect(pole).toHaveValue('jour 29')
  expect(await pole.boundingBox()).toEqual(before)
  await page.keyboard.press('Enter')
  await expect(pole).toHaveValue('Pôle de jour 29')
  // Closed, Escape is the form's: something was entered, so that it asks.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await action(page.getByRole('alertdialog'), 'confirm').click()

  const again = await holdPart(page, 'Combobox')
  await page.reload()
  await page.locator('[data-action=add]').first().click()
  await pole.click()
  await again.asked
  again.release()
  await expect(pole).toHaveAttribute('aria-expanded', 'true')
  await expect(options(page)).not.toHaveCount(0)
  await options(page).nth(3).click()
  await expect(pole).not.toHaveValue('')
  await form(page).locator('[data-part=clear-trigger]').click()
  await expect(pole).toHaveValue('')
})

test('Enter that is pressed before the choices are there takes the first that is found, and sends no form', async ({
  page,
  logIn,
  server,
}) => {
  await logIn()
  await selectInstitutions(page, 1)
  await fill(page, server.url, 'pole', 'Pôle de nuit')
  const written: string[] = []
  page.on('request', (request) => /(create|upsert)/.test(request.url()) && written.push(request.url()))
  const { part, pole } = await heldField(page)
  await form(page).locator('input[name=name]').fill('Réveil')
  await test.step('while the part is on its way', async () => {
    await tabTo(page, pole)
    await part.asked
    await page.keyboard.type('nuit 297')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(pole).not.toBeFocused()
    part.release()
    await isFoundBehind(page, pole, 'Pôle de nuit 297')
  })
  await test.step('while the server searches', async () => {
    const release = await holdSearch(page)
    await page.keyboard.type('nuit 285')
    await page.keyboard.press('Enter')
    release()
    await expect(pole).toHaveValue('Pôle de nuit 285')
    await expect(pole).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('whoever goes on with Tab leaves it to be found', async () => {
    const release = await holdSearch(page)
    await page.keyboard.type('nuit 291')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(pole).not.toBeFocused()
    release()
    await isFoundBehind(page, pole, 'Pôle de nuit 291')
  })
  await test.step('not where more is typed after it', async () => {
    await page.keyboard.type('nuit 11')
    await page.keyboard.press('Enter')
    await page.keyboard.type('1')
    await expect(options(page)).toHaveText(['Pôle de nuit 111'])
    await expect(pole).toHaveValue('nuit 111')
  })
  expect(written).toEqual([])
})

test('what is typed before the choices are there and left without Enter leaves nothing that looks chosen', async ({
  page,
  logIn,
}) => {
  await logIn()
  const { part, pole } = await heldField(page)
  await tabTo(page, pole)
  await part.asked
  await page.keyboard.type('nuit 297')
  await page.keyboard.press('Tab')
  part.release()
  await expect(pole).toHaveAttribute('data-part', 'input')
  await expect(pole).toHaveValue('')
})

test('a day that is typed over the one that is shown, before the list is there, is that day', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=5#counterStatus')
  const part = await holdPart(page, 'Combobox')
  await page.reload()
  await page.locator('[data-row-key="1"] [data-action=edit]').click()
  const day = page.locator('.row-edited [role=combobox]')
  await expect(day).toHaveValue('1')
  await part.asked
  await day.press('Control+a')
  await page.keyboard.type('15')
  part.release()
  await expect(page.locator('[role=option]')).toHaveText(['15'])
  await expect(day).toHaveValue('15')
})
