import { action, form, serverOf } from './faults.ts'
import { expect, test } from './fixtures.ts'

test('codes that two institutions share in part: what somebody changes meanwhile is refused and shown, and all is taken back', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { headers, insert, find } = await serverOf(request, server.url)
  const [first, second] = [1, 2]
  const code = (name: string, institution: number[]) =>
    insert('/api/v2/schedule', { code: name, beginAt: '07:00', endAt: '15:00', break: '00:30', institution })
  await code('IMP1', [first, second])
  await code('IMP2', [second])
  const stored = async () => {
    const rows = (await Promise.all(['IMP1', 'IMP2', 'IMP3'].map(find))).flat()
    return rows.map((row) => [row.code, row.endAt, row.institution])
  }

  await page.goto(`/console?institutions=${first},${second}#schedule`)
  await action(page, 'import-csv').click()
  const lines = ['IMP1', 'IMP2', 'IMP3'].map((name) => `${name};07:00;15:30;00:30\r\n`)
  const buffer = Buffer.from(`code;beginAt;endAt;break\r\n${lines.join('')}`)
  await page.locator('input[type=file]').setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer })
  await expect(form(page).locator('.import-changes')).toHaveCount(2)

  const [shared] = await find('IMP1')
  await request.put(`${server.url}/api/v2/schedule/${shared.id}`, { headers, data: { endAt: '14:00' } })
  const before = await stored()
  await action(page, 'import').click()
  await expect(form(page).locator('.import-failures li li')).toHaveText([
    /^IMP1\s: Quelqu’un d’autre a modifié/,
  ])
  expect(await stored()).toEqual(before)
  await form(page).locator('[data-action=back]').click()
  await expect(form(page)).toBeFocused()
  await expect(form(page).locator('.import-changes').first()).toContainText('14:00 → 15:30')
  await action(page, 'import').click()
  await expect(page.locator('[data-import=done]')).toBeVisible()
  const both = [first, second]
  expect(await stored()).toEqual([
    ['IMP1', '15:30', both],
    ['IMP2', '15:30', both],
    ['IMP3', '15:30', both],
  ])
  await action(page, 'undo').click()
  await expect(page.locator('.toast', { hasText: 'C’est annulé.' })).toBeVisible()
  expect(await stored()).toEqual(before)
  // The lines stand there again, as they were before the import.
  await expect(form(page).locator('.import-changes')).toHaveCount(2)
  await expect(form(page)).toBeFocused()
})
