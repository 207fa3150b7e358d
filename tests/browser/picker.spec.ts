import type { APIRequestContext } from '@playwright/test'
import { serverOf } from './faults.ts'
import { expect, rows, test } from './fixtures.ts'
import { action, focusIsSeen, hasFocus, press, tabTo } from './keys.ts'
import { NARROW } from './scenes.ts'
import { violations } from './violations.ts'

const OTHERS = 60

/** A group of sixty further institutions, two of which have one name in two towns. */
const makeInstitutions = async (request: APIRequestContext, url: string): Promise<void> => {
  const { headers } = await serverOf(request, url)
  const ids: number[] = []
  for (let n = 1; n <= OTHERS; n++) {
    const name = n <= 2 ? 'Résidence Bellevue' : `Résidence ${n}`
    const data = {
      ...{ name, nameSMS: `R${n}`, country: 'fr', lang: 'fr', sector: 'health', timezone: 'Europe/Paris' },
      ...(n <= 2 && { postalCode: `7500${n}` }),
    }
    const made = await request.post(`${url}/api/v2/institution`, { headers, data })
    expect(made.status(), await made.text()).toBe(201)
    ids.push((await made.json()).data.id)
  }
  const group = { name: 'Réseau Éventail', type: 1, institution: ids }
  expect((await request.post(`${url}/api/v2/institutiongroup`, { headers, data: group })).status()).toBe(201)
}

test('seventy-two institutions by keyboard alone: searched, a whole group ticked once it is agreed to, kept under a name [house 1]', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await makeInstitutions(request, server.url)
  await logIn()
  const picker = page.locator('[data-widget=institution-picker]')
  const button = picker.locator('> button')
  const field = picker.locator('.picker-search input')
  const boxes = picker.locator('[data-institution] input')
  const group = picker.locator('[data-group] input')
  const question = picker.locator('[data-question=many]')

  await test.step('found by group, name and town without accents', async () => {
    // Whoever has just signed in stands at the title, past the menu and the picker.
    await press(page, button, 'Shift+Tab')
    await expect(field).toBeFocused()
    await expect(boxes).toHaveCount(12 + OTHERS)
    await expect(boxes.first()).toBeChecked()
    expect(await violations(page)).toEqual([])
    await page.keyboard.type('residence bellevue 75002')
    await expect(boxes).toHaveCount(1)
    await expect(picker.locator('[data-institution]')).toContainText('75002')
    await expect(action(picker, 'select-shown')).toBeVisible()
    // Nothing is shown that could be ticked.
    await field.fill('introuvable')
    await expect(picker.locator('.picker-none')).toBeVisible()
    await expect(action(picker, 'select-shown')).toHaveCount(0)
    await field.fill('eventail')
    await expect(boxes).toHaveCount(OTHERS)
  })

  await test.step('a group is ticked whole, after a question that Cancel answers without consequence', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(group).toBeFocused()
    await page.keyboard.press('Space')
    await expect(question).toContainText('61 établissements')
    await expect(action(question, 'cancel')).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(group).toBeFocused()
    await expect(group).not.toBeChecked()
    await page.keyboard.press('Space')
    await press(page, action(question, 'confirm'))
    await expect(group).toBeChecked()
    await expect(group).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(boxes.first()).not.toBeChecked()
    await expect(boxes.first()).toBeFocused()
    expect(await group.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
    await expect(button).toHaveText(/60/)
  })

  await test.step('kept under a name, which is one’s own only once', async () => {
    const name = picker.locator('form input')
    await tabTo(page, action(picker, 'save-selection'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(picker.getByRole('alert')).toBeVisible()
    await page.keyboard.type('Astreinte')
    await page.keyboard.press('Enter')
    await expect(name).toHaveCount(0)
    expect(await hasFocus(action(picker, 'save-selection'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.type('astreinte')
    await page.keyboard.press('Enter')
    await expect(picker.getByRole('alert')).toContainText('déjà')
    await expect.poll(() => focusIsSeen(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  await test.step('chosen again on another day, renamed, deleted', async () => {
    await press(page, button)
    await press(page, action(picker, 'select-none'))
    await expect(button).toHaveText('Aucun établissement')
    await page.keyboard.press('Escape')
    await page.reload()
    await press(page, button)
    const saved = picker.locator('[data-saved]')
    await press(page, saved.locator('.picker-choose'))
    await press(page, action(question, 'confirm'))
    await expect(button).toHaveText(/60/)
    await expect(rows(page).first()).toBeVisible()
    await tabTo(page, action(saved, 'rename'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Nuits')
    await page.keyboard.press('Enter')
    await expect(saved).toContainText('Nuits')
    await press(page, action(saved, 'remove'))
    await press(page, action(picker.locator('[data-question=remove]'), 'confirm'))
    await expect(saved).toHaveCount(0)
    await expect(field).toBeFocused()
  })
})

test('on a narrow window the panel reaches from edge to edge, and closes by its button', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: NARROW, height: 844 })
  await logIn()
  const picker = page.locator('[data-widget=institution-picker]')
  await picker.locator('> button').click()
  const panel = picker.locator('[data-scope=popover][data-part=content]')
  await expect(picker.locator('[data-institution]').first()).toBeVisible()
  const box = await panel.boundingBox()
  expect([box?.x, box?.width]).toEqual([0, NARROW])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW)
  expect(await violations(page)).toEqual([])
  await action(picker, 'close').click()
  await expect(panel).toHaveCount(0)
  await expect(picker.locator('> button')).toBeFocused()
})
