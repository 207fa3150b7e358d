import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyOfProject, root } from '../generators/project.ts'
import { rows } from './fixtures.ts'
import { startServer } from './server.ts'
import { signIn } from './signIn.ts'
import { violations } from './violations.ts'

test('npm run new:table makes a screen that lists, creates, validates, imports and exports at once [house 11]', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const project = copyOfProject()
  for (const name of ['index.html', 'vite.config.ts', 'package-lock.json', 'public'])
    cpSync(join(root, name), join(project.folder, name), { recursive: true })
  const made = project.node('generators/newTable.ts', 'parkingLot')
  expect(made.stderr).toBe('')
  expect(made.status).toBe(0)
  const server = await startServer({}, project.folder)
  try {
    await page.goto(`${server.url}/login`)
    await signIn(page)
    await page.getByRole('link', { name: 'Parking lot' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking lot')
    await expect(page.locator('[data-table=parkingLot]')).toBeVisible()

    await page.locator('[data-action=add]').first().click()
    const form = page.getByRole('dialog')
    const line = (number: number) => form.locator(`[data-line="${number}"]`)
    await line(0).locator('input[name=quantity]').fill('-1')
    await form.locator('[data-action=save]').click()
    await expect(line(0).locator('[data-column=name] [data-error-code="419"]')).toBeVisible()
    await expect(line(0).locator('[data-column=quantity] [data-error-code="406"]')).toBeVisible()
    await line(0).locator('input[name=name]').fill('Nord')
    await line(0).locator('input[name=quantity]').fill('120')
    await line(0).locator('input[name=startsOn]').fill('01/02/2027')
    await form.locator('[data-action=add-line]').click()
    await line(1).locator('input[name=name]').fill('Sud')
    await form.locator('[data-action=save]').click()
    await expect(form).toHaveCount(0)
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first().locator('[data-column=startsOn]')).toHaveText('01-02-2027')

    await page.locator('[data-action=add]').first().click()
    await line(0).locator('input[name=name]').fill('nord')
    await form.locator('[data-action=save]').click()
    await expect(line(0).locator('[data-column=name] [data-error-code="409"]')).toBeVisible()
    await line(0).locator('input[name=name]').fill('Est')
    await form.locator('[data-action=save]').click()
    await expect(rows(page)).toHaveCount(3)

    await page.locator('input[type=search]').fill('sud')
    await expect(rows(page)).toHaveCount(1)
    await page.locator('[data-action=edit]').click()
    await form.locator('input[name=quantity]').fill('7')
    await form.locator('[data-action=save]').click()
    await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
    await expect(rows(page).locator('[data-column=quantity]')).toHaveText('7')
    await page.locator('[data-action=delete]').click()
    await page.getByRole('alertdialog').locator('[data-action=confirm]').click()
    await expect(rows(page)).toHaveCount(0)
    await page.locator('input[type=search]').fill('')
    await expect(rows(page)).toHaveCount(2)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-action=export-csv]').click(),
    ])
    const text = readFileSync((await download.path()) ?? '', 'utf8')
    expect(text).toContain('Nord;120;')
    await page.locator('[data-action=import-csv]').click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'parking.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text.replace('Nord;120', 'Ouest;40')),
    })
    await page.locator('[data-action=import]').click()
    await page.getByRole('dialog').locator('[data-action=confirm]').click()
    await expect(rows(page)).toHaveCount(3)
    expect(await violations(page)).toEqual([])
  } finally {
    await server.stop()
    project.remove()
  }
})
