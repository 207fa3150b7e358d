import type { APIRequestContext, Page, Request, Route } from '@playwright/test'
import { expect } from './fixtures.ts'
import { PASSWORD } from './signIn.ts'

export const LISTS = '**/api/v2/schedule'

export const action = (page: Page, name: string) => page.locator(`[data-action=${name}]`).first()
export const form = (page: Page) => page.getByRole('dialog')
/** What could not be saved, above the fields; the message over the dialog says it too. */
export const failures = (page: Page) => form(page).locator('.failures')
export const field = (page: Page, name: string, line = 0) =>
  form(page).locator(`[data-line="${line}"] input[name=${name}]`)
export const inserts = (request: Request) => !request.postData()?.includes('"search"')
export const answer = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

/** Does something to inserts alone; lists go through. */
export const onInsert = (page: Page, handle: (route: Route, nth: number) => Promise<void>) => {
  let nth = 0
  return page.route(LISTS, (route) => (inserts(route.request()) ? handle(route, ++nth) : route.continue()))
}

export const type = async (page: Page, code: string, line = 0) => {
  await field(page, 'code', line).fill(code)
  await field(page, 'beginAt', line).fill('0700')
  await field(page, 'endAt', line).fill('1500')
}

export const openForm = async (page: Page, ...codes: readonly string[]) => {
  await action(page, 'add').click()
  for (const [line, code] of codes.entries()) {
    if (line > 0) await action(page, 'add-line').click()
    await type(page, code, line)
  }
}

export const save = (page: Page) => action(page, 'save').click()
/** The form closes by itself once everything is written, and not before; the message beside it goes after two seconds. */
export const isSaved = (page: Page) => expect(form(page)).toHaveCount(0)

/** The server as another program sees it. */
export const serverOf = async (request: APIRequestContext, url: string, email = 'provider@pupitre.test') => {
  const login = await request.post(`${url}/auth/login`, { data: { email, password: PASSWORD } })
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` }
  const list = async (search: object) =>
    (
      await request.post(`${url}/api/v2/schedule`, { headers, data: { search: JSON.stringify(search) } })
    ).json()
  return {
    headers,
    insert: async (path: string, data: object) =>
      expect((await request.post(url + path, { headers, data })).status()).toBe(201),
    find: async (code: string) =>
      (await list({ text: { value: code, columns: ['code'] }, limit: 100 })).data.filter(
        (row: { code: string }) => row.code === code,
      ),
    count: async (institution: number): Promise<number> =>
      (await list({ query: { institution: [institution] }, limit: 0 })).count,
  }
}
