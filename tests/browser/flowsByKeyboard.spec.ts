import { complete, docx } from '../server/templates/files.ts'
import { expect, rows, test } from './fixtures.ts'
import { action, goTo, press, signInByKeys, tabTo } from './keys.ts'
import { dialog } from './scenes/scene.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('payroll, holidays, agencies, templates and single sign-on by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000)
  const question = page.getByRole('alertdialog')
  await page.goto('/console?institutions=2#schedule')
  await signInByKeys(page)
  await expect(rows(page).first()).toBeVisible()

  await test.step('an export of days that are typed, and what it left out', async () => {
    await goTo(page, 'Jours fériés')
    await tabTo(page, page.locator('input[name=begin]'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('10102026')
    await press(page, action(page, 'export-payroll'))
    await expect(page.locator('[data-tone=success]')).toContainText('Un e-mail vous préviendra')
    const lines = page.locator('[data-export][data-state=done]')
    await press(page, action(lines, 'left-out'))
    await expect(dialog(page).locator('[data-reason]').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(action(lines, 'left-out')).toBeFocused()
  })

  await test.step('the holidays of next year in a region, without one of them', async () => {
    await press(page, action(page, 'propose'))
    await press(page, dialog(page).locator('[data-action=next-year]'))
    await tabTo(page, dialog(page).locator('[name=region]'))
    await page.keyboard.type('bas rhin')
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('[name=region]')).toHaveValue(/Bas-Rhin/)
    await expect(dialog(page).locator('[name=region]')).toBeFocused()
    const friday = dialog(page).getByRole('checkbox', { name: /vendredi saint/i })
    await tabTo(page, friday)
    await page.keyboard.press('Space')
    const ticked = await dialog(page).getByRole('checkbox', { checked: true }).count()
    await press(page, dialog(page).locator('[data-action=save]'))
    await expect(page.locator('[data-tone=success]').first()).toContainText(`${ticked} jours fériés ajoutés`)
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('an agency is subscribed to and left', async () => {
    await goTo(page, 'Agences d’intérim')
    await press(page, action(page, 'add'))
    await tabTo(page, dialog(page).locator('[name=subscriptionName]'))
    await page.keyboard.type('Renfort clavier')
    await tabTo(page, dialog(page).locator('[name=email]'))
    await page.keyboard.type('garde@agence.example')
    await tabTo(page, dialog(page).locator('[data-column=jobs]').getByRole('checkbox').first())
    await page.keyboard.press('Space')
    await page.keyboard.press('Control+Enter')
    const row = rows(page).filter({ hasText: 'Renfort clavier' })
    await press(page, row.locator('[data-action=delete]'))
    await press(page, action(question, 'confirm'))
    await expect(row).toHaveCount(0)
  })

  await test.step('a template is chosen and sent', async () => {
    await goTo(page, 'Modèle de synthèse de mission')
    const chooser = page.waitForEvent('filechooser')
    await press(page, action(page, 'choose-file'))
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    await (await chooser).setFiles({ name: 'synthese.docx', mimeType, buffer: docx(complete) })
    await expect(action(page, 'upload')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-template="synthese.docx"]')).toBeVisible()
  })

  await test.step('single sign-on is switched on, and its form asks for what it needs', async () => {
    await goTo(page, 'Connexion unique (SSO)')
    await tabTo(page, page.getByRole('switch').first())
    await page.keyboard.press('Space')
    await expect(page.getByRole('switch').first()).toBeChecked()
  })
})
