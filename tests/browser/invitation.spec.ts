import type { Page } from '@playwright/test'
import { expect, rows, selectInstitutions, test } from './fixtures.ts'
import { holdScripts } from './heard.ts'
import { pageFaults } from './pageFaults.ts'
import { setChosen } from './parts.ts'
import { action, dialog } from './scenes/scene.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const email = 'zoe.brule@hopital.example'
const password = 'un mot de passe bien long'

const createAdmin = async (page: Page) => {
  await page.goto('/console#admin')
  await selectInstitutions(page, 1)
  await action(page, 'add').click()
  const form = dialog(page)
  await form.locator('input[name=firstName]').fill('Zoé')
  await form.locator('input[name=lastName]').fill('Brûlé')
  await form.locator('input[name=email]').fill(email)
  await form.locator('select[name=level]').selectOption({ index: 2 })
  await form.locator('select[name=typeAdmin]').selectOption({ index: 1 })
  await setChosen(form.locator('[data-column=assignmentInstitutions]'), 'EHPAD Les Marronniers', true)
  // Asked for where the institution has contracts.
  const contractLevel = form.locator('select[name=contractLevel]')
  if (await contractLevel.isVisible()) await contractLevel.selectOption({ index: 1 })
  await form.locator('[data-action=save]').click()
  await expect(page.locator('[data-tone=success]').first()).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

test('an administrator is invited: the message in the outbox leads to a password, and the password into the console [console 4.6, house 7]', async ({
  page,
  logIn,
}) => {
  await logIn()
  const complaints: string[] = []
  page.on('console', (message) => {
    // The checks themselves would like to run a script in the frame of the message, where none may.
    const own = message.text().startsWith("Blocked script execution in 'about:srcdoc'")
    if (message.type() === 'error' && !own) complaints.push(message.text())
  })
  await createAdmin(page)

  const outbox = page.locator('[data-screen=outbox]')
  await test.step('the outbox has the message', async () => {
    await page.getByRole('link', { name: 'Boîte d’envoi' }).click()
    await expect(outbox.locator('tr', { hasText: email })).toContainText('En attente')
    expect(await pageFaults(page)).toEqual([])
  })

  await test.step('where a telephone shows the address in one piece', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const parts = outbox.locator('tr', { hasText: email }).locator('.cell-part')
    await expect(parts).toHaveCount(2)
    const [before, after] = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()))
    const gap = before && after && (after.top > before.top ? 0 : after.left - before.right)
    expect(gap).toBeLessThan(1)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  const reader = await test.step('which is shown as its reader sees it', async () => {
    await outbox.locator('tr', { hasText: email }).locator('[data-action=open]').click()
    await expect(dialog(page)).toContainText('Votre accès à Pupitre est ouvert')
    await expect(page).toHaveURL(/#outbox\/\d+$/)
    const link = page.frameLocator('.message-drawn').getByRole('link')
    await expect(link).toHaveText('Choisir mon mot de passe')
    await expect(link).toHaveCSS('background-color', 'rgb(26, 95, 180)')
    expect(await pageFaults(page)).toEqual([])
    const opened = page.waitForEvent('popup')
    await link.click()
    return opened
  })

  await test.step('its link leads to the page where a password is chosen', async () => {
    const field = reader.locator('input[name=newPassword]')
    await expect(field).toBeFocused()
    await expect(reader).toHaveURL(/\/password$/)
    expect(await pageFaults(reader)).toEqual([])
    await reader.keyboard.type('trop court')
    await reader.keyboard.press('Enter')
    await expect(reader.getByRole('alert')).toHaveText('Au moins 12 caractères.')
    await expect(field).toBeFocused()
    expect(await pageFaults(reader)).toEqual([])
    await field.fill(password)
    await reader.keyboard.press('Enter')
    await expect(reader.getByRole('status')).toHaveText('Votre mot de passe est enregistré. Connectez-vous.')
    await expect(reader).toHaveURL(/\/login$/)
  })

  // The session of the first page ends with the next step, which its next question would be told as an error.
  expect(complaints).toEqual([])
  await test.step('with which the new person signs in, though somebody else has a session here', async () => {
    await expect(reader.locator('input[name=email]')).toBeFocused()
    await reader.keyboard.type(email)
    await reader.keyboard.press('Tab')
    await reader.keyboard.type(password)
    await reader.keyboard.press('Enter')
    await expect(reader.getByRole('button', { name: 'Compte de Zoé Brûlé' })).toBeVisible()
    await expect(rows(reader).first()).toBeVisible()
    await expect(reader.getByRole('link', { name: 'Boîte d’envoi' })).toHaveCount(0)
    await reader.goto('/console#outbox')
    await expect(reader.locator('[data-page=forbidden]')).toBeVisible()
  })
})

test('a person is invited anew from the list; a link that is over leads to asking for another', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console#admin')
  const invite = rows(page).first().locator('[data-action=invite]')
  await invite.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('Renvoyer l’invitation')
  await dialog(page).locator('[data-action=confirm]').press('Enter')
  await expect(page.locator('[data-tone=success]')).toContainText('L’invitation part à l’adresse')
  await expect(invite).toBeFocused()

  await page.goto('/password#nobodysTokenNobodysTokenNobodysTokenNobodys')
  await page.locator('input[name=newPassword]').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Ce lien a déjà servi')
  expect(await pageFaults(page)).toEqual([])
  await action(page, 'ask-again').click()
  await expect(page.locator('input[name=email]')).toBeFocused()
})

test('a forgotten password: what was typed comes along, the answer tells nothing, and the work that sends it is listed', async ({
  page,
  logIn,
}) => {
  await page.goto('/login')
  await expect(page.locator('input[name=email]')).toBeFocused()
  await page.keyboard.type('director@pupitre.test')
  await action(page, 'forgot-password').press('Enter')
  await expect(page).toHaveURL(/\/password$/)
  await expect(page.locator('input[name=email]')).toHaveValue('director@pupitre.test')
  await expect(action(page, 'send')).toBeFocused()
  expect(await pageFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Si un compte existe pour cette adresse')
  expect(await pageFaults(page)).toEqual([])
  await action(page, 'back-to-login').click()
  await expect(page.locator('input[name=email]')).toHaveValue('director@pupitre.test')
  await expect(page.locator('input[name=password]')).toBeFocused()

  await logIn()
  await page.goto('/console#work')
  const task = page.locator('[data-screen=work] tr', { hasText: 'Proposer un nouveau mot de passe' })
  await expect(task).toContainText('Terminé')
  expect(await pageFaults(page)).toEqual([])
  await page.goto('/console#outbox')
  await expect(page.locator('tr', { hasText: 'director@pupitre.test' })).toContainText('Nouveau mot de passe')
})

test('who has forgotten their password before any script has come keeps the address that they typed', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('input[name=email]')).toBeFocused()
  await page.keyboard.type('provider@pupitre.test')
  await page.locator('[data-action=forgot-password]').click()
  release()
  await expect(page).toHaveURL(/\/password$/)
  await expect(page.locator('input[name=email]')).toHaveValue('provider@pupitre.test')
})
