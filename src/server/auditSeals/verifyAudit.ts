import { type Executor, run } from '../resources/catalogue/statement.ts'
import { lineSql, longestTransaction, noSeal, type Seal } from './seal.ts'
import { sealedUpTo } from './sealAudit.ts'

/** Rows in a statement. */
const page = 5000

/** Of what a changed seal may have been: there are more with each key and each further one that is changed. */
const mostGuesses = 16

/** A seal by its number. */
export interface Head {
  readonly n: number
  readonly seal: string
}

interface Asked {
  /** By the present key and earlier ones. */
  readonly seals: readonly Seal[]
  /** What was sealed before is not looked at: its lines may have been taken away. */
  readonly since?: Date | undefined
  /** Noted down from an earlier verdict: it must still be there. */
  readonly head?: Head | undefined
  readonly now?: Date
}

/** What is not as it was recorded: `sealGone` with the number of a seal, the others with the id of a line. */
export type AuditFault = readonly [fault: 'changed' | 'gone' | 'added' | 'sealGone', of: number]

export interface AuditVerdict {
  readonly faults: readonly AuditFault[]
  /** Lines that fit their seals. */
  readonly fitting: number
  /** Lines that came too lately to have one. */
  readonly unsealed: number
  /** The last seal, for whoever notes it down where nobody can change it. */
  readonly head: Head | undefined
}

interface Row {
  readonly n: string
  readonly audit: string
  readonly at: Date
  readonly seal: string
  /** Null where it is gone. */
  readonly line: string | null
}

/** Holds every line of the audit against its seal, and every seal against the one before it. */
export const verifyAudit = async (
  db: Executor,
  { seals, since, head: noted, now = new Date() }: Asked,
): Promise<AuditVerdict> => {
  const faults: AuditFault[] = noted && !(await isThere(db, noted)) ? [['sealGone', noted.n]] : []
  let head = since && (await lastBefore(db, since))
  let fitting = 0
  // Besides the seal before, what it should have been: where somebody has changed one, the next is no fault of its own.
  let previous = [head?.seal ?? noSeal]
  for (let rows = await sealsAfter(db, head); rows.length > 0; rows = await sealsAfter(db, head))
    for (const { n: number, audit, at, seal, line } of rows) {
      const [n, expected] = [Number(number), (head?.n ?? 0) + 1]
      for (let gone = expected; gone < n; gone++) faults.push(['sealGone', gone])
      const sealed = { n, at: new Date(at).toISOString(), line: line ?? '' }
      const due = seals.flatMap((make) => previous.map((one) => make(sealed, one)))
      const fits = line !== null && due.includes(seal)
      if (fits) fitting += 1
      else if (line === null) faults.push(['gone', Number(audit)])
      // After a gap nothing tells what it should be.
      else if (n === expected) faults.push(['changed', Number(audit)])
      previous = fits ? [seal] : [seal, ...due].slice(0, mostGuesses)
      head = { n, seal }
    }
  const settled = Number((await sealedUpTo(db, new Date(now.getTime() - longestTransaction))) ?? 0)
  const bare = await withoutSeal(db)
  faults.push(...bare.filter((id) => id <= settled).map((id): AuditFault => ['added', id]))
  return { faults, fitting, unsealed: bare.filter((id) => id > settled).length, head }
}

const sealsAfter = (db: Executor, head: Head | undefined): Promise<Row[]> =>
  run<Row>(
    db,
    `select s."n"::text, s."audit"::text, s."at", s."seal", case when a."id" is not null then ${lineSql} end as "line"
      from "auditSeal" s left join "audit" a on a."id" = s."audit"
      where s."n" > $1::bigint order by s."n" limit ${page}`,
    [String(head?.n ?? 0)],
  )

const isThere = async (db: Executor, { n, seal }: Head): Promise<boolean> =>
  (await run(db, 'select from "auditSeal" where "n" = $1::bigint and "seal" = $2', [String(n), seal]))
    .length > 0

const lastBefore = async (db: Executor, since: Date): Promise<Head | undefined> => {
  const [last] = await run<{ n: string; seal: string }>(
    db,
    `select s."n"::text, s."seal" from "auditSeal" s where s."at" < $1::timestamptz order by s."n" desc limit 1`,
    [since.toISOString()],
  )
  return last && { n: Number(last.n), seal: last.seal }
}

/** Ids of lines that have no seal, looked for among some at a time. */
const withoutSeal = async (db: Executor): Promise<number[]> => {
  const [range] = await run<{ first: string | null; last: string | null }>(
    db,
    'select min("id")::text as "first", max("id")::text as "last" from "audit"',
  )
  const found: number[] = []
  for (let from = Number(range?.first ?? 0); from <= Number(range?.last ?? -1); from += page) {
    const rows = await run<{ id: string }>(
      db,
      `select a."id"::text from "audit" a where a."id" >= $1::bigint and a."id" < $2::bigint
        and not exists (select from "auditSeal" s where s."audit" = a."id") order by a."id"`,
      [String(from), String(from + page)],
    )
    found.push(...rows.map(({ id }) => Number(id)))
  }
  return found
}
