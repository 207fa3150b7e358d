import type { APIRequestContext, Page } from '@playwright/test'
import { action, failures, field, openForm, save, serverOf } from './faults.ts'
import { expect, find, rows, test } from './fixtures.ts'
import { violations } from './violations.ts'

interface Stored {
  readonly institution: number[]
  readonly endAt: string
}

const question = (page: Page) => page.getByRole('alertdialog')
const option = (page: Page, reach: string) => question(page).locator(`[data-reach=${reach}]`)

/** A time code in three institutions, made by the API, and what lets a fourth share it. */
const sharedCode = async (request: APIRequestContext, url: string, code: string) => {
  const { headers, find: stored } = await serverOf(request, url)
  const list = await request.post(`${url}/api/v2/institution`, {
    headers,
    data: { search: JSON.stringify({ query: {}, limit: 4 }) },
  })
  const all: { id: number; name: string }[] = (await list.json()).data
  const [three, fourth] = [all.slice(0, 3), all[3]]
  const [here, ...others] = three.map(({ id }) => id)
  if (here === undefined || !fourth) throw new Error('too few institutions')
  const made = await request.post(`${url}/api/v2/schedule`, {
    headers,
    data: { code, beginAt: '07:00', endAt: '15:00', institution: [here, ...others] },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()).data
  const joins = async () => {
    const data = { schedule: id, institution: fourth.id }
    const linked = await request.post(`${url}/api/v2/institution-has-schedule`, { headers, data })
    expect(linked.status(), await linked.text()).toBe(201)
  }
  return { id, headers, stored, three, here, others, fourth, joins }
}

test('a time code of three institutions is changed only in the selected one, then deleted everywhere [house 9]', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { three, here, others, stored } = await sharedCode(request, server.url, 'PARTAGE')

  await page.goto(`/console?institutions=${here}#schedule`)
  const row = await find(page, 'PARTAGE')
  await row.locator('[data-action=edit]').click()
  await field(page, 'endAt').fill('1600')
  await page.keyboard.press('Control+Enter')
  await expect(option(page, 'here').getByRole('radio')).toBeFocused()
  await expect(option(page, 'here')).toContainText(three[0]?.name ?? '?')
  for (const { name } of three) await expect(option(page, 'everywhere')).toContainText(name)
  await expect(action(page, 'confirm')).toHaveText('Modifier seulement ici')
  // By keyboard alone: the arrows choose, Tab leads to the buttons.
  await page.keyboard.press('ArrowDown')
  await expect(action(page, 'confirm')).toHaveText('Modifier partout')
  await page.keyboard.press('ArrowUp')
  await action(page, 'confirm').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row.locator('[data-column=endAt]')).toHaveText('16:00')
  const ends = (await stored('PARTAGE')).map((one: Stored): [number[], string] => [
    [...one.institution].sort((a, b) => a - b),
    one.endAt,
  ])
  expect(ends.sort((a: [number[], string], b: [number[], string]) => a[1].localeCompare(b[1]))).toEqual([
    [others.toSorted((a, b) => a - b), '15:00'],
    [[here], '16:00'],
  ])

  await page.goto(`/console?institutions=${others[0]}#schedule`)
  await (await find(page, 'PARTAGE')).locator('[data-action=delete]').click()
  await option(page, 'everywhere').getByRole('radio').check()
  await expect(action(page, 'confirm')).toHaveText('Supprimer partout')
  await action(page, 'confirm').click()
  await expect(question(page)).toHaveCount(0)
  expect((await stored('PARTAGE')).map((one: Stored) => one.institution)).toEqual([[here]])
})

for (const reach of ['here', 'everywhere'])
  test(`a time code that was given up here meanwhile is changed nowhere, and whoever typed is told where it is missing: ${reach}`, async ({
    page,
    logIn,
    request,
    server,
  }) => {
    await logIn()
    const code = `VIEUX ${reach}`
    const { id, headers, stored, three, here, others } = await sharedCode(request, server.url, code)
    await page.goto(`/console?institutions=${here}#schedule`)
    await (await find(page, code)).locator('[data-action=edit]').click()
    await field(page, 'endAt').fill('1600')
    const url = `${server.url}/api/v2/schedule/${id}?institutions=${here}`
    const own = await request.put(url, { headers, data: { endAt: '15:30' } })
    expect(own.status(), await own.text()).toBe(200)
    await save(page)
    await option(page, reach).getByRole('radio').check()
    await action(page, 'confirm').click()
    await expect(failures(page)).toContainText('n’est plus dans cet établissement')
    await expect(failures(page)).toContainText('Notez ce que vous avez saisi avant de fermer')
    await expect(failures(page).locator('strong')).toContainText([three[0]?.name ?? '?'])
    // The message says the same, and of no other institution.
    const told = page.locator('.toast[data-tone=error]')
    await expect(told).toContainText('n’est plus dans cet établissement')
    await expect(told).toContainText(three[0]?.name ?? '?')
    await expect(told).not.toContainText(three[1]?.name ?? '?')
    await expect(field(page, 'endAt')).toHaveValue('16:00')
    const ends = (await stored(code)).map((one: Stored) => [one.institution, one.endAt])
    expect(ends.toSorted((a: [number[]], b: [number[]]) => a[0].length - b[0].length)).toEqual([
      [[here], '15:30'],
      [others.toSorted((a, b) => a - b), '15:00'],
    ])
    await page.keyboard.press('Escape')
    await action(page, 'discard').or(question(page).locator('[data-action=confirm]')).click()
    await expect(rows(page).locator('[data-column=endAt]')).toHaveText('15:30')
  })

test('whoever changes a time code that one more institution shares by now is asked first, and told which', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { here, others, stored, fourth, joins } = await sharedCode(request, server.url, 'NEUF')
  await page.goto(`/console?institutions=${[here, ...others]}#schedule`)
  await (await find(page, 'NEUF')).locator('[data-action=edit]').click()
  await field(page, 'endAt').fill('1600')
  await joins()
  await save(page)
  await action(page, 'confirm').click()
  await expect(question(page).locator('.conflict-joined')).toContainText(fourth.name)
  expect((await stored('NEUF'))[0].endAt).toBe('15:00')
  expect(await violations(page)).toEqual([])
  await action(page, 'keep-mine').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.toast[data-tone=success]')).toContainText(fourth.name)
  expect((await stored('NEUF'))[0]).toMatchObject({ endAt: '16:00' })
})

test('whoever deletes a time code everywhere is asked again where another institution has come to share it', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { here, others, stored, fourth, joins } = await sharedCode(request, server.url, 'FINI')
  await page.goto(`/console?institutions=${here}#schedule`)
  await (await find(page, 'FINI')).locator('[data-action=delete]').click()
  await option(page, 'everywhere').getByRole('radio').check()
  await expect(option(page, 'everywhere')).not.toContainText(fourth.name)
  await joins()
  await action(page, 'confirm').click()
  await expect(question(page).getByRole('alert')).toContainText('affichée\u00a0: Établissement.')
  await expect(option(page, 'everywhere')).toContainText(fourth.name)
  expect((await stored('FINI')).map((one: Stored) => one.institution)).toEqual([[here, ...others, fourth.id]])
  // What was chosen was not chosen for that one.
  await expect(option(page, 'here').getByRole('radio')).toBeChecked()
  await option(page, 'everywhere').getByRole('radio').check()
  await action(page, 'confirm').click()
  await expect(question(page)).toHaveCount(0)
  expect(await stored('FINI')).toEqual([])
})

test('a new row is brought into view from another page, marked, and taken back', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { find: stored, headers } = await serverOf(request, server.url)
  const made = await request.post(`${server.url}/api/v2/schedule/upsert-batch`, {
    headers,
    data: {
      batch: Array.from({ length: 31 }, (_, n) => ({ code: `AAA${n}`, beginAt: '07:00', endAt: '15:00' })),
      institutions: [1],
    },
  })
  expect(made.ok(), await made.text()).toBe(true)
  await page.goto('/console?institutions=1#schedule')
  await expect(rows(page).first().locator('[data-column=code]')).toHaveText('AAA0')
  await openForm(page, 'ZZZ9')
  await save(page)
  const first = rows(page).first()
  await expect(first.locator('[data-column=code]')).toHaveText('ZZZ9')
  await expect(first).toHaveAttribute('data-marked', 'true')
  const message = page.locator('.toast[data-tone=success]')
  await expect(message).toContainText('1 code horaire ajouté')
  await message.locator('[data-action=undo]').click()
  await expect(page.locator('.toast[data-tone=info]')).toBeVisible()
  await expect(first.locator('[data-column=code]')).not.toHaveText('ZZZ9')
  expect(await stored('ZZZ9')).toEqual([])
})

test('what was ticked for two institutions is taken from both again', async ({ page, logIn }) => {
  await logIn()
  await page.goto('/console?institutions=1,2#job')
  await expect(rows(page).first()).toBeVisible()
  const before = await rows(page).locator('[data-column=name]').allTextContents()
  await action(page, 'add').click()
  const dialog = page.getByRole('dialog')
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  const labels = await dialog.locator('.check-list-body label').allTextContents()
  const names = labels.map((label) => label.replace(/ \(déjà dans .*\)$/, ''))
  const fresh = names.findIndex((name) => !before.includes(name))
  expect(fresh).not.toBe(-1)
  await boxes.nth(fresh).check()
  await dialog.locator('[data-action=save]').click()
  const row = rows(page).filter({ hasText: names[fresh] })
  await expect(row).toHaveCount(1)
  await page.locator('.toast[data-tone=success] [data-action=undo]').click()
  await expect(page.locator('.toast[data-tone=info]')).toBeVisible()
  await expect(row).toHaveCount(0)
})
