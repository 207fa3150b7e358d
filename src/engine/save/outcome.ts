import type { CallProblem } from '#protocol/problem.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { type Entry, type Held, valuesBefore } from './entry.ts'
import { failuresOf } from './failures.ts'
import { removedOf } from './removed.ts'
import { entriesOf, type Failure, isStopped, lacksAnswers, type SaveState, writesOf } from './state.ts'
import { type Change, differingFrom } from './write.ts'

/** A write that was done in a round; each row of one that changes or removes several is one of its own. */
export interface WrittenLines {
  readonly name: string
  readonly lines: readonly number[]
  /** Institution it was for, where it was for one of several. */
  readonly institution?: number
  /** `tie`: rows were tied to the institutions of `only`, by links that are not told. */
  readonly did: Exclude<Change['do'], 'updateAll' | 'removeAll'> | 'tie'
  /** Rows as the server answered them; none where it only tied them. */
  readonly rows: readonly WireRow[]
  readonly ids: readonly number[]
  /** The links that it made, with the row that each ties: not those that it found. */
  readonly links?: readonly MadeLink[]
  /** Where alone it holds, of a row that was shared; `all` is wherever it was. */
  readonly only?: readonly number[] | 'all'
  /** What the changed columns of an updated row were before; the whole row where it was removed, and not by somebody else. */
  readonly before?: Values
}

/** `id` and `version` are the link's own. */
interface MadeLink {
  readonly id: number
  readonly version: number
  readonly row: number
}

/** Rows that hold what was entered earlier, and cannot be corrected from here. */
export interface KeptEarlier {
  readonly lines: readonly number[]
  readonly institution?: number
  readonly columns: readonly string[]
}

/** How a round of a save ended. */
export interface SaveOutcome {
  /** `invalid`: not sent, fields are in error; `refused`: nothing was sent for another reason. */
  readonly is: 'saved' | 'nothing' | 'partial' | 'invalid' | 'refused'
  /** Writes that the round was to do. */
  readonly writes: number
  /** A person has stopped it before all of them were sent. */
  readonly stopped?: true
  /** No answer came, and nothing else is in the way: it is tried again by itself. */
  readonly triesAgain?: true
  readonly written: readonly WrittenLines[]
  /** The same of earlier rounds too, of what is entered by now. */
  readonly standing: readonly WrittenLines[]
  readonly failures: readonly Failure[]
  readonly problems: readonly CallProblem[]
  /** Where alone the changes that failed were to hold, of rows that are shared. */
  readonly failedOnly?: readonly number[]
  readonly kept: readonly KeptEarlier[]
  /** Lines of which something is still to be written. */
  readonly left: readonly number[]
}

const none = { writes: 0, written: [], standing: [], failures: [], problems: [], kept: [], left: [] }

export const withoutWrites = (is: SaveOutcome['is'], failures: readonly Failure[] = []): SaveOutcome => ({
  ...none,
  is,
  failures,
})

export const broken = (problem: CallProblem, triesAgain: boolean): SaveOutcome => ({
  ...none,
  ...(triesAgain && { triesAgain }),
  is: 'refused',
  failures: [{ problem }],
  problems: [problem],
})

export const outcomeOf = (state: SaveState): SaveOutcome => {
  const { sent } = state
  const all = entriesOf(state)
  const done = all.filter((entry) => entry.is === 'done')
  const failedOnly = all.flatMap(onlyOf)
  return {
    ...(failedOnly.length > 0 && { failedOnly }),
    is: done.length === all.length ? 'saved' : 'partial',
    writes: writesOf(state),
    ...(isStopped(state) && { stopped: true }),
    ...(lacksAnswers(state) && { triesAgain: true }),
    written: done.filter(({ write }) => sent.has(write.name)).flatMap(writtenOf),
    standing: done.flatMap(writtenOf),
    failures: all.flatMap(failuresOf),
    problems: all.flatMap(({ is, problem }) => (is === 'failed' && problem ? problem : [])),
    kept: done.flatMap(keptOf),
    left: all.flatMap(({ is, write }) => (is === 'done' ? [] : write.lines)),
  }
}

const onlyOf = ({ is, write: { change } }: Entry): readonly number[] =>
  is === 'failed' && change.do === 'update' ? (change.institutions ?? []) : []

const writtenOf = ({ write: { name, lines, institution, change: asked }, held }: Entry): WrittenLines[] => {
  if (!held) return []
  const { change, rows, gone } = held
  if (asked.do === 'remove') {
    const removed = gone ? {} : removedOf(asked.row, asked.institutions, rows)
    return [
      { name, lines, institution, did: 'remove', rows: [], ids: [], only: asked.institutions, ...removed },
    ]
  }
  const { before } = held
  if (change.do === 'updateAll' || change.do === 'removeAll') return eachWritten(name, institution, held)
  if (change.do === 'link') {
    const links = madeBy(change.ids, rows)
    return [{ name, lines, institution, did: 'link', rows: [], ids: change.ids, links }]
  }
  const ids = rows.map(({ id }) => id)
  const only = asked.do === 'update' ? asked.institutions : undefined
  // A row that was corrected since was made all the same.
  const did = asked.do === 'insert' ? asked.do : change.do
  return [{ name, lines, institution, did, rows, ids, ...(only && { only }), ...(before && { before }) }]
}

/** The lines of an answer to a call that ties rows, as far as they are new. */
const madeBy = (ids: readonly number[], answer: readonly WireRow[]): readonly MadeLink[] =>
  answer.flatMap(({ id, version, line, outcome }) => {
    const row = ids[Number(line)]
    return outcome === 'created' && row !== undefined ? [{ id, version, row }] : []
  })

/** The rows of a call of several, as calls of single ones tell theirs. */
const eachWritten = (
  name: string,
  institution: number | undefined,
  { change, rows, gone = [] }: Held,
): WrittenLines[] => {
  if (change.do !== 'updateAll' && change.do !== 'removeAll') return []
  const { institutions: only } = change
  const where = { name, institution, ...(only && { only }) }
  if (change.do === 'removeAll')
    return change.lines.map(({ lineId, row }) => {
      const removed = gone.includes(row.id) ? {} : removedOf(row, change.institutions, rows)
      return { ...where, lines: [lineId], did: 'remove', rows: [], ids: [], ...removed }
    })
  return change.lines.flatMap(({ lineId, row, patch }, nth) => {
    const after = rows[nth]
    if (!after) return []
    const before = valuesBefore(row, patch)
    return { ...where, lines: [lineId], did: 'update', rows: [after], ids: [after.id], before }
  })
}

/** What differs from what is entered although all that can be written is. */
const keptOf = ({ write: { change, lines, institution }, held }: Entry): KeptEarlier[] => {
  if (!held) return []
  if (change.do === 'insert') {
    const columns = differingFrom(change.body, held.values)
    return columns.length === 0 ? [] : [{ lines, institution, columns }]
  }
  if (change.do !== 'insertAll' || held.change.do !== 'insertAll') return []
  const made = new Map(held.change.rows.map(({ lineId, row }) => [lineId, row]))
  return change.rows.flatMap(({ lineId, row }) => {
    const columns = differingFrom(row, made.get(lineId) ?? row)
    return columns.length === 0 ? [] : [{ lines: [lineId], columns }]
  })
}

/** Rows that were tied somewhere: not those that somebody else had tied there before. */
export const tiedRows = (written: SaveOutcome['written']): ReadonlySet<number> =>
  new Set(written.flatMap(({ links = [] }) => links.map(({ row }) => row)))
