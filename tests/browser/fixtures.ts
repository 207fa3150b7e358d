import { test as base, expect, type Page } from '@playwright/test'
import { comesLate } from './late.ts'
import { type RunningServer, startServer } from './server.ts'
import { signIn } from './signIn.ts'
import { writesOf } from './writes.ts'

export interface Reading {
  /** Files whose pages change nothing: one server serves them all, one after the other. */
  readonly onlyReads: boolean
  /** By how many milliseconds frames are late at most; 0 for as they come. */
  readonly late: number
}

/** Every file of tests has a server of its own, with the demo data; where two workers share a file, one each. */
export const test = base.extend<
  { readonly server: RunningServer; readonly logIn: (email?: string) => Promise<void> },
  Reading & { readonly serverFor: (file: string) => Promise<RunningServer> }
>({
  onlyReads: [false, { option: true, scope: 'worker' }],
  late: [0, { option: true, scope: 'worker' }],
  serverFor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from this pattern
    async ({}, use) => {
      let running: { readonly file: string; readonly server: RunningServer } | undefined
      const stop = async () => {
        await running?.server.stop()
        running = undefined
      }
      await use(async (file) => {
        if (running?.file !== file) await stop()
        running ??= { file, server: await startServer() }
        return running.server
      })
      await stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ serverFor, onlyReads }, use, { file, project }) =>
      use(await serverFor(onlyReads ? project.name : file)),
    { scope: 'test', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // Whatever a test is about: nothing may fail in a page without anybody being told.
  context: async ({ context, onlyReads, late }, use) => {
    if (late) await comesLate(context, late)
    const thrown: string[] = []
    const writes = onlyReads ? writesOf(context) : []
    context.on('weberror', (failure) => thrown.push(failure.error().message))
    await use(context)
    expect(thrown, 'errors that no code of a page has caught').toEqual([])
    expect(writes, 'calls that change what other files find').toEqual([])
  },
  logIn: async ({ page }, use) =>
    use(async (email = 'provider@pupitre.test') => {
      await page.goto('/console#schedule')
      await signIn(page, email)
      await expect(page.locator('[data-table]')).toBeVisible()
    }),
})

export { expect }

/** Waits for the rows of the list to be those of the latest request. */
export const rows = (page: Page) => page.locator('[data-table] [data-row-id]')

/** Ticks just these many institutions, by their order in the picker. */
export const selectInstitutions = async (page: Page, count: number): Promise<readonly string[]> => {
  const picker = page.locator('[data-widget=institution-picker]')
  await picker.getByRole('button').first().click()
  const boxes = picker.locator('[data-institution] input')
  await expect(boxes.first()).toBeVisible()
  const total = await boxes.count()
  for (let i = 0; i < total; i++) await boxes.nth(i).setChecked(i < count)
  const names = await picker
    .locator('[data-institution] .picker-name')
    .evaluateAll((labels) => labels.map((label) => label.textContent ?? ''))
  await page.keyboard.press('Escape')
  return names.slice(0, count)
}

/** Searches for a row by its code and waits until it alone is listed. */
export const find = async (page: Page, code: string) => {
  await page.locator('input[type=search]').fill(code)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).locator('[data-column=code]')).toHaveText(code)
  return rows(page)
}
