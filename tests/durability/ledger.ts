import { expect } from 'vitest'
import type { Answer, Client } from './client.ts'
import { type Known, nameOfMission, nameOfSchedule, type Row, type Write } from './writes.ts'

/** What a writer has done, as its answers tell, and the write that is under way. */
export interface Ledger extends Known {
  readonly rows: Map<string, Row>
  readonly ids: Map<string, number>
  readonly done: Write[]
  pending?: Write
}

export const newLedger = (): Ledger => ({ rows: new Map(), ids: new Map(), done: [] })

/** Books a write that is known to have been made. */
export const book = ({ rows, done }: Ledger, write: Write): void => {
  for (const [name, row] of write.changes) {
    if (row) rows.set(name, row)
    else rows.delete(name)
  }
  done.push(write)
}

/** As it stood after its first writes. */
export const ledgerAfter = (writes: readonly Write[]): Ledger => {
  const ledger = newLedger()
  for (const write of writes) book(ledger, write)
  return ledger
}

/** Takes the ids of new rows from the answer. */
export const learn = ({ ids }: Ledger, { named = [] }: Write, { body }: Answer): void => {
  const given = [body.data].flat() as { id: number }[]
  for (const [i, name] of named.entries()) ids.set(name, given[i]?.id ?? 0)
}

export interface Read {
  readonly rows: ReadonlyMap<string, Row>
  readonly ids: ReadonlyMap<string, number>
}

/** Highest ids of the rows that were there before. */
export interface Baseline {
  readonly schedule: number
  readonly mission: number
}

/** Everything the writers made, as the server lists it. */
export const readAll = async (client: Client, after: Baseline): Promise<Read> => {
  const schedules = await client.rows('schedule', after.schedule)
  const missions = await client.rows('mission', after.mission)
  const names = new Map(schedules.map(({ id, code }) => [id, nameOfSchedule(code)]))
  const ids = new Map<string, number>()
  const rows = new Map<string, Row>()
  for (const { id, code, beginAt, endAt, break: pause, nbWorkedMinutes, version, institution } of schedules) {
    ids.set(nameOfSchedule(code), id)
    rows.set(nameOfSchedule(code), { beginAt, endAt, break: pause, nbWorkedMinutes, version, institution })
  }
  for (const { id, beginAt, schedule, endAt, institution, workerType, version } of missions) {
    ids.set(nameOfMission(beginAt), id)
    const of = schedule === null ? null : (names.get(schedule) ?? `gone ${schedule}`)
    rows.set(nameOfMission(beginAt), { endAt, institution, workerType, schedule: of, version })
  }
  expect(ids.size, 'rows that bear the same name').toBe(schedules.length + missions.length)
  return { rows, ids }
}

/** Whether an unanswered write was made; fails when it was made in part. */
export const wasMade = ({ rows }: Ledger, { changes, method, path }: Write, read: Read): boolean => {
  const [found, before] = [read.rows, rows].map((all) =>
    [...changes.keys()].map((name) => [name, all.get(name)]),
  )
  const after = [...changes]
  const made = JSON.stringify(sorted(found)) === JSON.stringify(sorted(after))
  if (!made) expect(found, `half of ${method} ${path}`).toEqual(before)
  return made
}

const sorted = (entries: unknown) =>
  JSON.parse(JSON.stringify(entries), (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
