import type { Page } from '@playwright/test'
import { complete, docx } from '../server/templates/files.ts'
import { serverOf } from './faults.ts'
import { expect, rows, test } from './fixtures.ts'
import { action, dialog } from './scenes/scene.ts'

// T16, of the names of files, of what files hold and of pages of one row: what somebody wrote is shown as written.
const payloads = [
  `<img src=x onerror="fetch('/canary?1');alert(1)">`,
  `"><svg onload=alert(2)><a href="javascript:alert(2)">go</a>`,
  `'><script src=//canary.test/3.js></script>`,
  `<iframe srcdoc="<script>parent.alert(4)</script>"></iframe>`,
  `javascript:alert(5)//canary`,
  `$t(form.save){{name}} \${alert(6)} %s`,
]

/** Everything by which a page tells that it has done what a text said: dialogs, calls, and what its policy has stopped. */
const betrayals = async (page: Page): Promise<readonly string[]> => {
  const seen: string[] = []
  page.on('dialog', (opened) => {
    seen.push(`dialog ${opened.message()}`)
    void opened.dismiss()
  })
  page.on('request', (request) => {
    if (/\/canary|canary\.test/.test(request.url())) seen.push(`request ${request.url()}`)
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.push(message.text())
  })
  return seen
}

/** The text stands there, and nothing that was made of it. */
const isShown = async (page: Page, text: string) => {
  await expect(page.getByText(text).first()).toBeVisible()
  await isNoMarkup(page)
}
const isNoMarkup = (page: Page) =>
  expect(
    page.locator(
      'img[src=x], svg[onload], iframe, [onerror], script[src*=canary], a[href^="javascript:"], [href*="alert("]',
    ),
  ).toHaveCount(0)

test('what stands in names of rows is text in lists, in the pages of rows, in questions and in messages', async ({
  page,
  logIn,
  request,
  server,
}) => {
  test.setTimeout(180_000)
  const seen = await betrayals(page)
  const { insert } = await serverOf(request, server.url)
  for (const [n, name] of payloads.entries()) {
    await insert('/api/v2/pole', { name, institution: [1] })
    await insert('/api/v2/admin', {
      firstName: name,
      lastName: `Payload ${n}`,
      email: `payload${n}@example.org`,
      level: 2,
      typeAdmin: 1,
      lang: 'fr',
      institution: [1],
    })
  }
  await logIn()

  await page.goto('/console?institutions=1#pole')
  for (const name of payloads) {
    await isShown(page, name)
    const row = rows(page).filter({ hasText: name })
    await row.locator('[data-action=edit]').click()
    const entered = page.locator('input[name=name]')
    await expect(entered).toHaveValue(name)
    await entered.fill(`${name} ${name}`)
    await page.locator('[data-action=save]').first().click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`${name} ${name}`)
    await isNoMarkup(page)
    await question.locator('[data-action=confirm]').click()
    await expect(entered).toHaveCount(0)
    await isShown(page, `${name} ${name}`)
    await row.locator('[data-action=delete]').click()
    await expect(dialog(page)).toContainText(name)
    await isNoMarkup(page)
    await dialog(page).locator('[data-action=confirm]').click()
    await expect(row).toHaveCount(0)
    await isNoMarkup(page)
  }

  for (const [n, name] of payloads.entries()) {
    await page.goto('/console?institutions=1#adminV2')
    const row = rows(page).filter({ hasText: `Payload ${n}` })
    await row.locator('.row-name').click()
    await expect(page.locator('.detail-title')).toContainText(name)
    await expect(page.locator('input[name=firstName]')).toHaveValue(name)
    await isNoMarkup(page)
    await page.locator('select[name=isActivated]').selectOption('false')
    await expect(dialog(page)).toBeVisible()
    await isNoMarkup(page)
    await dialog(page).locator('[data-action=cancel]').click()
  }
  expect(seen).toEqual([])
})

test('what a file is called and what stands in it is text', async ({ page, logIn }) => {
  test.setTimeout(180_000)
  const seen = await betrayals(page)
  await logIn()
  await page.goto('/console?institutions=1#schedule')
  await action(page, 'import-csv').click()
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  for (const name of payloads) {
    const file = name.replaceAll('/', '∕')
    await choose(`${file}.pdf`, 'x')
    await expect(page.locator('[data-error-code=notCsv]')).toBeVisible()
    await isNoMarkup(page)
    const cell = `"${name.slice(0, 40).replaceAll('"', '""')}"`
    await choose(
      `${file}.csv`,
      `Code;Début;Fin;Pause\r\n${cell};${cell};15:00;00:30\r\n${cell};07:00;15:00;00:30\r\n`,
    )
    const cells = dialog(page).locator('[data-import-row] input')
    await expect(cells.first()).toHaveValue(name.slice(0, 40))
    await isShown(page, file)
  }

  await page.goto('/console?institutions=1#shiftSummaryTemplate')
  const screen = page.locator('[data-screen=shiftSummaryTemplate]')
  for (const name of payloads) {
    const file = `${name.replaceAll('/', '∕')}.docx`
    await screen
      .locator('input[type=file]')
      .setInputFiles({ name: file, mimeType: 'application/octet-stream', buffer: docx(complete) })
    await isShown(page, file)
  }
  expect(seen).toEqual([])
})
