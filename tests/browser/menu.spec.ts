import type { Page } from '@playwright/test'
import { catalogue } from '#schemas'
import { expect, test } from './fixtures.ts'
import { violations } from './violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Every screen of the menu and those beside it under tabs. */
const screens = catalogue.menu
  .flatMap((group) => group.tables)
  .flatMap((name) => [name, ...(catalogue.tables.get(name)?.tabs ?? []).filter((tab) => tab !== name)])
  .flatMap((name) => catalogue.tables.get(name) ?? [])

/** What the browser complains of: errors in its console, requests refused or lost. */
const complaintsOf = (page: Page): string[] => {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', (error) => found.push(error.message))
  page.on('response', (answer) => answer.status() >= 400 && found.push(`${answer.status()} ${answer.url()}`))
  return found
}

const settled = (page: Page) =>
  expect(page.locator('.list-skeleton, [role=status]:not(:empty, .row-count)')).toHaveCount(0)

/** Opens what a button opens, a dialog or a page of its own, and leaves it again without a question. */
const openAndLeave = async (page: Page, action: string) => {
  const address = page.url()
  await page.locator(`[data-action=${action}]`).first().click()
  await expect(page.locator('dialog[open], .detail')).toBeVisible()
  await settled(page)
  if (page.url() === address) await page.locator('dialog[open] [data-action=cancel]').click()
  else await page.locator('.detail-back').click()
  await expect(page.locator('dialog[open], .detail')).toHaveCount(0)
}

/** Opens a row where it stands, and leaves it as it was. */
const openAndLeaveRow = async (page: Page) => {
  await page.locator('[data-action=edit]').first().click()
  await page.locator('[data-row-key] [data-action=cancel]').click()
  await expect(page.locator('[data-row-key] [data-action=cancel]')).toHaveCount(0)
}

test('every screen of the menu lists, opens its forms and leaves them, without an error in the browser [console 2.2.1, console 2.2.2, console 2.2.3, console 2.2.6, console 2.2.7, console 2.2.8, console 2.2.10, console 2.2.13, console 2.2.15, console 2.2.16, console 2.3.1, console 2.3.9, console 2.3.11, console 2.1.5]', async ({
  page,
  logIn,
}) => {
  test.setTimeout(240_000)
  await logIn()
  const complaints = complaintsOf(page)
  for (const { name, list, form, show } of screens) {
    await test.step(name, async () => {
      await page.goto(`/console#${name}`)
      const screen = page.locator(`[data-table="${name}"]`).first()
      await expect(screen.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await settled(page)
      if (show && (await screen.locator('.list-frame').count()) === 0) return
      if (list.add && (await page.locator('[data-action=add]').count()) > 0) await openAndLeave(page, 'add')
      if (list.modify && (await page.locator('[data-action=edit]').count()) > 0)
        await (form.style === 'row' ? openAndLeaveRow(page) : openAndLeave(page, 'edit'))
      expect(complaints.splice(0), name).toEqual([])
    })
  }
})

test('screens under tabs have an address each, are marked in menu and tabs, and the back button goes between them', async ({
  page,
  logIn,
}) => {
  await logIn()
  const complaints = complaintsOf(page)
  for (const { name, tabs } of catalogue.tables.values()) {
    if (tabs.length === 0) continue
    await page.goto(`/console#${name}`)
    for (const tab of tabs) {
      await page.locator('.table-tabs a').nth(tabs.indexOf(tab)).click()
      await expect(page).toHaveURL(new RegExp(`#${tab}$`))
      await expect(page.locator(`[data-table="${tab}"]`)).toBeVisible()
      await expect(page.locator('.table-tabs [aria-current=page]')).toHaveCount(1)
      await expect(page.locator(`.table-tabs a[href$="#${tab}"]`)).toHaveAttribute('aria-current', 'page')
      // The screen that names the tabs is the one in the menu.
      await expect(page.locator(`.menu a[href*="#${name}"][aria-current=page]`).first()).toBeVisible()
    }
    await page.reload()
    await expect(page.locator(`[data-table="${tabs.at(-1)}"]`)).toBeVisible()
    await page.goBack()
    await expect(page.locator(`[data-table="${tabs.at(-2)}"]`)).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('in a low window the open screen is in sight in the menu', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await logIn()
  const link = (name: string) => page.locator(`.menu-link[href*="#${name}"]`)
  const last = catalogue.menu.flatMap(({ tables }) => tables).at(-1) ?? ''
  await page.goto(`/console#${last}`)
  await expect(link(last)).toHaveAttribute('aria-current', 'page')
  await expect(link(last)).toBeInViewport({ ratio: 1 })
  await link('schedule').click()
  await expect(link('schedule')).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(link(last)).toBeInViewport({ ratio: 1 })
})

test('collapsed, the menu has a picture for each group, which opens its screens by mouse and by keys, and it stays so', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.locator('.menu-collapse').click()
  const group = (name: string) => page.locator('.menu').getByRole('button', { name, exact: true })
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await expect(group('Temps')).toHaveAttribute('aria-current', 'true')
  await group('Organisation').click()
  await expect(entry('Services')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await entry('Services').click()
  await expect(page).toHaveURL(/#service$/)
  await expect(group('Organisation')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await page.reload()
  await group('Temps').focus()
  await page.keyboard.press('Enter')
  await expect(entry('Codes horaires')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry('Codes horaires')).toHaveCount(0)
  await expect(group('Temps')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await expect(entry('Codes horaires')).toHaveAttribute('data-highlighted', '')
  await page.keyboard.type('limites')
  await expect(entry('Limites des compteurs')).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#counterLimit$/)
  await page.locator('.menu-collapse').click()
  await expect(page.locator('.menu-link[aria-current=page]')).toHaveText('Limites des compteurs')
})
