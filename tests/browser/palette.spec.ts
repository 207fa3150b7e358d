import type { Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import { action } from './keys.ts'
import { violations } from './violations.ts'

const palette = (page: Page) => page.locator('dialog.palette')
const chosen = (page: Page) => palette(page).locator('[role=option][aria-selected=true]')
const open = async (page: Page, term: string) => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(term)
}

test('rows, forms, institutions and settings are reached by Ctrl+K and the keyboard alone', async ({
  page,
  logIn,
}) => {
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  const code = (await rows(page).first().locator('[data-column=code]').textContent()) ?? ''
  const form = page.getByRole('dialog')

  await test.step('a row of another screen, open over its list searched for it', async () => {
    await open(page, 'groupes')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await open(page, code)
    const row = palette(page).locator('[data-entry^="row:schedule:"]').first()
    await expect(row).toContainText('Codes horaires')
    expect(await violations(page)).toEqual([])
    for (let i = 0; i < 40 && (await row.getAttribute('aria-selected')) !== 'true'; i++)
      await page.keyboard.press('ArrowDown')
    await expect(palette(page).locator('input')).toHaveAttribute(
      'aria-activedescendant',
      (await row.getAttribute('id')) ?? '',
    )
    await page.keyboard.press('Enter')
    await expect(form.locator('input[name=code]')).toHaveValue(code)
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(page.locator('input[type=search]')).toHaveValue(code)
    await expect(rows(page).first().locator('[data-column=code]')).toHaveText(code)
  })

  await test.step('a form to add to a screen that is not open, asked for once', async () => {
    await open(page, 'ajouter pôles')
    await expect(chosen(page)).toHaveAttribute('data-entry', 'add:pole')
    await page.keyboard.press('Enter')
    await expect(form.locator('input[name=name]')).toBeFocused()
    await expect(page).not.toHaveURL(/open=/)
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await page.reload()
    await expect(page.locator('[data-table=pole]')).toBeVisible()
    await expect(form).toHaveCount(0)
  })

  await test.step('a row of a screen that has no search box, and its list kept to it', async () => {
    await open(page, 'aide-soignant vacation')
    const row = palette(page).locator('[data-entry^="row:contract:"]').first()
    await expect(row).toContainText('Modèles de contrat')
    await row.click()
    await expect(form.locator('input[name=name]')).toHaveValue('Contrat de vacation Aide-soignant')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-filter=name]')).toContainText('Contrat de vacation Aide-soignant')
    await expect(rows(page)).toHaveCount(1)
  })

  await test.step('what is there already in all institutions that are selected cannot be added, which is said', async () => {
    await open(page, 'ajouter options missions')
    await expect(chosen(page)).toHaveAttribute('data-entry', 'add:institutionOptionMission')
    await page.keyboard.press('Enter')
    const notice = page.getByRole('alertdialog')
    await expect(notice).toContainText('Rien à ajouter')
    // Enter would not do before somebody can have read it.
    await action(notice, 'return').press('Space')
    await expect(notice).toHaveCount(0)
  })

  await test.step('an import', async () => {
    await open(page, 'importer codes')
    await expect(chosen(page)).toHaveAttribute('data-entry', 'import:schedule')
    await page.keyboard.press('Enter')
    await expect(form.locator('input[type=file]')).toBeAttached()
    await page.keyboard.press('Escape')
  })

  await test.step('a new row that has a page of its own', async () => {
    await open(page, 'ajouter un administrateur')
    await palette(page).locator('[data-entry="add:adminV2"]').waitFor()
    while ((await chosen(page).getAttribute('data-entry')) !== 'add:adminV2')
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#adminV2\/new$/)
  })

  await test.step('one institution alone, another language, other colours', async () => {
    await open(page, 'san telmo')
    await expect(chosen(page)).toHaveAttribute('data-entry', /institution:/)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-widget=institution-picker] > button')).toHaveText('Clínica San Telmo')
    await open(page, 'sombre')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveClass(/dark/)
    await open(page, 'deutsch')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  await test.step('what is meant is seen in all colours; Escape leaves, and the focus goes back', async () => {
    const before = page.locator('[data-action=help]').first()
    await before.focus()
    await open(page, 'stationen')
    await expect(chosen(page)).toHaveCount(1)
    // Where the system gives the colours, it is told by a line.
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(chosen(page)).toHaveCSS('outline-style', 'solid')
    await page.emulateMedia({ forcedColors: 'none' })
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    await expect(before).toBeFocused()
  })

  await test.step('what was chosen last stands first', async () => {
    await page.keyboard.press('Control+k')
    await expect(chosen(page)).toHaveAttribute('data-entry', 'language:de')
    expect(await violations(page)).toEqual([])
    // The language is kept with the account: the next test speaks French again.
    await page.keyboard.type('francais')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await open(page, 'se deconnecter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('what is typed before the code of the list is there is searched, and Enter waits for it', async ({
  page,
  logIn,
}) => {
  await page.route(/PaletteList/, async (route) => {
    await held
    await route.continue()
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  await open(page, 'groupes')
  await page.keyboard.press('Enter')
  await expect(palette(page).locator('input')).toHaveValue('groupes')
  await expect(palette(page).locator('[role=option]')).toHaveCount(0)
  release()
  await expect(page).toHaveURL(/#institutiongroup$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(action(page, 'add')).toBeVisible()
})

test('what stands open over a page closes with it, and Back leads back at once', async ({ page, logIn }) => {
  await logIn()
  await expect(rows(page).first()).toBeVisible()
  const help = page.getByRole('dialog')
  for (const key of ['Control+k', '?']) {
    // Opened while nothing has the focus, nothing gets it back from the browser.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press(key)
    await expect(help).toBeVisible()
    await page.goto('/console#pole')
    await expect(page.locator('[data-table=pole]')).toBeVisible()
    await expect(help).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page.locator('[data-table=schedule]')).toBeVisible()
  }
})
