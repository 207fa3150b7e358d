import { serverOf } from './faults.ts'
import { expect, rows, test } from './fixtures.ts'
import { action } from './keys.ts'

test('a row that was removed is there again with all that it held, where no other row was touched', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { headers, insert } = await serverOf(request, server.url)
  const find = async (path: string, value: string): Promise<Record<string, unknown>[]> => {
    const search = {
      query: {},
      text: { value, columns: [path.endsWith('schedule') ? 'code' : 'name'] },
      limit: 9,
    }
    const data = { search: JSON.stringify(search) }
    return (await (await request.post(server.url + path, { headers, data })).json()).data
  }
  const code = { code: 'WEG1', beginAt: '06:15', endAt: '14:00', break: '00:30', interfacingCode: 'W' }
  await insert('/api/v2/schedule', { ...code, institution: [1, 2] })
  await insert('/export-api/v2/payrollcode', {
    name: 'Nuit reprise',
    code: 'NR',
    isNight: true,
    institution: 1,
  })
  for (const [screen, term, path] of [
    ['schedule', 'WEG1', '/api/v2/schedule'],
    ['payCode', 'Nuit reprise', '/export-api/v2/payrollcode'],
  ] as const)
    await test.step(screen, async () => {
      const before = await find(path, term)
      expect(before).toHaveLength(1)
      await page.goto(`/console?institutions=1,2&q=${term}#${screen}`)
      await expect(rows(page)).toHaveCount(1)
      await action(rows(page), 'delete').click()
      await action(page.getByRole('alertdialog'), 'confirm').click()
      await expect(rows(page)).toHaveCount(0)
      expect(await find(path, term)).toEqual([])
      await page.locator('.toast [data-action=undo]').click()
      await expect(rows(page)).toHaveCount(1)
      const same = ({ id, version, ...values }: Record<string, unknown>) => values
      expect((await find(path, term)).map(same)).toEqual(before.map(same))
    })
})

test('a removal that took something from other rows is said to be for good, and offers nothing', async ({
  page,
  logIn,
}) => {
  await logIn()
  await page.goto('/console?institutions=1#institutionChronos')
  await expect(rows(page)).not.toHaveCount(0)
  await action(rows(page).first(), 'delete').click()
  await expect(page.getByRole('alertdialog')).toContainText('définitive')
  await action(page.getByRole('alertdialog'), 'confirm').click()
  await expect(page.locator('.toast[data-tone=success]')).toBeVisible()
  await expect(page.locator('.toast [data-action=undo]')).toHaveCount(0)
})

test('rows that were removed together are there again where no shift pointed at one of them', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { insert } = await serverOf(request, server.url)
  const shift = { beginAt: '06:15', endAt: '14:00', break: '00:30', institution: [1, 2] }
  for (const code of ['WEM1', 'WEM2']) await insert('/api/v2/schedule', { ...shift, code })
  await page.goto('/console?institutions=1,2&q=WEM#schedule')
  await expect(rows(page)).toHaveCount(2)
  await rows(page).nth(0).locator('[data-action=choose]').check()
  await rows(page).nth(1).locator('[data-action=choose]').check()
  await action(page, 'remove-chosen').click()
  await action(page.getByRole('alertdialog'), 'confirm').click()
  await expect(rows(page)).toHaveCount(0)
  await page.locator('.toast [data-action=undo]').click()
  await expect(rows(page)).toHaveCount(2)
})

test('what was given to other institutions is taken back, but for what was given before or is used there since', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { headers, insert, find } = await serverOf(request, server.url)
  const post = async (path: string, data: object) =>
    (await request.post(`${server.url}/api/v2/${path}`, { headers, data })).json()
  const shift = { beginAt: '06:15', endAt: '14:00', break: '00:30', institution: [1] }
  for (const code of ['GIV1', 'GIV2', 'GIV3']) await insert('/api/v2/schedule', { ...shift, code })
  const idOf = async (code: string): Promise<number> => (await find(code))[0].id
  const places = async () => {
    const found = []
    for (const code of ['GIV1', 'GIV2', 'GIV3']) found.push((await find(code))[0].institution)
    return found
  }
  await page.goto('/console?institutions=1&q=GIV#schedule')
  await expect(rows(page)).toHaveCount(3)
  for (const row of await rows(page).all()) await row.locator('[data-action=choose]').check()
  await action(page, 'link-chosen').click()
  const dialog = page.getByRole('dialog')
  for (const id of [2, 3]) await dialog.locator(`input[value="${id}"]`).check()
  // Somebody else is quicker with one of them.
  await post('institution-has-schedule/batch', { schedules: [await idOf('GIV1')], institution: 2 })
  await dialog.locator('[data-action=save]').click()
  await expect(dialog).toHaveCount(0)
  expect(await places()).toEqual(Array(3).fill([1, 2, 3]))
  const toast = page.locator('.toast')
  await toast.hover()
  await expect(toast).toContainText('3 lignes données')
  const [beginAt, endAt] = [8, 16].map((hours) =>
    new Date(Date.now() + (hours + 240) * 3_600_000).toISOString(),
  )
  const used = { schedule: await idOf('GIV2'), institution: 3, beginAt, endAt, workerType: 0 }
  await insert('/api/v2/mission', used)
  await toast.locator('[data-action=undo]').click()
  const refusal = page.locator('.toast[data-tone=error]')
  await expect(refusal).toContainText(/^1 ligne n’a pas pu être reprise, .*\s: GIV2 \(.*, 1 mission\)\./)
  await refusal.hover()
  // Those of an institution stay together, or go together.
  expect(await places()).toEqual([
    [1, 2, 3],
    [1, 3],
    [1, 3],
  ])
  await refusal.locator('[data-action=undo]').click()
  await expect(page.locator('.toast[data-tone=info]')).toContainText('C’est annulé.')
  expect(await places()).toEqual([[1, 2], [1, 3], [1]])
})

test('a row that a colleague has changed stays until one has seen it, and comes back as it was where it was', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { headers, insert, find } = await serverOf(request, server.url)
  const code = { code: 'WEG2', beginAt: '06:15', endAt: '14:00', break: '00:30' }
  await insert('/api/v2/schedule', { ...code, institution: [1, 2, 3] })
  const [{ id }] = await find('WEG2')
  await page.goto('/console?institutions=1,2&q=WEG2#schedule')
  await action(rows(page), 'delete').click()
  const question = page.getByRole('alertdialog')
  await expect(question.locator('[data-reach=here]')).toBeVisible()
  const row = `${server.url}/api/v2/schedule/${id}`
  await request.put(row, { headers, data: { endAt: '15:00', interfacingCode: 'X9' } })
  await request.delete(`${row}?institutions=2`, { headers })
  await action(question, 'confirm').click()
  await expect(question.getByRole('alert')).toContainText(/ligne a changé.*\u00a0:.*Fin/)
  expect(await find('WEG2')).toMatchObject([{ institution: [1, 3] }])
  // Only what is known to clear nothing is offered to be taken back.
  await expect(question).not.toContainText('Recherche des conséquences')
  await action(question, 'confirm').click()
  const message = page.locator('.toast[data-tone=success]')
  await expect(message).toBeVisible()
  expect(await find('WEG2')).toMatchObject([{ institution: [3] }])
  await message.locator('[data-action=undo]').click()
  await expect.poll(async () => (await find('WEG2'))[0]?.institution).toEqual([1, 3])
})
