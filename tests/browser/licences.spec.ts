import type { Page } from '@playwright/test'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'
import { pageFaults } from './pageFaults.ts'
import { setChosen } from './parts.ts'
import { action, dialog } from './scenes/scene.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const screen = (page: Page) => page.locator('[data-table=adminV2]')
const toast = (page: Page, tone: string) => page.locator(`[data-tone=${tone}]`)
const helene = (page: Page) => rows(page).filter({ hasText: 'Hélène Marchand' })

test('somebody known gets an access only; it ends in the whole group, and begins again with a mail [console 2.3.17, console 4.7, console 4.9]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#adminV2')
  const [place = ''] = await selectInstitutions(page, 1)
  await expect(page.locator('.row-count')).toContainText('administrateurs actifs')
  expect(await pageFaults(page)).toEqual([])

  await test.step('who has this very e-mail is attached, or not added at all', async () => {
    await action(page, 'add').click()
    await expect(page).toHaveURL(/#adminV2\/new$/)
    expect(await pageFaults(page)).toEqual([])
    await page.locator('input[name=firstName]').fill('Une autre')
    await page.locator('input[name=lastName]').fill('Personne')
    await page.locator('input[name=email]').fill('Director@pupitre.test')
    await page.locator('select[name=level]').selectOption({ index: 2 })
    await page.locator('select[name=typeAdmin]').selectOption({ index: 1 })
    await setChosen(page.locator('[data-column=assignmentInstitutions]'), place, true)
    const contractLevel = page.locator('select[name=contractLevel]')
    if (await contractLevel.isVisible()) await contractLevel.selectOption({ index: 1 })
    await action(page, 'save').click()
    await expect(dialog(page)).toContainText('utilise déjà le produit')
    // Enter would not do before somebody can have read it.
    await dialog(page).locator('[data-action=cancel]').press('Space')
    await expect(toast(page, 'error').filter({ hasText: 'n’a pas été ajouté' })).toBeVisible()
    await action(page, 'save').click()
    await dialog(page).locator('[data-action=confirm]').press('Enter')
    await expect(page).toHaveURL(/#adminV2$/)
    await expect(helene(page)).toContainText('Actif')
  })

  await test.step('the access ends here and in the rest of the group', async () => {
    await helene(page).locator('.row-name').press('Enter')
    await expect(page).toHaveURL(/#adminV2\/\d+$/)
    await expect(page.locator('.detail-back')).toHaveAttribute('href', '#adminV2')
    await expect(action(page, 'save')).toBeDisabled()
    expect(await pageFaults(page)).toEqual([])
    await page.locator('select[name=isActivated]').selectOption('false')
    await expect(dialog(page)).toContainText('GHT Val de Brenne')
    expect(await pageFaults(page)).toEqual([])
    await dialog(page).locator('input[value=everywhere]').check()
    await dialog(page).locator('[data-action=confirm]').press('Enter')
    await expect(toast(page, 'error').filter({ hasText: 'Administrateur désactivé' })).toBeVisible()
    await expect(page).toHaveURL(/#adminV2$/)
    await expect(helene(page)).toContainText('Inactif')
    await page.locator('select[name=filter]').selectOption('true')
    await expect(helene(page)).toHaveCount(0)
    await page.locator('select[name=filter]').selectOption('false')
  })

  await test.step('it begins again here alone, and a mail says so', async () => {
    await helene(page).locator('.row-name').press('Enter')
    await expect(page.locator('.status-since')).toContainText(/depuis le \d\d-\d\d-\d{4}/)
    await expect(page.locator('input[name=firstName]')).not.toBeEditable()
    await page.locator('select[name=isActivated]').selectOption('true')
    await dialog(page).locator('[data-action=confirm]').press('Enter')
    await expect(toast(page, 'success').filter({ hasText: 'Administrateur activé' })).toBeVisible()
    await expect(screen(page)).toBeVisible()
    await page.goto('/console#outbox')
    const mail = page.locator('[data-screen=outbox] tr', { hasText: 'director@pupitre.test' })
    await expect(mail).toHaveCount(1)
    await mail.locator('[data-action=open]').click()
    await expect(dialog(page)).toContainText(`Votre accès à ${place} est activé`)
  })
})
