import type { Headers } from '../ground/account.ts'
import { MONTH } from './seedShifts.ts'

const PATH = '/export-api/v2/export'
const begin = Date.parse(`${MONTH}T00:00:00Z`) / 1000
const month = { beginAt: begin, endAt: begin + 31 * 86_400 - 1 }

const post = async (url: string, headers: Headers, body: object): Promise<{ readonly count?: number }> => {
  const answer = await fetch(url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${PATH}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** One export an institution, as the console asks for them. */
export const askForExports = async (url: string, headers: Headers, institutions: number): Promise<void> => {
  for (let institution = 1; institution <= institutions; institution++)
    await post(url, headers, { ...month, institution })
}

/** How many of them are in a state. */
export const exportsIn = async (url: string, headers: Headers, state: string): Promise<number> => {
  const { count = 0 } = await post(url, headers, { search: JSON.stringify({ query: { state }, limit: 0 }) })
  return count
}
