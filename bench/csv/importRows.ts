import { readCsv } from '#engine/csv/readCsv.ts'
import type { WrittenLine } from '#protocol/write.ts'
import { createImportRun, outcomesIn } from '#renderer/import/run/importRun.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import type { Ground } from '../ground/ground.ts'
import { institutions } from '../ground/rows.ts'

/**
 * Imports a file of time codes, whose first letter becomes `prefix`, into two institutions with the console's own calls.
 * @returns seconds from the first call to the last answer
 * @throws Error when not every row was created in one and linked in the other
 */
export const importRows = async (ground: Ground, bytes: Buffer, prefix: string): Promise<number> => {
  const headers = await ground.authorization()
  const text = bytes.toString('utf8').replace(/^T/gm, prefix)
  const shown = Object.keys(schedule.entity.columns)
  const read = readCsv({ bytes: Buffer.from(text), fileName: 'rows.csv', table: schedule, shown })
  const rows = (read.rows ?? []).map(({ row }) => row)
  const send = async (batch: object, IDInstitution: number, key: string) => {
    const answer = await fetch(`${ground.ours.url}/api/v2/schedule/upsert-batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
      body: JSON.stringify({ batch, IDInstitution }),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: WrittenLine[] }).data
  }
  const size = schedule.list.csv?.batch ?? rows.length
  const importId = crypto.randomUUID()
  const run = createImportRun({ importId, rows, institutions: institutions.import, size, send })
  const begun = performance.now()
  await run.run()
  const seconds = (performance.now() - begun) / 1000
  const [created, linked] = institutions.import.map((id) => outcomesIn(run.states.getState(), id))
  if (created?.created !== rows.length || linked?.linked !== rows.length)
    throw new Error(`the import made ${JSON.stringify([created, linked])}`)
  return seconds
}
