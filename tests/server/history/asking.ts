import { expect } from 'vitest'
import type { RowHistory } from '#protocol/services/history.ts'
import type { Browser } from '../auth/browser.ts'

export const SCHEDULE = '/api/v2/schedule'

export const call = async (
  who: Browser,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: object = {},
) => {
  const answer = await who.send({ method, url, ...(method !== 'DELETE' && { payload }) })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json().data
}
export const ask = async (who: Browser, entity: string, row: number | string, more = '') => {
  const url = `/bff-backoffice/history?entity=${entity}&row=${row}${more}`
  const answer = await who.send({ method: 'GET', url })
  return { status: answer.statusCode, text: answer.body, body: answer.json() }
}
export const read = async (...asked: Parameters<typeof ask>): Promise<RowHistory> => {
  const { status, body } = await ask(...asked)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
