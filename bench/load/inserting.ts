import { randomUUID } from 'node:crypto'
import type { Asking } from './asking.ts'
import type { NewRow } from './newRow.ts'
import type { Fired } from './shots.ts'

const EVERY_MS = 100
let written = 0

/** Writes a row ten times a second while something is fired; rows that were refused count as failed with it. */
export const whileInserting = async (
  { url, headers }: Pick<Asking, 'url' | 'headers'>,
  { path, row }: NewRow,
  work: () => Promise<Fired>,
): Promise<Fired> => {
  const answers: Promise<Response>[] = []
  const insert = () =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify({ ...row, code: `B${process.pid}-${++written}` }),
    })
  const timer = setInterval(() => answers.push(insert()), EVERY_MS)
  const fired = await work().finally(() => clearInterval(timer))
  const refused = (await Promise.all(answers)).filter(({ ok }) => !ok).length
  return { ...fired, failed: fired.failed + refused }
}
