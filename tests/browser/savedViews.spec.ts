import { authorizationOf } from './authorization.ts'
import { expect, rows, test } from './fixtures.ts'
import { keepMornings, openTool as open } from './listTools.ts'
import { misfits } from './misfits.ts'
import { signIn } from './signIn.ts'

test('a view is kept under a name, opened again, changed, and passed on as an address [house 1]', async ({
  page,
  logIn,
  browser,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn()
  await keepMornings(page)
  const views = page.locator('[data-panel=views]')
  const saveAs = async (name: string) => {
    await views.locator('[data-action=view-save]').click()
    await views.locator('.name-form input').fill(name)
    await views.locator('.name-form [data-action=confirm]').click()
  }
  await open(page, 'views')
  await saveAs('Matins')
  await expect(views.locator('[data-view=Matins] [data-action=view-open]')).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await saveAs('Matins')
  await expect(views.getByRole('alert')).toBeVisible()
  await views.locator('.name-form [data-action=cancel]').click()
  await views.locator('[data-action=view-copy]').click()
  await expect(page.getByText('Lien copié')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())

  await views.locator('[data-action=view-reset]').click()
  await expect(page.locator('[data-filter]')).toHaveCount(0)
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await open(page, 'views')
  await views.locator('[data-view=Matins] [data-action=view-open]').click()
  await expect(page.locator('[data-filter=beginAt]')).toBeVisible()

  await page.locator('thead th[data-column=beginAt] button').click()
  await expect(page).toHaveURL(/sort=beginAt/)
  await open(page, 'views')
  await views.locator('[data-view=Matins] [data-action=view-replace]').click()
  await expect(page.getByText('mise à jour')).toBeVisible()
  const isShown = views.locator('[data-view=Matins] [data-action=view-open]')
  await expect(isShown).toHaveAttribute('aria-pressed', 'true')
  const undo = page.locator('[data-action=undo]').last()
  // However long it takes to press it, the panel stays.
  await undo.focus()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(views).toBeVisible()
  await undo.click()
  await expect(page.getByText('rétablie')).toBeVisible()
  await expect(isShown).toHaveAttribute('aria-pressed', 'false')
  await views.locator('[data-view=Matins] [data-action=view-replace]').click()
  await expect(isShown).toHaveAttribute('aria-pressed', 'true')
  await views.locator('[data-view=Matins] [data-action=view-remove]').click()
  await expect(views.locator('[data-view]')).toHaveCount(0)
  await page.locator('[data-action=undo]').last().click()
  await expect(page.getByText('rétablie').last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(views).toHaveCount(0)
  await open(page, 'views')
  await expect(views.locator('[data-view=Matins]')).toBeVisible()

  // A name is as long as its author likes, without a blank in it.
  await saveAs('M'.repeat(80))
  expect(await misfits(page, 1280)).toEqual([])

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const colleague = await other.newPage()
  await colleague.goto(address)
  await signIn(colleague, 'director@pupitre.test')
  await expect(colleague.locator('[data-filter=beginAt]')).toContainText('de 06:00 à 08:30')
  await open(colleague, 'views')
  await expect(colleague.locator('[data-panel=views] [data-view]')).toHaveCount(0)
  await other.close()
})

test('the name of a view that is being typed outlasts the session, is given up by Escape, and has the one main button', async ({
  page,
  logIn,
  request,
  server,
}) => {
  const authorization = await authorizationOf(page, logIn)
  const views = page.locator('[data-panel=views]')
  const name = views.locator('.name-form input')
  await open(page, 'views')
  await expect(views.locator('.button--primary')).toHaveText('Enregistrer la vue…')
  await views.locator('[data-action=view-save]').click()
  await expect(views.locator('.button--primary')).toHaveText('Enregistrer')
  await name.fill('Abandon')
  await page.keyboard.press('Escape')
  await expect(views).toHaveCount(0)
  await open(page, 'views')
  await expect(name).toHaveCount(0)
  await views.locator('[data-action=view-save]').click()
  await expect(name).toHaveValue('')
  await name.fill('Nuits')
  expect((await request.post(`${server.url}/bff-admin/logout`, { headers: { authorization } })).ok()).toBe(
    true,
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page)
  await expect(rows(page).first()).toBeVisible()
  await open(page, 'views')
  await expect(name).toHaveValue('Nuits')
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(views.locator('[data-view=Nuits]')).toBeVisible()
  await page.keyboard.press('Escape')
  await open(page, 'views')
  await expect(views.locator('[data-view=Nuits]')).toBeVisible()
  await expect(name).toHaveCount(0)
})
