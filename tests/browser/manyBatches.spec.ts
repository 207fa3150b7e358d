import type { APIRequestContext, Page } from '@playwright/test'
import { serverOf } from './faults.ts'
import { expect, rows, test } from './fixtures.ts'
import { action } from './keys.ts'

const ROWS = 30
const form = (page: Page) => page.getByRole('dialog')

interface Department {
  readonly id: number
  readonly name: string
  readonly institution: readonly number[]
  readonly building: string | null
}

/** Thirty departments in each of two institutions, as another program makes, reads and changes them. */
const departments = async (request: APIRequestContext, url: string) => {
  const { headers } = await serverOf(request, url)
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${url}/api/v2/${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data
  }
  const search = { query: {}, limit: 2, orderby: [{ columnName: 'id', orientation: 'asc' }] }
  const places: { id: number; name: string }[] = await post('institution', { search: JSON.stringify(search) })
  for (const { id } of places) {
    const batch = Array.from({ length: ROWS }, (_, n) => ({ name: `Lot ${id}-${n + 10}` }))
    await post('service/upsert-batch', { batch, IDInstitution: id })
  }
  const stored = (): Promise<readonly Department[]> =>
    post('service', { search: JSON.stringify({ text: { value: 'Lot', columns: ['name'] }, limit: 100 }) })
  const change = async ({ id }: Department, data: object) => {
    const answer = await request.put(`${url}/api/v2/service/${id}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return { places, stored, change }
}

test('sixty rows of two institutions are changed in two calls; the one that is refused is saved without the row that somebody changed', async ({
  page,
  logIn,
  request,
  server,
}) => {
  await logIn()
  const { places, stored, change } = await departments(request, server.url)
  const calls: { readonly status: number; readonly ids: readonly number[] }[] = []
  page.on('response', async (response) => {
    if (!/\/v2\/service\/(update-batch|\d+)/.test(response.url())) return
    const { batch = [] } = response.request().postDataJSON()
    calls.push({ status: response.status(), ids: batch.map(({ id }: Department) => id) })
  })
  await page.goto(`/console?institutions=${places.map(({ id }) => id).join()}#service`)
  await page.locator('input[type=search]').fill('Lot')
  await expect(rows(page).first()).toContainText('Lot')
  await rows(page).first().locator('[data-action=choose]').check()
  await action(page, 'choose-all').click()
  await expect(page.locator('.chosen-bar [role=status]')).toContainText('60')
  await action(page, 'change-chosen').click()
  await form(page).locator('input[name=building]').fill('Aile Sud')
  await action(form(page), 'preview').click()
  await expect(form(page).locator('.many-table tbody tr')).toHaveCount(60)

  const before = await stored()
  const inPlace = (id: number | undefined) =>
    before.filter(({ institution }) => institution.includes(id ?? 0)).map((row) => row.id)
  const theirs = before.find(({ institution }) => institution.includes(places[0]?.id ?? 0))
  if (!theirs) throw new Error('no department')
  await change(theirs, { floor: '3' })
  await action(form(page), 'save').click()

  const refused = form(page).locator('.many-table tbody tr').first()
  await expect(refused.locator('.many-why')).toHaveText(/Quelqu’un d’autre a modifié cette ligne/)
  await expect(refused).toContainText(theirs.name)
  await expect(form(page).locator('.many-why')).toHaveCount(1)
  // What is written is not shown any more, and what is not all stays as it was.
  await expect(form(page).locator('.many-table tbody tr')).toHaveCount(ROWS)
  await expect(form(page).locator('.many-run [role=status]')).toContainText(`${ROWS} sur 60`)
  expect(calls.map(({ status, ids }) => [status, ids.toSorted((a, b) => a - b)])).toEqual(
    expect.arrayContaining([
      [200, inPlace(places[1]?.id).toSorted((a, b) => a - b)],
      [412, inPlace(places[0]?.id).toSorted((a, b) => a - b)],
    ]),
  )
  expect(calls).toHaveLength(2)
  expect((await stored()).filter(({ building }) => building === 'Aile Sud')).toHaveLength(ROWS)

  await action(form(page), 'without').click()
  await expect(form(page)).toHaveCount(0)
  await expect(page.locator('[data-tone=success]')).toContainText(
    '59 lignes modifiées, 1 laissée telle quelle',
  )
  expect(calls.slice(2).map(({ status, ids }) => [status, ids.length])).toEqual([[200, ROWS - 1]])
  const after = await stored()
  expect(after.filter(({ building }) => building !== 'Aile Sud').map(({ id }) => id)).toEqual([theirs.id])

  await page.locator('[data-tone=success]').getByRole('button', { name: 'Annuler' }).click()
  await expect(page.locator('[data-tone=info]').first()).toBeVisible()
  expect(
    calls
      .slice(3)
      .map(({ status, ids }) => [status, ids.length])
      .sort(),
  ).toEqual([
    [200, ROWS - 1],
    [200, ROWS],
  ])
  expect((await stored()).filter(({ building }) => building === 'Aile Sud')).toEqual([])
})

const INSTITUTIONS = 300
/** Written before the writing is stopped. */
const UNTIL_STOP = 20

test('an option of three hundred institutions is changed in one go, which can be stopped and goes on with what is missing', async ({
  page,
  logIn,
  request,
  server,
}) => {
  test.setTimeout(300_000)
  await logIn()
  const { headers } = await serverOf(request, server.url)
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${server.url}/api/v2/${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data
  }
  const ids: number[] = []
  for (let n = 0; n < INSTITUTIONS; n++) {
    const data = { name: `Clinique ${n}`, nameSMS: `C${n}`, country: 'fr', lang: 'fr', sector: 'health' }
    ids.push((await post('institution', { ...data, timezone: 'Europe/Paris' })).id)
  }
  const changed = async (): Promise<number> => {
    const search = JSON.stringify({ query: { institution: ids, isCvMandatory: true }, limit: 999 })
    return (await post('institutionOption', { search })).length
  }
  // Calls after the first ones wait on their way until the person has pressed the button.
  let calls = 0
  const stopped = Promise.withResolvers<void>()
  await page.route('**/v2/institutionOption/update-batch*', async (route) => {
    if (++calls > UNTIL_STOP) await stopped.promise
    await route.continue()
  })
  await page.goto(`/console?institutions=${ids.join()}#institutionOption`)
  await expect(rows(page).first()).toBeVisible()
  await rows(page).first().locator('[data-action=choose]').check()
  const all = page.locator('.chosen-bar [role=status]')
  if ((await all.textContent())?.startsWith('1 ')) await action(page, 'choose-all').click()
  await expect(all).toContainText('300')
  await action(page, 'change-chosen').click()
  await form(page).locator('input[name=isCvMandatory]').check({ force: true })
  await action(form(page), 'preview').click()
  const told = form(page).locator('.many-run [role=status]')
  await action(form(page), 'save').click()
  await expect(told).toHaveText(`${UNTIL_STOP} sur 300`, { timeout: 60_000 })
  await action(form(page), 'stop').click()
  stopped.resolve()
  await expect(action(form(page), 'stop')).toHaveCount(0)
  const half = calls
  expect(half).toBeLessThan(INSTITUTIONS)
  expect(await changed()).toBe(half)
  await expect(told).toHaveText(`${half} sur 300`)
  await action(form(page), 'save').click()
  await expect(form(page)).toHaveCount(0, { timeout: 120_000 })
  await expect(page.locator('[data-tone=success]')).toContainText('300 lignes modifiées')
  expect(calls).toBe(INSTITUTIONS)
  expect(await changed()).toBe(INSTITUTIONS)
})
