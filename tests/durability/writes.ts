import type { Random } from '../../generators/demo/random.ts'
import type { Sent } from './client.ts'

/** A row as it must be read: everything but its id. */
export type Row = Readonly<Record<string, unknown>> & { readonly version: number }

/** Name of a row → the row. Names are its entity and what is unique in it. */
export type Rows = ReadonlyMap<string, Row>

/** One request, and what it makes of the rows: all of it or nothing. */
export interface Write extends Sent {
  readonly key: string
  readonly changes: ReadonlyMap<string, Row | undefined>
  /** The new rows, in the order in which the answer gives ids. */
  readonly named?: readonly string[]
  /** What the audit must hold of it. */
  readonly audit: readonly string[]
}

/** What a writer knows when it decides on its next write: the rows that it has made, and the ids of all. */
export interface Known {
  readonly rows: Rows
  readonly ids: ReadonlyMap<string, number>
}

const [HOME, AWAY, THIRD] = [1, 2, 3] as const
const LINES = 20
const DAY_MS = 86_400_000

export const nameOfSchedule = (code: string): string => `schedule ${code}`
export const nameOfMission = (beginAt: string): string => `mission ${beginAt}`

const timeCode = (pause: number, institution: readonly number[], version = 1): Row => ({
  beginAt: '07:00',
  endAt: '15:00',
  break: `00:${String(pause).padStart(2, '0')}`,
  nbWorkedMinutes: 480 - pause,
  version,
  institution,
})

const bodyOf = (name: string, { beginAt, endAt, break: pause }: Row) => ({
  code: name.split(' ')[1],
  beginAt,
  endAt,
  break: pause,
})

/** The writes of one person, one after the other, on rows of their own. `who` is part of every code. */
export const writer = (who: string, random: Random, firstDay: number) => {
  let count = 0
  const fresh = () => nameOfSchedule(`K${who}-${++count}`)
  const pause = (except?: Row) => {
    const minutes = random.int(0, 58)
    return except && except.break === timeCode(minutes, []).break ? 59 : minutes
  }
  const changed = (row: Row): Row => timeCode(pause(row), row.institution as number[], row.version + 1)
  const keyed = (write: Omit<Write, 'key' | 'headers'>, headers: object = {}): Write => {
    const key = `${who} ${++count}`
    return { ...write, key, headers: { ...headers, 'idempotency-key': key } }
  }
  const mine = ({ rows }: Known, prefix = 'schedule', here: number = HOME): [string, Row][] =>
    [...rows].filter(
      ([name, row]) =>
        name.startsWith(`${prefix} `) &&
        (prefix !== 'schedule' || (row.institution as number[]).includes(here)),
    )
  const isReferred = ({ rows }: Known, name: string) =>
    [...rows.values()].some((row) => row.schedule === name)

  const insert = (): Write => {
    const name = fresh()
    const row = timeCode(pause(), [HOME, AWAY])
    const body = { ...bodyOf(name, row), institution: row.institution }
    return keyed({
      method: 'POST',
      path: '/api/v2/schedule',
      body,
      changes: new Map([[name, row]]),
      named: [name],
      audit: [`insert ${name} v1`],
    })
  }

  const put = (known: Known): Write => {
    const [name, row] = random.pick(mine(known))
    const next = changed(row)
    return keyed(
      {
        method: 'PUT',
        path: `/api/v2/schedule/${known.ids.get(name)}`,
        body: { break: next.break },
        changes: new Map([[name, next]]),
        audit: [`update ${name} v${next.version}`],
      },
      { 'if-match': `"${row.version}"` },
    )
  }

  const remove = (known: Known): Write => {
    const candidates = mine(known)
    const referred = candidates.filter(([name]) => isReferred(known, name))
    const [name] = random.pick(referred.length > 0 ? referred : candidates)
    const missions = [...known.rows].filter(([, row]) => row.schedule === name)
    const cleared = missions.map(([n, row]): [string, Row] => [
      n,
      { ...row, schedule: null, version: row.version + 1 },
    ])
    return keyed({
      method: 'DELETE',
      path: `/api/v2/schedule/${known.ids.get(name)}`,
      changes: new Map<string, Row | undefined>([[name, undefined], ...cleared]),
      audit: [`remove ${name}`, ...cleared.map(([n]) => `update ${n}`)],
    })
  }

  const batch = (known: Known): Write => {
    const updated = mine(known, 'schedule', AWAY)
      .slice(-random.int(1, 6))
      .map(([name, row]): [string, Row] => [name, changed(row)])
    const created = Array.from({ length: LINES - updated.length }, (): [string, Row] => [
      fresh(),
      timeCode(pause(), [AWAY]),
    ])
    const rows = [...updated, ...created]
    return keyed({
      method: 'POST',
      path: '/api/v2/schedule/upsert-batch',
      body: {
        batch: rows.map(([name, row]) => ({ ...bodyOf(name, row), id: known.ids.get(name) })),
        IDInstitution: AWAY,
      },
      changes: new Map(rows),
      named: rows.map(([name]) => name),
      audit: [
        ...updated.map(([name, row]) => `update ${name} v${row.version}`),
        ...created.map(([name]) => `insert ${name} v1`),
      ],
    })
  }

  const link = (known: Known): Write => {
    const rows = mine(known).slice(-random.int(2, 10))
    const untied = rows.filter(([, row]) => !(row.institution as number[]).includes(THIRD))
    // A batch that changes nothing leaves no trace by which to tell whether it was made.
    if (untied.length === 0) return insert()
    return keyed({
      method: 'POST',
      path: '/api/v2/institution-has-schedule/batch',
      body: { schedules: rows.map(([name]) => known.ids.get(name)), institution: THIRD },
      changes: new Map(
        untied.map(([name, row]) => [
          name,
          { ...row, institution: [...(row.institution as number[]), THIRD], version: row.version + 1 },
        ]),
      ),
      audit: untied.map(([name]) => `insert institutionHasSchedule ${known.ids.get(name)} ${THIRD}`),
    })
  }

  const mission = (known: Known): Write => {
    const [schedule] = random.pick(mine(known))
    const begin = firstDay + ++count * 60_000
    const [beginAt, endAt] = [begin, begin + DAY_MS / 3].map((at) => new Date(at).toISOString()) as [
      string,
      string,
    ]
    const facts = { endAt, institution: HOME, workerType: 1 }
    const name = nameOfMission(beginAt)
    return keyed({
      method: 'POST',
      path: '/api/v2/mission',
      body: { ...facts, beginAt, schedule: known.ids.get(schedule) },
      changes: new Map([[name, { ...facts, schedule, version: 1 }]]),
      named: [name],
      audit: [`insert ${name} v1`],
    })
  }

  return (known: Known): Write => {
    if (mine(known).length < 3) return insert()
    if (mine(known).every(([, row]) => (row.institution as number[]).includes(THIRD))) return insert()
    return random.pick([insert, put, put, remove, batch, batch, link, mission, mission])(known)
  }
}
