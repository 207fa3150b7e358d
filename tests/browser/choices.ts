import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { PASSWORD } from './signIn.ts'

/** So many rows of an institution are searched as one types. */
const ROWS = 300

export const form = (page: Page) => page.getByRole('dialog')

/** Of the list of choices that is open; the platform's own lists are others. */
export const options = (page: Page) => form(page).locator('[role=option]')

export const menuLink = (page: Page, table: string) =>
  page.locator(`a[href*="institutions="][href$="#${table}"]`).first()

/** 300 rows of an entity in the one institution that the page has selected, by the API. */
export const fill = async (page: Page, url: string, resource: string, name: string) => {
  const link = await menuLink(page, resource).getAttribute('href')
  const institution = Number(new URLSearchParams(link?.replace(/^[^?]*|#.*$/g, '')).get('institutions'))
  expect(institution).toBeGreaterThan(0)
  const send = async (path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    expect(answer.ok, text).toBe(true)
    return JSON.parse(text).data
  }
  const { token } = await send('/auth/login', { email: 'provider@pupitre.test', password: PASSWORD })
  for (let from = 0; from < ROWS; from += 100) {
    const batch = Array.from({ length: 100 }, (_, n) => ({ name: `${name} ${from + n + 1}` }))
    await send(`/api/v2/${resource}/upsert-batch`, { batch, IDInstitution: institution }, token)
  }
}
