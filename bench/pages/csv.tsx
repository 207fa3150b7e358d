import { loadShape } from '#app/shapes.ts'
import { readCsvParts } from '#engine/csv/readCsv.ts'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'

export interface Rehearsed {
  readonly rows: number
  /** Milliseconds: from the bytes to the rows, pauses included, and the longest time between two pauses. */
  readonly total: number
  readonly longest: number
}

declare global {
  interface Window {
    rehearse(bytes: readonly number[]): Promise<Rehearsed>
  }
}

const shown = Object.keys(schedule.entity.columns)

/** Reads a file of time codes as the import dialog does, giving the browser its turn in every pause. */
window.rehearse = async (given) => {
  const shape = await loadShape(catalogue, schedule.entity.name)
  const bytes = Uint8Array.from(given)
  const begun = performance.now()
  const parts = readCsvParts({ bytes, fileName: 'rows.csv', table: schedule, shown, shape })
  for (let longest = 0; ; ) {
    await new Promise((resolve) => setTimeout(resolve))
    const from = performance.now()
    const { done, value } = parts.next()
    longest = Math.max(longest, performance.now() - from)
    if (done) return { rows: value.rows?.length ?? 0, total: performance.now() - begun, longest }
  }
}
