import type { Page, Request } from '@playwright/test'
import { fill, form, menuLink, options } from './choices.ts'
import { expect, selectInstitutions, test } from './fixtures.ts'
import { tabTo } from './keys.ts'
import { refusals } from './parts.ts'
import { darkViolations, violations } from './violations.ts'

interface Asked {
  readonly limit?: number
  readonly text?: { readonly value: string }
}

/** What the page asks of lists of a resource from here on. */
const watch = (page: Page, resource: string): readonly Asked[] => {
  const asked: Asked[] = []
  page.on('request', (request: Request) => {
    if (!request.url().endsWith(`/api/v2/${resource}`)) return
    const { search } = request.postDataJSON() ?? {}
    if (search) asked.push(JSON.parse(search))
  })
  return asked
}

test('a division is chosen among 300 by typing, with the keyboard alone', async ({ page, logIn, server }) => {
  const refused = await refusals(page)
  await logIn()
  await selectInstitutions(page, 1)
  await fill(page, server.url, 'pole', 'Pôle de soins')
  const asked = watch(page, 'pole')
  await menuLink(page, 'service').click()
  await page.locator('[data-action=add]').first().click()
  const pole = form(page).locator('[data-column=pole] [role=combobox]')
  await form(page).locator('input[name=name]').fill('Chirurgie boréale')
  await tabTo(page, pole)
  await page.keyboard.type('soins 29')
  await expect(options(page)).toHaveCount(11)
  // Who listens is told in the words of the page.
  await page.keyboard.type('zz')
  await expect(page.getByRole('status').filter({ hasText: 'Rien dans la liste ne correspond' })).toHaveCount(
    1,
  )
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(options(page)).toHaveCount(11)
  expect(await violations(page)).toEqual([])
  expect(await darkViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(pole).toHaveValue('Pôle de soins 291')
  // Escape leaves the list and not the form; what was chosen stays.
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect(pole).toHaveValue('Pôle de soins 291')
  await page.keyboard.press('Control+Enter')
  await expect(form(page)).toHaveCount(0)
  await page.locator('input[type=search]').fill('Chirurgie boréale')
  await expect(
    page.locator('tr', { hasText: 'Chirurgie boréale' }).locator('[data-column=poleName]'),
  ).toHaveText('Pôle de soins 291')
  expect(asked.filter(({ text }) => text).length).toBeGreaterThan(0)
  expect(Math.max(...asked.map(({ limit = 30 }) => limit))).toBeLessThanOrEqual(200)
  expect(refused).toEqual([])
})

test('departments are chosen among 300 one search after another, and the list reads none of the others', async ({
  page,
  logIn,
  server,
}) => {
  await logIn()
  await selectInstitutions(page, 1)
  await fill(page, server.url, 'service', 'Unité de soins')
  const asked = watch(page, 'service')
  await menuLink(page, 'specialHour').click()
  await expect(page.locator('[data-table=specialHour] [data-row-id]').first()).toBeVisible()
  expect(asked).toEqual([])
  await page.locator('[data-action=add]').first().click()
  await form(page).locator('input[name=name]').fill('Nuit longue')
  const list = form(page).locator('[data-column=service]')
  await tabTo(page, list.locator('[role=combobox]'))
  for (const number of ['297', '285', '111']) {
    await page.keyboard.type(`soins ${number}`)
    await expect(options(page)).toHaveText([`Unité de soins ${number}`])
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
  expect(await violations(page)).toEqual([])
  expect(await darkViolations(page)).toEqual([])
  const tag = (number: string) => list.locator('.tag', { hasText: `Unité de soins ${number}` })
  await tabTo(page, tag('111').getByRole('button', { name: 'Retirer Unité de soins 111' }))
  await page.keyboard.press('Enter')
  await expect(list.locator('.tag')).toHaveText(['Unité de soins 285', 'Unité de soins 297'])
  await page.keyboard.press('Control+Enter')
  await expect(form(page)).toHaveCount(0)
  const row = page.locator('[data-row-id]', { hasText: 'Nuit longue' })
  await expect(row.locator('[data-column=service]')).toContainText('2')
  await expect(row.locator('[data-column=service] span')).toHaveAttribute('data-tip', /297/)
  expect(asked.filter(({ text }) => text).length).toBeGreaterThan(1)
  expect(Math.max(...asked.map(({ limit = 30 }) => limit))).toBeLessThanOrEqual(200)
})

test('the focus stays in a list that turns out to be of many choices', async ({ page, logIn }) => {
  await logIn()
  let asked = false
  await page.route(/\/api\/v2\/admin$/, async (route) => {
    asked = true
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/console#notificationPreference')
  await page.locator('[data-action=add]').first().click()
  const field = form(page).locator('[data-column=admin]')
  await expect(field.locator('select')).toBeFocused()
  await expect(field.locator('[role=combobox]')).toBeFocused()
  expect(asked).toBe(true)
  await page.keyboard.type('anne')
  await expect(options(page).first()).toContainText('Anne')
})

/** A counter of months or of years, edited where it stands. */
const editedCounter = async (page: Page, row: number) => {
  await page.locator(`[data-row-key="${row}"] [data-action=edit]`).click()
  return page.locator('.row-edited [role=combobox]')
}

test('the day that a counter begins on is found by typing, behind the one that is shown and over it', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=5#counterStatus')
  const found = page.locator('[role=option]')
  await test.step('of a month: Escape closes the list and gives nothing up, Enter takes a day and then saves', async () => {
    const day = await editedCounter(page, 1)
    await expect(day).toHaveValue('1')
    await day.click()
    await expect(found).toHaveCount(31)
    await page.keyboard.press('Escape')
    await expect(found).toHaveCount(0)
    await page.keyboard.type('15')
    await expect(found).toHaveText(['15'])
    await page.keyboard.press('Enter')
    await expect(day).toHaveValue('15')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.getByRole('alertdialog').locator('[data-action=cancel]').click()
    await page.locator('.row-edited [data-action=cancel]').click()
  })
  await test.step('of a year: day and month have names of their own, and the day is typed over itself', async () => {
    const [day, month] = [
      (await editedCounter(page, 2)).first(),
      page.getByRole('combobox', { name: 'Mois' }),
    ]
    await expect(page.getByRole('combobox', { name: 'Jour' })).toHaveValue('1')
    await day.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('11')
    await expect(found).toHaveText(['11'])
    await page.keyboard.press('Enter')
    await tabTo(page, month)
    await page.keyboard.type('fevr')
    await page.keyboard.press('Enter')
    await expect(month).toHaveValue('février')
    await expect(day).toHaveValue('11')
  })
})
