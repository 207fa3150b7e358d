import type { Locator } from '@playwright/test'
import { complete, docx } from '../server/templates/files.ts'
import { expect, rows, test } from './fixtures.ts'
import { holdPart, refusals } from './parts.ts'
import { darkViolations, violations } from './violations.ts'

/** Drops files as another program does: none that the browser knows where to find. */
const drop = (onto: Locator, ...names: readonly string[]) =>
  onto.evaluate((element, given) => {
    const dataTransfer = new DataTransfer()
    for (const name of given) dataTransfer.items.add(new File(['code;libellé'], name))
    const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })
    element.dispatchEvent(over)
    const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    element.dispatchEvent(dropped)
    return over.defaultPrevented && dropped.defaultPrevented
  }, names)

test('a first click on the import waits for where files are dropped, which takes them again and again', async ({
  page,
  logIn,
}) => {
  const refused = await refusals(page)
  await logIn()
  const part = await holdPart(page, 'ImportDialog')
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await page.locator('[data-action=import-csv]').click()
  await part.asked
  part.release()
  const dialog = page.getByRole('dialog')
  const place = dialog.getByRole('group', { name: 'Fichier CSV à importer' })
  await expect(dialog.locator('[data-action=choose-file]')).toBeFocused()
  expect(await violations(page)).toEqual([])

  await test.step('what is dropped is read, or refused with a reason; of several the first is taken, and named', async () => {
    expect(await drop(place, 'mission.pdf')).toBe(true)
    await expect(dialog.locator('[data-error-code=notCsv]')).toBeVisible()
    expect(await drop(place, 'first.csv', 'second.pdf')).toBe(true)
    await expect(dialog.locator('[data-error-code=wrongFormat]')).toBeVisible()
    await expect(place.getByRole('status')).toContainText('first.csv » a été pris')
    expect(await violations(page)).toEqual([])
    expect(await darkViolations(page)).toEqual([])
  })

  await test.step('the same file can be chosen twice, with the keys', async () => {
    const cell = dialog.locator('[data-import-row] input').first()
    const choose = async () => {
      const chooser = page.waitForEvent('filechooser')
      await dialog.locator('[data-action=choose-file]').press('Enter')
      const choosing = await chooser
      expect(choosing.isMultiple()).toBe(false)
      await choosing.setFiles('tests/fixtures/schedules/one-of-each-error.csv')
    }
    await choose()
    const read = await cell.inputValue()
    await cell.fill('CHANGED')
    await choose()
    // What was mended is not given up unasked.
    const question = page.getByRole('alertdialog')
    await question.locator('[data-action=cancel]').click()
    await expect(cell).toHaveValue('CHANGED')
    await choose()
    await question.locator('[data-action=confirm]').click()
    await expect(cell).toHaveValue(read)
    await expect(dialog.locator('[data-action=choose-file]')).toBeFocused()
    expect(await violations(page)).toEqual([])
  })
  expect(refused).toEqual([])
})

test('while a template is being sent no other is taken, and the browser does not leave for it', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=1#shiftSummaryTemplate')
  const screen = page.locator('[data-screen=shiftSummaryTemplate]')
  await screen.locator('input[type=file]').setInputFiles({
    name: 'one.docx',
    mimeType: 'application/octet-stream',
    buffer: docx(complete),
  })
  const free = Promise.withResolvers<void>()
  await page.route('**/shiftTemplate**', async (route) => {
    if (route.request().method() !== 'GET') await free.promise
    await route.continue()
  })
  await screen.locator('[data-action=upload]').click()
  await expect(screen.locator('[data-action=choose-file]')).toBeDisabled()
  const place = screen.getByRole('group').filter({ has: page.locator('[data-action=choose-file]') })
  expect(await drop(place, 'two.docx')).toBe(true)
  await expect(screen.locator('[data-file]')).toHaveAttribute('data-file', 'one.docx')
  free.resolve()
  await expect(page.locator('[data-tone=success]')).toContainText('Fichier envoyé.')
})
