import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { action, dialog, field } from './scenes/scene.ts'

/** 42 characters. */
const LONG_ADDRESS = 'marie-josephine.lemarchand@ch-valmorin.fr.'.replace(/\.$/, 'x')

/** How many fields begin on each line of the page, from the top. */
const abreast = (form: Locator): Promise<readonly number[]> =>
  form.locator('.field').evaluateAll((fields) => {
    const tops = fields.map((one) =>
      Math.round(one.querySelector('.field-control')?.getBoundingClientRect().top ?? 0),
    )
    return [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)
  })

const open = async (page: Page, table: string, hook: 'add' | 'edit') => {
  await page.goto(`/console#${table}`)
  await expect(page.locator('.list-skeleton')).toHaveCount(0)
  await action(page, hook).click()
  await expect(dialog(page).locator('.field').first()).toBeVisible()
}

test('a form of administrators shows an address whole, four fields abreast at most and levels by number', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await logIn()
  await open(page, 'admin', 'add')
  const form = dialog(page)
  expect(LONG_ADDRESS).toHaveLength(42)
  const address = field(page, 'email')
  await address.fill(LONG_ADDRESS)
  const [needs, has] = await address.evaluate((input) => [input.scrollWidth, input.clientWidth])
  expect(needs).toBeLessThanOrEqual(has ?? 0)
  expect(Math.max(...(await abreast(form)))).toBeLessThanOrEqual(4)
  expect(Math.max(...(await abreast(form)))).toBeGreaterThan(2)

  const levels = form.locator('select[name=level] option:not([value=""])')
  await expect(levels.first()).toBeAttached()
  const numbers = await levels.evaluateAll((options) =>
    options.map((one) => Number((one as HTMLOptionElement).value)),
  )
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))

  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => abreast(form)).toEqual(expect.not.arrayContaining([2, 3, 4]))
})

test('choices that grow with what is chosen begin a row of their own, with others as tall beside them', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await logIn()
  await page.goto('/console?institutions=1,2,3#admin')
  await action(page, 'add').click()
  const form = dialog(page)
  await expect(form.locator('.check-list').first()).toBeVisible()
  const lefts = () =>
    Promise.all(
      ['firstName', 'assignmentInstitutions', 'service'].map((column) =>
        form.locator(`.field[data-column=${column}]`).evaluate((one) => one.getBoundingClientRect().left),
      ),
    )
  // Where they stand is settled once their choices are there.
  await expect
    .poll(async () => {
      const [first = 0, chosen, beside = 0] = await lefts()
      return chosen === first && beside > first
    })
    .toBe(true)
})

test('lines of a creation keep their fields under one another', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await logIn()
  await open(page, 'schedule', 'add')
  await action(page, 'add-line').click()
  const lefts = (line: number) =>
    page
      .locator(`[data-line="${line}"] .field`)
      .evaluateAll((fields) => fields.map((one) => Math.round(one.getBoundingClientRect().left)))
  await expect(page.locator('[data-line="1"] .field').first()).toBeVisible()
  expect(await lefts(1)).toEqual(await lefts(0))
})

test('a locked field is described by words that are seen', async ({ page, logIn }) => {
  await logIn()
  await open(page, 'institutionOption', 'edit')
  const pool = field(page, 'hasHubloPool')
  await expect(pool).toBeDisabled()
  const [id = ''] = ((await pool.getAttribute('aria-describedby')) ?? '').split(' ')
  const words = page.locator(`[id="${id}"]`)
  await words.scrollIntoViewIfNeeded()
  await expect(words).toBeVisible()
  await expect(words).toHaveText('Se change par le bouton « Pool Hublo » de la ligne.')
})

test('a field for a day is as wide as a day, with the button of the calendar within', async ({
  page,
  logIn,
}) => {
  await logIn()
  await open(page, 'publicHolidays', 'add')
  const day = field(page, 'date')
  await day.fill('31/12/2026')
  const within = await day.evaluate((one) => {
    const [box, button] = [one, one.parentElement?.querySelector('button')].map((part) =>
      part?.getBoundingClientRect(),
    )
    return box && button && button.left > box.left && button.right <= box.right && box.width
  })
  expect(within).toBeGreaterThan(100)
  expect(within).toBeLessThan(180)
  expect(await day.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
})

test('what is locked in a form of access is read whole on a telephone: the person and the whole e-mail', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn()
  await open(page, 'institution-has-admin', 'edit')
  const person = dialog(page).locator('[name=admin]')
  await expect(person).toHaveValue(/ · .*@.*\.test$/)
  await expect(person).not.toBeEditable()
  const [isWide, isHigh, lines] = await person.evaluate((one) => [
    one.scrollWidth <= one.clientWidth,
    one.scrollHeight <= one.clientHeight,
    one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight),
  ])
  expect([isWide, isHigh]).toEqual([true, true])
  expect(Math.floor(Number(lines))).toBe(2)
})

test('what an institution is called by others is read whole: its company, its occupational health service', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=5#institution')
  await action(page, 'edit').click()
  for (const name of ['corporateName', 'healthService']) {
    const field = page.locator(`dialog[open] input[name=${name}]`)
    await expect(field).not.toHaveValue('')
    expect(await field.evaluate((one) => one.scrollWidth - one.clientWidth), name).toBeLessThanOrEqual(0)
  }
})
