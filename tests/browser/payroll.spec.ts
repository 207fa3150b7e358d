import { readFileSync } from 'node:fs'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'
import { pageFaults } from './pageFaults.ts'
import { action, dialog } from './scenes/scene.ts'
import { violations } from './violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an export is asked for, its file comes by itself, and what is not in it says why; a year’s holidays are added in one go [console 2.2.17, console 2.3.13, console 3.1.25, house 8]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#publicHolidays')
  const names = await selectInstitutions(page, 2)

  await test.step('the file of each institution is announced, made, and holds its hours', async () => {
    await action(page, 'export-payroll').click()
    await expect(page.locator('[data-tone=success]')).toContainText('Un e-mail vous préviendra')
    for (const name of names) {
      const made = page.locator('[data-export][data-state=done]', { hasText: name }).first()
      await expect(made).toContainText('Prêt')
      const coming = page.waitForEvent('download')
      await made.locator('[data-action=download]').click()
      const file = await coming
      expect(file.suggestedFilename()).toContain(name)
      const text = readFileSync(await file.path(), 'utf8')
      expect(text.startsWith('\ufeffÉtablissement;Mission;Jour;')).toBe(true)
      expect(text).toContain(`\r\n${name};`)
    }
  })

  await test.step('what was left out is listed with its cause', async () => {
    // The lines of both stand: what is looked at stays where it is.
    const opener = page
      .locator('[data-export]', { hasText: names[0] ?? '?' })
      .locator('[data-action=left-out]')
      .first()
    await opener.press('Enter')
    await expect(dialog(page).locator('[data-reason]').first()).toContainText(/Aucun code|Le code/)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    expect(await pageFaults(page)).toEqual([])
  })

  await test.step('the holidays of next year are ticked, and added to both', async () => {
    await action(page, 'propose').press('Enter')
    await dialog(page).locator('[data-action=next-year]').press('Enter')
    const boxes = dialog(page).getByRole('checkbox', { checked: true })
    await expect(boxes.first()).toBeVisible()
    await expect(dialog(page).locator('.modal-head [data-places]')).toBeVisible()
    const day = dialog(page).locator('.holidays-days label > span').first()
    const begins = await day.evaluate((one) => getComputedStyle(one, '::first-letter').textTransform)
    expect(begins, 'a line begins with a capital letter').toBe('uppercase')
    expect(await pageFaults(page)).toEqual([])
    const count = await boxes.count()
    expect(count).toBeGreaterThan(7)
    await dialog(page)
      .getByRole('checkbox', { name: /lundi de pentecôte/i })
      .uncheck()
    await dialog(page).locator('[data-action=save]').press('Enter')
    // Where it is written is said before and after, rows counted as they are: as many in each of the two.
    const told = page.locator('[data-tone=success]').first()
    await expect(told).toContainText(`${2 * (count - 1)} jours fériés ajoutés dans 2 établissements`)
    await expect(told.locator('[data-action=undo]')).toBeVisible()
    const year = String(new Date().getFullYear() + 1)
    await page.locator('input[type=search]').fill(`-${year}`)
    await expect(rows(page).first()).toContainText(year)
    await action(page, 'propose').press('Enter')
    await dialog(page).locator('[data-action=next-year]').press('Enter')
    await expect(dialog(page).getByText('Déjà ajouté').first()).toBeVisible()
    await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
  })

  await test.step('and stand in the calendar of that year', async () => {
    await action(page, 'calendar').press('Enter')
    await dialog(page).locator('[data-action=next-year]').press('Enter')
    await expect(dialog(page).locator('[data-month="7"] [data-marked=wholly]')).toHaveText('14Fête nationale')
    expect(await pageFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(action(page, 'calendar')).toBeFocused()
  })
})
