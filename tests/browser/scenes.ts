import type { Page } from '@playwright/test'
import { expect, PASSWORD, rows } from './fixtures.ts'

/** One screen or dialog as a person meets it. `open` starts from the list, just loaded, or from the login page. */
export interface Scene {
  readonly name: string
  readonly at: 'list' | 'login'
  /** Only where the window is narrow. */
  readonly narrow?: boolean
  open(page: Page): Promise<void>
}

const LISTS = '**/api/v2/schedule'
const answer = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`).first()
const dialog = (page: Page) => page.locator('dialog[open]').last()
const field = (page: Page, name: string) => dialog(page).locator(`input[name=${name}]`).last()

/** Answers the list itself; writes and the rest go through. */
const answerList = (page: Page, status: number, body: unknown) =>
  page.route(LISTS, (route) =>
    route.request().postData()?.includes('"search"') ? route.fulfill(answer(status, body)) : route.continue(),
  )

const chooseFile = async (page: Page, name: string) => {
  await action(page, 'import-csv').click()
  await page.locator('input[type=file]').setInputFiles(`tests/fixtures/schedules/${name}`)
}

const editFirst = async (page: Page) => {
  await action(page, 'edit').click()
  await expect(field(page, 'beginAt')).toBeVisible()
}

const changeFirst = async (page: Page) => {
  await editFirst(page)
  await field(page, 'beginAt').fill('5h05')
  await action(page, 'save').click()
}

const openMenu = (name: string) => (page: Page) => page.locator(`[data-widget=${name}] > button`).click()

export const scenes: readonly Scene[] = [
  { name: 'login', at: 'login', open: async () => {} },
  {
    name: 'login refused',
    at: 'login',
    open: async (page) => {
      await page.locator('input[name=email]').fill('nobody@pupitre.test')
      await page.locator('input[name=password]').fill(PASSWORD)
      await page.route('**/auth/login', (route) => route.fulfill(answer(401, { errorCode: 401, errors: [] })))
      await action(page, 'login').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'list', at: 'list', open: async (page) => expect(rows(page).first()).toBeVisible() },
  {
    name: 'list loading',
    at: 'list',
    open: async (page) => {
      await page.route(LISTS, () => undefined)
      await page.reload()
      await expect(page.locator('.list-skeleton')).toBeVisible()
    },
  },
  {
    name: 'list empty',
    at: 'list',
    open: async (page) => {
      await answerList(page, 200, { data: [], count: 0 })
      await page.reload()
      await expect(action(page, 'add-first')).toBeVisible()
    },
  },
  {
    name: 'list without result',
    at: 'list',
    open: async (page) => {
      await page.locator('input[type=search]').fill('nothing like this')
      await expect(action(page, 'clear-search')).toBeVisible()
    },
  },
  {
    name: 'list refused',
    at: 'list',
    open: async (page) => {
      await answerList(page, 500, { errorCode: 500, errors: [] })
      await page.reload()
      await expect(action(page, 'retry')).toBeVisible()
    },
  },
  {
    name: 'no institution',
    at: 'list',
    open: async (page) => {
      await page.goto('/console?institutions=#schedule')
      await expect(page.locator('.list-message')).toBeVisible()
    },
  },
  {
    name: 'create form',
    at: 'list',
    open: async (page) => {
      await action(page, 'add').click()
      await field(page, 'code').fill('A1')
      await field(page, 'beginAt').fill('2100')
      await field(page, 'endAt').fill('0700')
      await field(page, 'break').fill('30')
      await action(page, 'add-line').click()
      await expect(page.locator('[data-line]')).toHaveCount(2)
    },
  },
  {
    name: 'create form with errors',
    at: 'list',
    open: async (page) => {
      await action(page, 'add').click()
      await field(page, 'beginAt').fill('7.5')
      await action(page, 'add-line').click()
      await field(page, 'endAt').fill('25:00')
      await action(page, 'save').click()
      await expect(page.locator('[data-error-code]').first()).toBeVisible()
    },
  },
  {
    name: 'create form refused',
    at: 'list',
    open: async (page) => {
      await action(page, 'add').click()
      await field(page, 'code').fill('REFUSED')
      await field(page, 'beginAt').fill('0700')
      await field(page, 'endAt').fill('1500')
      await page.route(LISTS, (route) => route.fulfill(answer(500, { errorCode: 500, errors: [] })))
      await action(page, 'save').click()
      await expect(page.locator('[data-tone=error]').first()).toBeVisible()
    },
  },
  { name: 'modify form', at: 'list', open: editFirst },
  {
    name: 'update confirmation',
    at: 'list',
    open: async (page) => {
      await changeFirst(page)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'conflict',
    at: 'list',
    open: async (page) => {
      await page.route('**/api/v2/schedule/*', (route) =>
        route.fulfill(
          answer(412, {
            errorCode: 412,
            errors: [],
            data: {
              id: 1,
              version: 9,
              code: 'M1-LONG',
              beginAt: '06:00',
              endAt: '14:00',
              break: '00:30',
              nbWorkedMinutes: 450,
            },
          }),
        ),
      )
      await changeFirst(page)
      await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
      await expect(action(page, 'keep-mine')).toBeVisible()
    },
  },
  {
    name: 'form left unfinished',
    at: 'list',
    open: async (page) => {
      await action(page, 'add').click()
      await field(page, 'code').fill('A1')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'delete confirmation',
    at: 'list',
    open: async (page) => {
      await action(page, 'delete').click()
      await expect(page.getByRole('alertdialog').locator('[data-action=confirm]')).toBeVisible()
    },
  },
  {
    name: 'import',
    at: 'list',
    open: async (page) => {
      await action(page, 'import-csv').click()
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'import refused',
    at: 'list',
    open: async (page) => {
      await chooseFile(page, 'comma-separated.csv')
      await expect(dialog(page).getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'import with errors',
    at: 'list',
    open: async (page) => {
      await chooseFile(page, 'one-of-each-error.csv')
      await expect(page.locator('[data-import-row][data-state=error]').first()).toBeVisible()
    },
  },
  {
    name: 'import with duplicates',
    at: 'list',
    open: async (page) => {
      await chooseFile(page, 'duplicates.csv')
      await expect(page.locator('[data-import-row][data-state=duplicate]').first()).toBeVisible()
    },
  },
  {
    name: 'import under way',
    at: 'list',
    open: async (page) => {
      await page.route('**/upsert-batch', () => undefined)
      await chooseFile(page, 'hospital-day-night.csv')
      await action(page, 'import').click()
      await expect(page.locator('[data-import=running]')).toBeVisible()
    },
  },
  {
    name: 'import failed',
    at: 'list',
    open: async (page) => {
      await page.route('**/upsert-batch', (route) =>
        route.fulfill(
          answer(409, {
            errorCode: 409,
            errors: [],
            details: [{ line: 2, column: 'code', code: 409, reason: 'taken' }],
          }),
        ),
      )
      await chooseFile(page, 'hospital-day-night.csv')
      await action(page, 'import').click()
      await expect(page.locator('[data-import=partial]')).toBeVisible()
    },
  },
  {
    name: 'import done',
    at: 'list',
    open: async (page) => {
      await chooseFile(page, 'hospital-day-night.csv')
      await action(page, 'import').click()
      await expect(page.locator('[data-import=done]')).toBeVisible()
    },
  },
  { name: 'institution picker', at: 'list', open: openMenu('institution-picker') },
  { name: 'language menu', at: 'list', open: openMenu('language') },
  { name: 'theme menu', at: 'list', open: openMenu('theme') },
  { name: 'user menu', at: 'list', open: openMenu('account') },
  { name: 'messages', at: 'list', open: openMenu('messages') },
  {
    name: 'screen search',
    at: 'list',
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'screen search without result',
    at: 'list',
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await dialog(page).locator('input').fill('zzz')
      await expect(page.locator('.palette__none')).toBeVisible()
    },
  },
  {
    name: 'help',
    at: 'list',
    open: async (page) => {
      await action(page, 'help').click()
      await expect(dialog(page)).toBeVisible()
    },
  },
  {
    name: 'not found',
    at: 'list',
    open: async (page) => {
      await page.goto('/nowhere')
      await expect(page.locator('[data-page=notFound]')).toBeVisible()
    },
  },
  {
    name: 'network lost',
    at: 'list',
    open: async (page) => {
      await page.context().setOffline(true)
      await expect(page.locator('.banner--offline')).toBeVisible()
    },
  },
  {
    name: 'server out of reach',
    at: 'list',
    open: async (page) => {
      await page.route('**/auth/token/refresh*', (route) => route.abort())
      await page.reload()
      await expect(page.locator('[data-page=offline]')).toBeVisible()
    },
  },
  {
    name: 'menu drawer',
    at: 'list',
    narrow: true,
    open: async (page) => {
      await action(page, 'menu').click()
      await expect(page.locator('.menu-drawer')).toBeVisible()
    },
  },
]

/** How a scene is seen. */
export interface Look {
  readonly language: 'fr' | 'de' | 'en-GB' | 'es'
  readonly mode: 'light' | 'dark'
}

/** Chooses language and colours on this device, before the next page load. */
export const wear = (page: Page, { language, mode }: Look): Promise<void> =>
  page.evaluate(
    ([l, m]) => {
      localStorage.setItem('pupitre.language', l)
      localStorage.setItem('pupitre.colorMode', m)
    },
    [language, mode] as const,
  )

/** A scene from its beginning: nothing intercepted, nothing typed. */
export const openScene = async (page: Page, scene: Scene): Promise<void> => {
  await page.goto(scene.at === 'login' ? '/login' : '/console#schedule')
  // The same address but for its hash is no new page.
  await page.reload()
  await expect(scene.at === 'login' ? page.locator('.login') : page.locator('[data-table]')).toBeVisible()
  if (scene.at === 'list') await expect(rows(page).first()).toBeVisible()
  await scene.open(page)
}

/** Takes away what a scene intercepted. */
export const leaveScene = async (page: Page): Promise<void> => {
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
