import type { Page } from '@playwright/test'
import { memoryAddresses } from '#stage/memoryAddresses.ts'
import { expect, rows, test } from './fixtures.ts'
import { openTool } from './listTools.ts'
import { printed } from './paper.ts'
import { wear } from './scenes.ts'

const show = async (page: Page, address: string) => {
  await page.goto(`/console?${address}`)
  await expect(rows(page).first()).toBeVisible()
}

test('each sheet of a list has all headings, whatever may be sorted, and none is blank', async ({
  page,
  logIn,
}) => {
  await logIn()
  await show(page, 'institutions=1,2,3,7#schedule')
  const heads = await page.locator('thead th[data-column] .head-text').allTextContents()
  expect(heads.length).toBeGreaterThan(4)
  const sheets = await printed(page)
  expect(sheets.length).toBeGreaterThan(1)
  for (const { landscape, text } of sheets) {
    expect(landscape).toBe(true)
    const missing = heads.filter((head) => !text.replaceAll('\n', ' ').includes(head))
    expect(missing).toEqual([])
  }
})

test('each row of a list that scrolls is printed with its name, on later sheets too', async ({
  page,
  logIn,
}) => {
  await logIn()
  await show(page, 'institutions=1,2,3,4,5,6,7,8,9,10,11,12#payCode')
  expect(await page.locator('.list-frame').getAttribute('data-scrolls')).not.toBe(null)
  const names = await rows(page).locator('th[scope=row]').allTextContents()
  const sheets = await printed(page)
  expect(sheets.length).toBeGreaterThan(1)
  const text = sheets.map((sheet) => sheet.text.replaceAll('\n', ' ')).join(' ')
  const [name = ''] = names
  const times = names.filter((one) => one === name).length
  expect(text.split(name).length - 1).toBe(times)
})

test('what has the focus has no ring on paper', async ({ page, logIn }) => {
  await logIn()
  await show(page, 'institutions=1#pole')
  const title = page.getByRole('heading', { level: 1 })
  await page.keyboard.press('Tab')
  await title.focus()
  await expect(title).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ media: 'print' })
  await expect(title).toHaveCSS('outline-style', 'none')
})

test('a list with tabs and a form above it is printed alone, from the first sheet on', async ({
  page,
  logIn,
}) => {
  await logIn()
  await show(page, 'institutions=1#payCode')
  const tabs = await page.locator('.table-tabs a').allTextContents()
  const heads = await page.locator('thead th[data-column] .head-text').allTextContents()
  const sheets = await printed(page)
  expect(sheets).toHaveLength(1)
  const [{ landscape, text } = { landscape: false, text: '' }] = sheets
  expect(landscape).toBe(true)
  expect(heads.filter((head) => !text.replaceAll('\n', ' ').includes(head))).toEqual([])
  for (const other of [...tabs.slice(1), 'Exporter', 'Télécharger', 'Dernier export', 'Suivante'])
    expect(text).not.toContain(other)
})

test('the paper says of which institutions it is, what was searched for and kept, and when it was printed', async ({
  page,
  logIn,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-02T09:30:00Z'))
  await logIn()
  await page.goto('/console?institutions=1&q=0&where.beginAt=between:06:00..12:00#schedule')
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('.filter-chip')).toContainText('06:00')
  const institution = await page.locator('[data-widget=institution-picker] > button').textContent()
  const [first] = await printed(page)
  expect(first?.text).toContain(institution?.trim())
  expect(first?.text).toMatch(/Recherche : « 0 »/)
  expect(first?.text).toMatch(/06:00/)
  expect(first?.text).toContain('Imprimé le 02/03/2026 10:30')
})

test('all values of a list are of one size on paper, those that name rows edited in place too', async ({
  page,
  logIn,
}) => {
  await logIn()
  for (const name of ['schedule', 'counterLimit', 'levels']) {
    await show(page, `institutions=1,2,3#${name}`)
    await page.emulateMedia({ media: 'print' })
    const cells = page.locator('.list-frame tbody :is(td, th):visible')
    const sizes = await cells.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize))
    expect([name, ...new Set(sizes)]).toEqual([name, '11px'])
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a telephone number stands on one line of paper, however many columns there are', async ({
  page,
  logIn,
}) => {
  await logIn()
  const more = 'matricule,level,typeAdmin,service,firstName,lastName,position,lang'
  await show(page, `institutions=1,2,3&columns=user,isActivated,email,mobilePhone,${more}#adminV2`)
  await page.setViewportSize({ width: 900, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const numbers = page.locator('[data-column=mobilePhone] .cell-text')
  const lines = await numbers.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return range.getClientRects().length
    }),
  )
  expect(lines.length).toBeGreaterThan(5)
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('paper is white whatever the colours of the screen: who works in dark prints as who works in light', async ({
  page,
  logIn,
}) => {
  await logIn()
  const inks = []
  for (const mode of ['light', 'dark'] as const) {
    await wear(page, { language: 'fr', mode })
    await show(page, 'institutions=1,2,3#schedule')
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    // With it come the styles of the parts that are loaded late.
    await openTool(page, 'print')
    await expect(page.locator('[data-action=print-all]')).toBeVisible()
    const ink = (what: string) =>
      page
        .locator(what)
        .first()
        .evaluate((one) => getComputedStyle(one).color)
    const onScreen = await ink('[data-row-id] td')
    await page.emulateMedia({ media: 'print' })
    const inked = ['h1', '.list-printed', '[data-row-id] th', '[data-row-id] td', '.shift-bar, .shift']
    const onPaper = await Promise.all(inked.map(ink))
    const ground = await page.locator('body').evaluate((one) => getComputedStyle(one).backgroundColor)
    inks.push({ onScreen, onPaper: [...onPaper, ground].join() })
    await page.emulateMedia({ media: null })
  }
  const [light, dark] = inks
  expect(dark?.onScreen).not.toBe(light?.onScreen)
  expect(dark?.onPaper).toBe(light?.onPaper)
})

test('a form and a file to import are printed whole, without what stands behind them', async ({
  page,
  logIn,
}) => {
  await logIn()
  const form = page.locator('dialog[open]')
  const textOnPaper = async () =>
    (await printed(page)).map(({ text }) => text.replaceAll('\n', ' ')).join(' ')
  await page.setViewportSize({ width: 1280, height: 600 })

  await show(page, 'institutions=1#service')
  const listed = await rows(page).locator('th[scope=row]').allTextContents()
  await rows(page).first().locator('[data-action=edit]').click()
  await expect(form.locator('[data-column=hasSmock]')).toBeAttached()
  // What is proposed below a field floats over others.
  await page.route(/\/addresses\?/, async (route) =>
    route.fulfill({ json: { data: await memoryAddresses('fr', '12 place X stras') } }),
  )
  await form.locator('input[name=address]').fill('12 place X stras')
  await expect(form.locator('[role=option]').first()).toBeVisible()
  const fields = await form.locator('.field-label').allTextContents()
  expect(fields.length).toBeGreaterThan(15)
  const onPaper = await textOnPaper()
  const plain = (text: string) => text.replace('*', '').trim()
  expect(fields.map(plain).filter((field) => !onPaper.includes(field))).toEqual([])
  for (const other of [listed[3] ?? '', 'Imprimé le', 'Enregistrer', '67000'])
    expect(onPaper).not.toContain(other)

  await page.evaluate(() => sessionStorage.clear())
  await show(page, 'institutions=1#schedule')
  await page.locator('[data-action=import-csv]').click()
  await page.locator('input[type=file]').setInputFiles('tests/fixtures/schedules/one-of-each-error.csv')
  await expect(form.locator('[data-import-row]').first()).toBeVisible()
  const states = await form.locator('[data-import-row] .import-badge').allTextContents()
  const read = await textOnPaper()
  expect(states.length).toBeGreaterThan(7)
  expect(read.split('À corriger').length - 1).toBeGreaterThanOrEqual(8)
  expect(read).not.toContain('Imprimé le')
})
