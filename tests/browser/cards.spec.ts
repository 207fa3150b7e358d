import type { Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { NARROW } from './scenes.ts'

/** What of a card's contents, its labels too, lies under its box or its buttons. */
const underButtons = (page: Page) =>
  page.evaluate(() => {
    const within = (cell: Element) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect()
      const style = getComputedStyle(cell)
      const start = Number.parseFloat(style.paddingLeft)
      return { left: left + start, right: right - Number.parseFloat(style.paddingRight), top, bottom }
    }
    return [...document.querySelectorAll('tr[data-row-id]')].flatMap((row) => {
      const over = [...row.querySelectorAll('button:not(.row-name), input')].map((one) =>
        one.getBoundingClientRect(),
      )
      const cells = [...row.querySelectorAll('[data-column]')].filter((cell) => cell.checkVisibility())
      return cells.flatMap((cell) => {
        const { left, right, top, bottom } = within(cell)
        const hit = over.some(
          (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
        )
        return hit ? [`${cell.getAttribute('data-column')}: ${cell.textContent}`] : []
      })
    })
  })

for (const [what, address, buttons] of [
  ['the naming column stands further down', '#notification', 2],
  ['the naming column was moved down', '&columns=beginAt,code,endAt#schedule', 2],
  ['a first value is empty', '&columns=specialties,jobs,subscriptionName#interim', 2],
  ['there are three buttons', '#institutionOption', 3],
] as const)
  test(`nothing on a card lies under its box and its buttons where ${what}`, async ({ page, logIn }) => {
    await page.setViewportSize({ width: NARROW, height: 844 })
    await logIn()
    await page.goto(`/console?institutions=1,2,3,7${address}`)
    await expect(rows(page).first().locator('.icon-button')).toHaveCount(buttons)
    expect(await underButtons(page)).toEqual([])
  })

test('both names of a person are the title of their card, on one line, and head their row', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=1,2,3#admin')
  const row = rows(page).first()
  const names = row.getByRole('rowheader')
  await expect(names).toHaveCount(2)
  await page.setViewportSize({ width: NARROW, height: 844 })
  const [first, last] = await names.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()))
  expect(last?.top).toBe(first?.top)
  expect(last?.left).toBeLessThan((first?.right ?? 0) + 10)
  const labels = await names.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::before').content),
  )
  expect(labels).toEqual(['none', 'none'])
  expect(await underButtons(page)).toEqual([])
})

test('what a row is called heads its card, whichever column that is', async ({ page, logIn }) => {
  await page.setViewportSize({ width: NARROW, height: 844 })
  await logIn()
  for (const [address, first] of [
    ['#notification', 'recapType'],
    ['&columns=beginAt,code,endAt#schedule', 'beginAt'],
    ['&columns=email,firstName,lastName#admin', 'email'],
  ] as const) {
    await page.goto(`/console?institutions=1,2,3,7${address}`)
    const row = rows(page).first()
    const [name, other] = await Promise.all([
      row.getByRole('rowheader').first().boundingBox(),
      row.locator(`[data-column=${first}]`).boundingBox(),
    ])
    expect((name?.y ?? 0) + (name?.height ?? 0), address).toBeLessThanOrEqual(other?.y ?? 0)
    expect(await underButtons(page)).toEqual([])
  }
})

test('a long name of what is done with ticked rows takes two lines at most', async ({ page, logIn }) => {
  await page.setViewportSize({ width: NARROW, height: 844 })
  await logIn()
  await rows(page).first().locator('[data-action=choose]').check()
  const link = page.locator('.chosen-bar [data-action=link-chosen]')
  // As it is in German, whatever the language of the account.
  await link.evaluate((button) => {
    button.textContent = 'Weiteren Einrichtungen zuordnen …'
  })
  const words = await link.evaluate((button) => {
    const range = document.createRange()
    range.selectNodeContents(button)
    return range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(button).lineHeight)
  })
  expect(Math.round(words)).toBeLessThanOrEqual(2)
})

test('Back leads to the card where one was, though most are laid out as they come into sight', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: NARROW, height: 844 })
  await logIn()
  await page.goto('/console?institutions=1,2,3#schedule')
  await expect(rows(page).first()).toBeVisible()
  const first = () =>
    rows(page).evaluateAll((cards) => {
      const card = cards.find((one) => one.getBoundingClientRect().top >= 0)
      return {
        id: card?.getAttribute('data-row-id'),
        top: Math.round(card?.getBoundingClientRect().top ?? 0),
      }
    })
  // Screen by screen, as who looks for something.
  for (let screen = 1; screen <= 4; screen++) {
    await page.evaluate((y) => scrollTo(0, y), screen * 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(screen * 700)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  }
  const before = await first()
  await page.evaluate(() => {
    location.hash = 'pole'
  })
  await expect(page.locator('[data-table=pole]')).toBeVisible()
  await page.goBack()
  await expect(page.locator('[data-table=schedule]')).toBeVisible()
  await expect.poll(first).toEqual(before)
})

test('columns are as wide as what they hold also where they were cards first', async ({ page, logIn }) => {
  await logIn()
  await page.goto('/console?institutions=1,2,3#schedule')
  const columns = page.locator('.list-table col')
  const widths = () => columns.evaluateAll((all) => all.map((one) => one.style.getPropertyValue('--width')))
  await expect(rows(page).first()).toBeVisible()
  const wide = await widths()
  await page.setViewportSize({ width: NARROW, height: 844 })
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  expect(await widths()).not.toEqual(wide)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(widths).toEqual(wide)
})

test('Tab goes from the order by the box of the page to the first card: nothing takes the focus where nobody sees it', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: NARROW, height: 844 })
  await logIn()
  await page.goto('/console?institutions=1,2,3#service')
  await expect(rows(page).first()).toBeVisible()
  // The words of the columns are heard nevertheless.
  const heard = await page.context().newCDPSession(page)
  const { nodes } = await heard.send('Accessibility.getFullAXTree')
  const heads = nodes.filter(({ role }) => role?.value === 'columnheader').map(({ name }) => name?.value)
  expect(heads).toContain('Code UF')
  await page.locator('[data-action=turn-order]').focus()
  const stops: string[] = []
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => {
        const { activeElement: one } = document
        return one?.closest('thead') ? 'head' : one?.closest('tbody') ? 'card' : (one?.tagName ?? 'nothing')
      }),
    )
  }
  expect(stops).toEqual(['SECTION', 'head', 'card'])
  await page.keyboard.press('Shift+Tab')
  const box = page.getByRole('checkbox', { name: 'Cocher toutes les lignes de la page' })
  await expect(box).toBeFocused()
  const isSeen = () =>
    box.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return width > 10 && document.elementFromPoint(x + width / 2, y + height / 2) === one
    })
  expect(await isSeen()).toBe(true)
  await page.keyboard.press('Space')
  await expect(rows(page).locator('[data-action=choose]:not(:checked)')).toHaveCount(0)
  await page.keyboard.press('Tab')
  expect(await isSeen()).toBe(false)
})

test('what comes or grows above the list pushes the row of the keys under no bar', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await logIn()
  await page.goto('/console?institutions=1,2,3#payCode')
  const above = await page.locator('.payroll-export').elementHandle()
  const before = await above?.evaluateHandle((panel) => panel.nextSibling)
  await above?.evaluate((panel) => panel.remove())
  await rows(page).first().focus()
  await page.keyboard.press('Space')
  const bar = page.locator('.chosen-bar')
  await expect(bar).toBeVisible()
  const row = rows(page).nth(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
  const under = async () => {
    const top = await bar.evaluate((one) => one.getBoundingClientRect().top)
    return (await row.evaluate((one) => one.getBoundingClientRect().bottom)) - top
  }
  await before?.evaluate((next, panel) => next?.parentNode?.insertBefore(panel as Node, next), above)
  await expect.poll(under).toBeLessThanOrEqual(0)
  await above?.evaluate((panel) => Object.assign((panel as HTMLElement).style, { minBlockSize: '300px' }))
  await expect.poll(under).toBeLessThanOrEqual(0)
})

for (const [width, height, table] of [
  [NARROW, 844, 'service'],
  [800, 500, 'schedule'],
  [1280, 500, 'schedule'],
] as const)
  test(`a row that the arrows lead to stands above the bar of what is ticked: ${width} pixels`, async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize({ width, height })
    await logIn()
    await page.goto(`/console?institutions=1,2,3#${table}`)
    await rows(page).first().focus()
    for (const key of ['ArrowDown', 'ArrowUp', 'Space']) await page.keyboard.press(key)
    const bar = page.locator('.chosen-bar')
    await expect(bar).toBeVisible()
    for (let i = 0; i < 6; i++) {
      if (i > 0) await page.keyboard.press('ArrowDown')
      const row = rows(page).nth(i)
      await expect(row).toBeFocused()
      await expect(async () => {
        const [top, bottom] = await Promise.all([
          bar.evaluate((one) => one.getBoundingClientRect().top),
          row.evaluate((one) => one.getBoundingClientRect().bottom),
        ])
        expect(bottom).toBeLessThanOrEqual(top)
      }).toPass()
    }
  })
