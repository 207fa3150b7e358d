import { readFile } from 'node:fs/promises'
import { expect, rows, test } from './fixtures.ts'
import { action, dialog, field } from './scenes/scene.ts'

const SHEET = [
  'PC1\t06:45\t14:15\t0:30',
  'PC2\t8h30\t16h\t30',
  'PC3\tmidi\t20:00\t',
  'PC4\t7\t15:30\t00:45',
  'PC5\t22:00\t6:00\t1:00',
].join('\r\n')

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('five rows of a spreadsheet fill five lines; one is corrected, the paste taken back, and made again', async ({
  page,
  logIn,
}) => {
  await logIn()
  const copy = (text: string) => page.evaluate((one) => navigator.clipboard.writeText(one), text)
  const code = (line: number) => dialog(page).locator(`[data-line="${line}"] input[name=code]`)
  const lines = dialog(page).locator('[data-line]')
  await action(page, 'add').click()
  await field(page, 'code').fill('ICI')
  await copy('un mot')
  await page.keyboard.press('Control+v')
  await expect(code(0)).toHaveValue('ICIun mot')

  await copy(`${SHEET}\r\n`)
  await page.keyboard.press('Control+v')
  await expect(lines).toHaveCount(5)
  await expect(dialog(page).locator('[role=status][data-pasted=filled]')).toContainText('5 lignes collées')
  await expect(dialog(page).locator('.field-error')).toHaveCount(1)
  await expect(dialog(page).locator('[data-line="2"] input[name=beginAt]')).toHaveValue('midi')
  await expect(dialog(page).locator('[data-line="4"] input[name=endAt]')).toHaveValue('06:00')
  await expect(code(0)).toBeFocused()

  await page.keyboard.press('Control+z')
  await expect(lines).toHaveCount(1)
  await expect(code(0)).toHaveValue('ICIun mot')
  await expect(code(0)).toBeFocused()

  await page.keyboard.press('Control+v')
  await expect(lines).toHaveCount(5)
  await dialog(page).locator('[data-line="2"] input[name=beginAt]').fill('12')
  // What takes the focus stands above what is told of the paste.
  const last = dialog(page).locator('[data-line="4"] input[name=break]')
  for (let i = 0; i < 20 && !(await last.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  const [control, panel] = await Promise.all([
    last.boundingBox(),
    dialog(page).locator('.pasted').boundingBox(),
  ])
  expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0)
  await page.keyboard.press('Control+Enter')
  await expect(dialog(page)).toBeHidden()
  await page.locator('input[type=search]').fill('PC')
  await expect(rows(page).filter({ hasText: /PC\d/ })).toHaveCount(5)
})

test('rows that found no line follow once the others are saved, though the page was loaded anew meanwhile', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=1#pole')
  await action(page, 'add').click()
  await field(page, 'name').focus()
  const names = Array.from({ length: 7 }, (_, nth) => `Pôle collé ${nth + 1}`)
  await page.evaluate((one) => navigator.clipboard.writeText(one), names.join('\r\n'))
  await page.keyboard.press('Control+v')
  const filled = () => dialog(page).locator('[data-line] input[name=name]')
  await expect(filled()).toHaveCount(5)
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(dialog(page).locator('.restored')).toContainText('2 lignes d’un collage précédent')
  await action(page, 'save').click()
  await expect(filled()).toHaveCount(2)
  await action(page, 'save').click()
  await expect(dialog(page)).toBeHidden()
  await page.locator('input[type=search]').fill('collé')
  await expect(rows(page)).toHaveCount(7)
})

test('more rows than lines go to the import; those refused come back as a file that is read again', async ({
  page,
  logIn,
}) => {
  await logIn()
  const rest = 'PC6\t8:00\t9:00\t\nPC7\t8:00\t12:00\t\nPC8\t13\t17\tlongue'
  // Copied from a sheet in German, while the console speaks French.
  const header = 'Kürzel\tBeginn\tEnde\tPause'
  await page.evaluate((one) => navigator.clipboard.writeText(one), `${header}\n${SHEET}\n${rest}`)
  await action(page, 'add').click()
  await field(page, 'code').focus()
  await page.keyboard.press('Control+v')
  await expect(dialog(page).locator('[data-remark=over]')).toContainText('3 lignes')
  await action(page, 'paste-to-import').click()
  await expect(page.locator('[data-import-row]')).toHaveCount(8)
  await expect(page.locator('[data-import-row][data-state=error]')).toHaveCount(2)

  const download = page.waitForEvent('download')
  await action(page, 'download-refused').click()
  const file = await (await download).path()
  const text = await readFile(file, 'utf8')
  expect(text).toContain('Motif du refus;Code;')
  await page.locator('input[type=file]').setInputFiles({
    name: 'corrige.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text.replace('midi', '12:00').replace('longue', '30')),
  })
  await expect(page.locator('[data-import-row]')).toHaveCount(2)
  await expect(page.locator('[data-import-row][data-state=ok]')).toHaveCount(2)
  await expect(action(page, 'download-refused')).toHaveCount(0)
})
