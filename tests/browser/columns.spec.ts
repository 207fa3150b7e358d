import { expect, rows, test } from './fixtures.ts'
import { WIDE, wear } from './scenes.ts'

for (const [table, naming, place] of [
  ['contract', 'name', 'institution'],
  ['interim', 'subscriptionName', 'institution'],
] as const)
  test(`names and institutions of ${table} are whole at ${WIDE} pixels, however many are selected`, async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize({ width: WIDE, height: 844 })
    await logIn()
    const all = Array.from({ length: 12 }, (_, n) => n + 1)
    await page.goto(`/console?institutions=${all}#${table}`)
    await expect(rows(page).first()).toBeVisible()
    const texts = rows(page).locator(`:is([data-column=${naming}], [data-column=${place}]) .cell-text`)
    const cut = () =>
      texts.evaluateAll((shown) =>
        shown.flatMap((one) => (one.scrollHeight > one.clientHeight + 1 ? [one.textContent] : [])),
      )
    await expect.poll(cut).toEqual([])
    const frame = page.locator('.list-frame')
    expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1)
  })

test(`telephone numbers stand on one line at ${WIDE} pixels: longer choices beside them break first`, async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: WIDE, height: 844 })
  await logIn('director@pupitre.test')
  await page.goto('/console#admin')
  await expect(rows(page).first()).toBeVisible()
  const heights = (column: string) =>
    rows(page)
      .locator(`[data-column=${column}] .cell-text`)
      .evaluateAll((texts) => texts.map((text) => text.clientHeight))
  await expect.poll(async () => Math.max(...(await heights('mobilePhone')))).toBeLessThan(20)
  expect(Math.max(...(await heights('typeAdmin')))).toBeGreaterThan(20)
})

test('whoever may only read sees what is active as a badge, on the first list too', async ({
  page,
  logIn,
}) => {
  await logIn('viewer@pupitre.test')
  await page.goto('/console#adminV2')
  const badge = rows(page).first().locator('[data-column=isActivated] .badge')
  await expect(badge).toHaveCSS('border-radius', /^[1-9]/)
})

test('the heads of columns stay in sight however far a list is scrolled, the box that ticks all with them', async ({
  page,
  logIn,
}) => {
  await logIn()
  const all = Array.from({ length: 12 }, (_, n) => n + 1)
  await page.goto(`/console?institutions=${all}#schedule`)
  await expect(rows(page).first()).toBeVisible()
  const frame = page.locator('.list-frame')
  expect(await frame.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(100)
  await frame.evaluate((one) => one.scrollTo(0, 100))
  const top = (await frame.boundingBox())?.y ?? 0
  for (const head of [page.locator('thead th[data-column=code]'), page.locator('thead .cell-choice')])
    await expect.poll(async () => (await head.boundingBox())?.y).toBeCloseTo(top + 1, 0)
  // Browsers that know a language hyphenate where a word would have fitted: its column has room for it.
  await expect(page.locator('.head-text').first()).toHaveCSS('hyphens', 'manual')
})

for (const language of ['fr', 'de', 'en-GB', 'es'] as const)
  test(`all columns of special hours, and of time codes of three institutions, are in sight at ${WIDE} pixels: ${language}`, async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize({ width: WIDE, height: 844 })
    // Before signing in: afterwards it is the person's own.
    await page.goto('/login')
    await wear(page, { language, mode: 'light' })
    await logIn()
    for (const address of [
      'institutions=1#specialHour',
      'institutions=1,2,3#schedule',
      'institutions=5#institutionInfo',
    ]) {
      await page.goto('about:blank')
      await page.goto(`/console?${address}`)
      await expect(rows(page).first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const frame = page.locator('.list-frame')
      const beyond = () => frame.evaluate((one) => one.scrollWidth - one.clientWidth)
      await expect.poll(beyond, address).toBeLessThanOrEqual(1)
    }
  })

test('the columns of counters stay where they are while a row is edited, and after', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: WIDE, height: 844 })
  await logIn()
  await page.goto('/console?institutions=1#counterStatus')
  const row = page.locator('[data-row-key="2"]')
  const lefts = () =>
    page.locator('thead th').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  await expect(row).toBeVisible()
  const before = await lefts()
  await row.locator('[data-action=edit]').click()
  await expect(row.locator('[data-action=save]')).toBeVisible()
  for (const [at, left] of (await lefts()).entries())
    expect(Math.abs(left - (before[at] ?? 0))).toBeLessThan(4)
  await row.locator('[data-action=cancel]').click()
  await expect(row.locator('[data-action=edit]')).toBeVisible()
  expect(await lefts()).toEqual(before)
})

test('nothing in a list moves, nor is a word of a head broken otherwise, once the code of its form has come', async ({
  page,
  logIn,
}) => {
  // The browser is never idle: that code comes with the first press.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await logIn()
  await page.goto('/console#institution')
  await expect(rows(page).first()).toBeVisible()
  const places = () =>
    page.locator('.list-frame :is(th, .head-text, .sort-sign, tbody tr, [data-action])').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [one.tagName, x, y, width, height].join(' ')
      }),
    )
  const before = await places()
  expect(before.length).toBeGreaterThan(10)
  await page.locator('[data-action=edit]').first().click()
  await expect(page.locator('dialog[open] input').first()).toBeVisible()
  expect(await places()).toEqual(before)
})

test('a list that goes on below its frame has a shadow there, until its last row is seen', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=1,2,3#service')
  await expect(rows(page)).not.toHaveCount(0)
  const frame = page.locator('.list-frame')
  const shadow = () => frame.evaluate((one) => getComputedStyle(one, '::after').backgroundImage)
  await expect.poll(shadow).toContain('gradient')
  await frame.evaluate((one) => one.scrollTo({ top: one.scrollHeight }))
  await expect.poll(shadow).toBe('none')
  await expect(rows(page).last().locator('th')).toBeInViewport({ ratio: 1 })
})
