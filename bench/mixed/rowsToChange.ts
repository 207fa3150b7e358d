import { listBody } from '#protocol/list.ts'
import type { Headers } from '../ground/account.ts'
import type { Changeable } from '../load/shots.ts'

/** One row in so many is changed, wherever it is. */
const EVERY = 10
const PATH = '/api/v2/schedule'

/** Rows of all institutions with their versions. */
export const rowsToChange = async (url: string, headers: Headers): Promise<readonly Changeable[]> => {
  const request = {
    select: ['version'],
    orderby: [{ columnName: 'id', orientation: 'asc' }],
    limit: 99_999,
  } as const
  const answer = await fetch(url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(listBody(request)),
  })
  if (!answer.ok) throw new Error(`${PATH}: ${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: readonly { id: number; version: number }[] }
  return data.flatMap(({ id, version }, i) =>
    i % EVERY === 0 ? [{ path: `${PATH}/${id}`, version, body: {} }] : [],
  )
}
