import { readFile } from 'node:fs/promises'
import { complete, docx } from '../server/templates/files.ts'
import { expect, test } from './fixtures.ts'
import { misfits } from './misfits.ts'
import { darkViolations, violations } from './violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const given = (name: string, lines: readonly string[]) => ({ name, mimeType: word, buffer: docx(lines) })

test('a template is chosen, refused in place, sent, replaced and downloaded [console 2.2.20, console 2.3.16]', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=1,2#shiftSummaryTemplate')
  const screen = page.locator('[data-screen=shiftSummaryTemplate]')
  const place = (institution: number) => screen.locator(`article[data-institution="${institution}"]`)
  const input = screen.locator('input[type=file]')
  const upload = screen.locator('[data-action=upload]')

  await test.step('there is none, and a wrong name is told before anything is sent', async () => {
    await expect(place(1)).toContainText('Aucun modèle pour cet établissement.')
    const chooser = page.waitForEvent('filechooser')
    await screen.locator('[data-action=choose-file]').focus()
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(given('Synthèse (2).docx', [...complete, '{nobody}']))
    await expect(screen.locator('[data-fault=name]')).toContainText('Nom de fichier refusé')
    await expect(upload).toHaveCount(0)
    await screen.getByRole('button', { name: 'Envoyer sous le nom « Synthèse-2.docx »' }).click()
    await expect(screen.locator('[data-file]')).toHaveAttribute('data-file', 'Synthèse-2.docx')
  })

  await test.step('it goes to the institution that is said, and to no other', async () => {
    await expect(screen.locator('[data-places]')).toHaveAttribute('data-places', '1')
    await upload.click()
    await expect(page.locator('[data-tone=success]')).toContainText('Fichier envoyé.')
    await expect(place(1).locator('[data-template]')).toHaveAttribute('data-template', 'Synthèse-2.docx')
    await expect(place(2)).toContainText('Aucun modèle')
    await expect(place(1).locator('[data-tag=serviceName]')).toHaveAttribute('data-state', 'found')
    await expect(place(1).locator('[data-tag=nobody]')).toHaveAttribute('data-state', 'unknown')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await violations(page)).toEqual([])
      expect(await darkViolations(page)).toEqual([])
      expect(await misfits(page, width)).toEqual([])
    }
  })

  await test.step('a file that is refused leaves the one that is there', async () => {
    await input.setInputFiles(given('broken.docx', ['{serviceName']))
    await expect(screen.locator('[data-file]')).toHaveAttribute('data-file', 'broken.docx')
    await upload.click()
    await expect(page.locator('dialog [data-change=before]')).toHaveText('Synthèse-2.docx')
    await expect(page.locator('dialog [data-change=after]')).toHaveText('broken.docx')
    await page.locator('dialog [data-action=confirm]').click()
    await expect(screen.locator('[data-fault=unclosedTag]')).toContainText('accolade fermante manquante')
    await expect(place(1).locator('[data-template]')).toHaveAttribute('data-template', 'Synthèse-2.docx')
  })

  await test.step('all that are selected get another, after a question about those that have one', async () => {
    // Its reason is told before the templates are read anew, until when no other file is taken.
    await expect(screen.locator('[data-action=choose-file]')).toBeEnabled()
    await screen.getByLabel('Envoyer pour').selectOption('all')
    await input.setInputFiles({
      name: 'synthese.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('{institutionName} : {serviceName}'),
    })
    await expect(screen.locator('[data-file]')).toHaveAttribute('data-file', 'synthese.txt')
    await upload.click()
    await expect(page.locator('dialog tbody tr')).toHaveCount(2)
    await page.locator('dialog [data-action=confirm]').click()
    await expect(screen.locator('[data-outcome=done]')).toHaveCount(2)
    await place(2).getByText('Exemple rempli').click()
    await expect(place(2).locator('pre')).toContainText(': Urgences')
  })

  await test.step('it comes back as it was sent', async () => {
    const download = page.waitForEvent('download')
    await place(1).locator('[data-action=download]').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('synthese.txt')
    expect(await readFile(await file.path(), 'utf8')).toBe('{institutionName} : {serviceName}')
  })
})
