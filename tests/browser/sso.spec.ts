import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { type IdentityProvider, startIdentityProvider } from './identityProvider.ts'
import { pageFaults } from './pageFaults.ts'
import { startServer } from './server.ts'

const test = base.extend<object, { readonly identityProvider: IdentityProvider }>({
  serverFor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from this pattern
    async ({}, use) => {
      const server = await startServer({ SSO_ALLOW_LOCAL: '1' })
      await use(async () => server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  identityProvider: [
    async ({ serverFor }, use, { project }) => {
      const { url } = await serverFor(project.name)
      const provider = await startIdentityProvider(`${url}/auth/sso/callback`)
      await use(provider)
      await provider.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const signOnElsewhere = async (page: Page, who: string) => {
  await page.locator('input[name=login]').fill(who)
  await page.locator('input[name=password]').fill('whatever')
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('single sign-on is set up, tested, and leads from the page for logging in back to the page one came from [console 2.2.18, console 2.3.15, area 4.6]', async ({
  page,
  logIn,
  server,
  identityProvider: { issuer, clientId, clientSecret },
}) => {
  await page.route(/googleapis/, (route) => route.abort())
  await logIn()
  await page.goto('/console?institutions=1,2#sso')
  const screen = page.locator('[data-screen=sso]')
  const save = screen.locator('[data-action=save]')

  await test.step('one of the selected institutions is set up, and its settings wait for the switch', async () => {
    await expect(screen.locator('[data-places]')).toHaveAttribute('data-places', '1')
    await expect(screen.locator('input[name=clientId]')).toBeDisabled()
    await screen.getByRole('switch', { name: 'Se connecter par SSO' }).click()
    await expect(page.locator('[data-tone=success]').first()).toHaveText(/SSO activé/)
    await expect(screen.locator('input[name=clientId]')).toBeEnabled()
  })

  await test.step('nothing is saved before what is demanded is there', async () => {
    await expect(save).toBeDisabled()
    await screen.locator('input[name=authUrl]').focus()
    await screen.locator('input[name=clientId]').focus()
    await expect(screen.locator('[data-column=authUrl] .field-error')).toHaveText(/Indiquez l’URL/)
    await screen.locator('input[name=ssoName]').fill('brenne')
    await screen.locator('input[name=clientId]').fill(clientId)
    await screen.locator('input[name=clientSecret]').fill(clientSecret)
    await screen.locator('input[name=authUrl]').fill(`${issuer}/auth`)
    await screen.locator('input[name=accessTokenUrl]').fill(`${issuer}/token`)
    await screen.locator('input[name=userInfoUrl]').fill(`${issuer}/me`)
    await save.click()
    await expect(screen.locator('[data-status="2"]')).toHaveText('Enregistré.')
    await expect(screen.locator('[data-sso-names]')).toContainText('brenne')
    await expect(screen.locator('input[name=clientSecret]')).toHaveValue('')
  })

  await test.step('the connection is tested in four steps, with what is wrong in words', async () => {
    await screen.locator('[data-action=test]').click()
    await expect(screen.locator('[data-step][data-state=done]')).toHaveCount(4)
    expect(await pageFaults(page)).toEqual([])
    await screen.locator('input[name=clientSecret]').fill('another one')
    await save.click()
    await expect(screen.locator('[data-status="2"]')).toHaveText('Enregistré.')
    await screen.locator('[data-action=test]').click()
    await expect(screen.locator('[data-step=token]')).toContainText(
      'refuse l’identifiant ou le secret client (401)',
    )
    await expect(screen.locator('[data-step][data-state=done]')).toHaveCount(3)
    await screen.locator('input[name=clientSecret]').fill(clientSecret)
    await save.click()
    await expect(screen.locator('[data-status="2"]')).toHaveText('Enregistré.')
  })

  await page.context().clearCookies()
  await page.goto('/console?institutions=1#pole')
  await expect(page).toHaveURL(/\/login$/)

  await test.step('somebody unknown here is told so on the page for logging in', async () => {
    await page.locator('[data-action=sso]').click()
    await page.locator('input[name=institutionCode]').fill('brenne')
    await page.locator('[data-action=sign-on]').click()
    await signOnElsewhere(page, 'nobody@pupitre.test')
    await expect(page.locator('[data-sso-refusal=unknownPerson]')).toBeVisible()
    expect(await pageFaults(page)).toEqual([])
  })

  await test.step('an administrator comes back to the page they came from', async () => {
    await page.context().clearCookies()
    await page.goto('/console?institutions=1#pole')
    await page.locator('[data-action=sso]').click()
    await page.locator('input[name=institutionCode]').fill('BRENNE')
    await page.keyboard.press('Enter')
    await signOnElsewhere(page, 'director@pupitre.test')
    await expect(page.locator('[data-table=pole]')).toBeVisible()
    expect(page.url()).toBe(`${server.url}/console?institutions=1#pole`)
  })
})
