import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keys.ts'
import { pageFaults } from './pageFaults.ts'
import { signIn } from './signIn.ts'

const card = (page: Page, name: 'services' | 'preferences') => page.locator(`[data-card=${name}]`)
const save = (page: Page, name: 'services' | 'preferences') => card(page, name).locator('[data-action=save]')
const notice = (page: Page) => page.locator('[data-tone=success]').last()
const slots = (page: Page) =>
  card(page, 'preferences')
    .locator('select')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name')))

const open = async (page: Page, email: string) => {
  await page.goto('/me/notifications')
  await signIn(page, email)
  await expect(page.locator('[data-page=notifications] h1')).toBeVisible()
  await expect(page.locator('.card-skeleton')).toHaveCount(0)
}

test('a director chooses departments by their division and one by one, and what to be told of, by keyboard alone [area 2.6, area 4.5]', async ({
  page,
}) => {
  await open(page, 'director@pupitre.test')
  const place = page.locator('[data-institution="2"]')
  const division = (name: string) => place.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) })
  const one = (name: string) => place.getByRole('checkbox', { name, exact: true })
  const [maternity, surgery] = [division('Femme-enfant'), division('Chirurgie et bloc')]

  await test.step('a division that is chosen in part is chosen whole, then one of it is left out', async () => {
    await expect(maternity).toHaveJSProperty('indeterminate', true)
    await expect(save(page, 'services')).toBeDisabled()
    await tabTo(page, maternity)
    await page.keyboard.press('Space')
    for (const name of ['Maternité', 'Néonatologie', 'Pédiatrie']) await expect(one(name)).toBeChecked()
    await tabTo(page, one('Néonatologie'))
    await page.keyboard.press('Space')
    await expect(maternity).toHaveAttribute('aria-checked', 'mixed')
    await tabTo(page, surgery, 'Shift+Tab')
    await page.keyboard.press('Space')
    expect(await pageFaults(page)).toEqual([])
  })

  await test.step('what differs is sent, and is there after a reload', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/NotificationService/.test(pathname)) sent.push(`${request.method()} ${pathname.split('/').length}`)
    })
    await page.keyboard.press('Control+Enter')
    await expect(notice(page)).toContainText('Modifications enregistrées')
    // A department of the division was linked already.
    expect(sent).toEqual(['POST 4', 'POST 4', 'POST 4'])
    await expect(save(page, 'services')).toBeDisabled()
    await expect(card(page, 'services').getByRole('heading', { level: 2 })).toBeFocused()
    await page.reload()
    await expect(surgery).toBeChecked()
    await expect(one('Pédiatrie')).toBeChecked()
    await expect(one('Néonatologie')).not.toBeChecked()
  })

  await test.step('preferences are changed by themselves', async () => {
    const invited = card(page, 'preferences').locator('select[name=notif1]')
    // From the last department on: the menu and all of them are more than a way by keys is tried for.
    await one('Urgences').focus()
    await tabTo(page, invited)
    await page.keyboard.type('Toujours')
    await page.keyboard.press('Control+Enter')
    await expect(notice(page)).toContainText('Préférences enregistrées')
    await page.reload()
    await expect(invited).toHaveValue('1')
    expect(await slots(page)).toEqual(expect.arrayContaining(['notif10', 'notif18', 'notif20']))
  })

  await test.step('without network nothing is lost, and what was not saved is told', async () => {
    await page.route('**/api/v2/adminInInstitutionNotificationService/*', (route) => route.abort())
    await one('Pédiatrie').uncheck()
    await save(page, 'services').click()
    await expect(card(page, 'services').locator('.failures')).toContainText('Pédiatrie')
    await expect(one('Pédiatrie')).not.toBeChecked()
    expect(await pageFaults(page)).toEqual([])
    await page.unrouteAll()
    await save(page, 'services').click()
    await expect(card(page, 'services').locator('.failures')).toHaveCount(0)
    await page.reload()
    await expect(one('Urgences')).toBeChecked()
    await expect(one('Pédiatrie')).not.toBeChecked()
  })

  await test.step('what is left unsaved is given back', async () => {
    await one('SMUR').uncheck()
    await page.locator('[data-widget=account] button').first().click()
    await page.locator('[data-action=profile]').click()
    await expect(page.locator('[data-page=profile]')).toBeVisible()
    await page.goBack()
    await expect(one('SMUR')).not.toBeChecked()
    await expect(save(page, 'services')).toBeEnabled()
  })
})

test('a viewer reads which departments they are told of, and makes preferences of what they can be told', async ({
  page,
}) => {
  await open(page, 'viewer@pupitre.test')
  const boxes = card(page, 'services').getByRole('checkbox')
  expect(await boxes.count()).toBeGreaterThan(2)
  for (const box of await boxes.all()) await expect(box).toBeDisabled()
  await expect(card(page, 'services')).toContainText('Votre niveau ne permet pas de changer de service')
  await expect(save(page, 'services')).toHaveCount(0)
  const hidden = ['notif10', 'notif12', 'notif14', 'notif18', 'notif20']
  expect((await slots(page)).filter((name) => hidden.includes(name ?? ''))).toEqual([])
  expect(await pageFaults(page)).toEqual([])

  const signsUp = card(page, 'preferences').locator('select[name=notif2]')
  for (const value of ['3', '0']) {
    await signsUp.selectOption(value)
    await save(page, 'preferences').click()
    await expect(notice(page)).toContainText('Préférences enregistrées')
    await expect(save(page, 'preferences')).toBeDisabled()
    await page.reload()
    await expect(signsUp).toHaveValue(value)
  }
})
