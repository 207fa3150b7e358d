import type { Ground } from '../ground/ground.ts'
import { institutions } from '../ground/rows.ts'
import { PAGE, type ReadCase } from './cases.ts'
import type { Shots } from './shots.ts'

/** The same list requests, as the console sends them and as the rival takes them. */
export type Asking = Pick<Shots, 'url' | 'headers'> & {
  readonly path: string
  readonly bodies: readonly object[]
}

const searched = ['code', 'beginAt', 'endAt', 'nbWorkedMinutes']

export const askingOurs = async (ground: Ground, { rows, asked }: ReadCase): Promise<Asking> => {
  const institution = [institutions.ofSize(rows)]
  const orderby = [{ columnName: 'code', orientation: 'asc' }]
  const bodies = asked.map(({ offset, search }) => {
    const text = search === undefined ? {} : { text: { value: search, columns: searched } }
    return { search: JSON.stringify({ query: { institution }, orderby, ...text, limit: PAGE, offset }) }
  })
  return { url: ground.ours.url, headers: await ground.authorization(), path: '/api/v2/schedule', bodies }
}

export const askingRival = ({ rival }: Ground, { rows, asked }: ReadCase): Asking => {
  const institution = institutions.ofSize(rows)
  const order = { sort: 'code', descending: false, limit: PAGE }
  const bodies = asked.map((one) => ({ institution, ...order, ...one }))
  return { url: rival.url, headers: {}, path: '/list', bodies }
}

interface Answer {
  readonly data: readonly { readonly id: number }[]
  readonly count: number
}

/** One after the other; the answers, and the milliseconds of the fastest. */
export const askOnce = async ({ url, path, headers, bodies }: Asking) => {
  const answers: Answer[] = []
  let ms = Number.POSITIVE_INFINITY
  for (const body of [...bodies, ...bodies]) {
    const begun = performance.now()
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const answer = await fetch(url + path, { ...init, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${url}${path}: ${answer.status} ${await answer.text()}`)
    answers.push((await answer.json()) as Answer)
    ms = Math.min(ms, performance.now() - begun)
  }
  return { answers, ms }
}

/** @throws Error when the two do not answer the same rows and counts. */
export const assertSame = (name: string, ours: readonly Answer[], rival: readonly Answer[]): void => {
  const told = ({ data, count }: Answer) => `${count}: ${data.map(({ id }) => id)}`
  for (const [i, answer] of ours.entries()) {
    const other = rival[i]
    if (!other || told(answer) !== told(other) || answer.count === 0)
      throw new Error(`${name}: ours gives ${told(answer)}, the rival ${other && told(other)}`)
  }
}
