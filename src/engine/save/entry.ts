import { type CallProblem, OUTDATED } from '#protocol/problem.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { sameValue } from '../readText.ts'
import { type Change, contentOf, differingFrom, isUnanswered, type Write } from './write.ts'

/** What the server is known to hold by a write. */
export interface Held {
  readonly rows: readonly WireRow[]
  /** What was sent of the row that it made or changed, and stands there. */
  readonly values: Values
  /** What those columns were before the last change, or the whole row that was removed. */
  readonly before?: Values
  readonly change: Change
  /** Ids of rows of a removal that somebody else had removed before: nothing is there to take back. */
  readonly gone?: readonly number[]
  /** Id of the shared row in whose place institutions were given this one. */
  readonly copyOf?: number
}

/** A write with its history. */
export interface Entry {
  readonly write: Write
  readonly is: 'waiting' | 'running' | 'done' | 'failed'
  /** What is sent next, or was sent last. */
  readonly sends: Change
  /** Contents sent so far: the place of one among them makes its idempotency key. */
  readonly tried: readonly string[]
  /** Sent and not answered: it may have been done. */
  readonly unanswered?: Change
  readonly held?: Held
  readonly problem?: CallProblem
}

/**
 * A write that is planned, over what is known of it: done is what the server holds already, and a correction of what it
 * holds is an update. An answer that never came is asked for first, under the key of then.
 */
export const planned = (write: Write, before?: Entry): Entry => {
  if (!before) return goOn({ write, sends: write.change, tried: [] })
  const { problem: _, ...known } = before
  if (known.unanswered) return { ...known, write, is: 'waiting', sends: known.unanswered }
  return goOn({ ...known, write })
}

type Known = Omit<Entry, 'is'>

const goOn = (entry: Known): Entry => {
  const change = missing(entry)
  return change ? { ...entry, is: 'waiting', sends: change } : { ...entry, is: 'done' }
}

/** The entry once more under way, with the idempotency key of what it sends. */
export const begun = (entry: Entry, saveId: string): { readonly entry: Entry; readonly key: string } => {
  const content = contentOf(entry.sends)
  const tried = entry.tried.includes(content) ? entry.tried : [...entry.tried, content]
  const nth = tried.indexOf(content)
  const key = [saveId, entry.write.name, ...(nth > 0 ? [nth] : [])].join(':')
  return { entry: { ...entry, is: 'running', tried }, key }
}

/** The entry after an answer; where that was of something entered earlier, its correction is still to be written. */
export const answered = (entry: Entry, rows: readonly WireRow[]): Entry => {
  const { unanswered: _, ...known } = entry
  return goOn({ ...known, held: heldAfter(entry, rows) })
}

/** The entry after a refusal, or without an answer. */
export const refused = (entry: Entry, problem: CallProblem): Entry => {
  if (isUnanswered(problem)) return { ...entry, is: 'failed', problem, unanswered: entry.sends }
  const gone = alreadyGone(entry.sends, problem)
  if (gone) return leftByOthers(answered({ ...entry, sends: gone }, []), gone, entry.unanswered)
  if (entry.unanswered && saysNothing(problem)) return { ...entry, is: 'failed', problem }
  const { unanswered, held, ...rest } = entry
  const known = { ...rest, ...withHeld(held, problem) }
  const next = unanswered && missing(known)
  // What was entered earlier was not done: only what is entered by now counts.
  if (next && !OUTDATED.includes(problem.status) && contentOf(next) !== contentOf(entry.sends))
    return goOn(known)
  return { ...known, is: 'failed', problem }
}

/** The part of a removal whose rows somebody else has removed before: they are gone, as was asked for. */
const alreadyGone = (sends: Change, { status, details }: CallProblem): Change | undefined => {
  if (status !== 404) return undefined
  if (sends.do === 'remove') return sends
  if (sends.do !== 'removeAll') return undefined
  const lines = details.flatMap(({ line, code }) => (code === 404 ? (sends.lines[line ?? -1] ?? []) : []))
  return lines.length > 0 ? { ...sends, lines } : undefined
}

/** Whose removal it was is not known where an earlier try got no answer: then it is taken for one's own. */
const leftByOthers = (entry: Entry, gone: Change, unanswered: Change | undefined): Entry => {
  const rows = gone.do === 'remove' ? [gone] : gone.do === 'removeAll' ? gone.lines : []
  if (!entry.held || unanswered) return entry
  const ids = [...(entry.held.gone ?? []), ...rows.map(({ row }) => row.id)]
  return { ...entry, held: { ...entry.held, gone: ids } }
}

/** Whether the refusal leaves open if an earlier try of the same write was done: it came before anybody looked. */
export const saysNothing = ({ status }: CallProblem): boolean =>
  status >= 500 || [401, 403, 408, 429, 440].includes(status)

const heldAfter = ({ sends, held }: Entry, rows: readonly WireRow[]): Held => {
  if (sends.do === 'insert') return { rows, values: sends.body, change: sends }
  if (sends.do === 'update') {
    const { row, patch } = sends
    const before = beforeAll(valuesBefore(row, patch), row, held)
    const copyOf = sends.institutions && rows[0]?.id !== row.id ? row.id : held?.copyOf
    return { rows, values: { ...held?.values, ...patch }, before, change: sends, ...(copyOf && { copyOf }) }
  }
  if (sends.do === 'insertAll' && held?.change.do === 'insertAll') {
    const change = { ...sends, rows: [...held.change.rows, ...sends.rows] }
    return { rows: [...held.rows, ...rows], values: {}, change }
  }
  if (sends.do === 'removeAll' && held?.change.do === 'removeAll')
    return {
      ...held,
      rows: [...held.rows, ...rows],
      change: { ...sends, lines: [...held.change.lines, ...sends.lines] },
    }
  return { rows, values: {}, change: sends, ...(sends.do === 'remove' && { before: sends.row }) }
}

/** What the columns were before the first of several changes: not what an earlier one of these has written there. */
const beforeAll = (last: Values, row: Values, held: Held | undefined): Values => {
  if (held?.change.do !== 'update') return last
  const { before = {}, values } = held
  const isOurs = (name: string) => name in before && sameValue(row[name], values[name])
  const others = Object.entries(last).filter(([name]) => !isOurs(name))
  return { ...before, ...Object.fromEntries(others) }
}

/** What the columns of a change were. */
export const valuesBefore = (row: WireRow, patch: Values): Values =>
  Object.fromEntries(Object.keys(patch).map((name) => [name, row[name] ?? null]))

/** A row that is gone is held no longer; of one that somebody changed the new version counts. */
const withHeld = (held: Held | undefined, { status, current }: CallProblem): { readonly held?: Held } => {
  const [row] = held?.rows ?? []
  if (!held || status === 404) return {}
  if (!row || current?.id !== row.id) return { held }
  return { held: { ...held, rows: [{ ...row, version: current.version }] } }
}

/** What of a write the server does not hold yet. */
const missing = ({ write: { change }, held }: Known): Change | undefined => {
  if (!held) return change.do === 'update' && isEmpty(change.patch) ? undefined : change
  if (contentOf(held.change) === contentOf(change)) return undefined
  const [row] = held.rows
  if (change.do === 'insert') return row ? correction(row, held.values, change) : change
  if (change.do === 'update') return amended(change, held)
  if (change.do === 'removeAll' && held.change.do === 'removeAll') {
    const gone = new Set(held.change.lines.map(({ row: { id } }) => id))
    const lines = change.lines.filter(({ row: { id } }) => !gone.has(id))
    return lines.length === 0 ? undefined : { ...change, lines }
  }
  if (change.do !== 'insertAll' || held.change.do !== 'insertAll') return change
  const made = new Set(held.change.rows.map(({ lineId }) => lineId))
  const rows = change.rows.filter(({ lineId }) => !made.has(lineId))
  return rows.length === 0 ? undefined : { ...change, rows }
}

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0

/** The update that makes a row that was created earlier what is entered by now. */
const correction = (
  row: WireRow,
  held: Values,
  { body, fixed = [], secret = [] }: Change & { readonly do: 'insert' },
): Change | undefined => {
  const names = differingFrom(body, held).filter((name) => !fixed.includes(name))
  const again = secret.filter((name) => !names.includes(name) && !fixed.includes(name) && body[name] != null)
  const patch = Object.fromEntries([...names, ...again].map((name) => [name, body[name] ?? null]))
  return names.length === 0 ? undefined : { do: 'update', row: { ...row, ...held }, patch }
}

/**
 * The update of a row that an earlier one has changed already, or of the row of their own that it gave to institutions;
 * columns that are no longer changed get the value that they had before.
 */
const amended = (change: Change & { readonly do: 'update' }, held: Held): Change | undefined => {
  const [row] = held.rows
  const { id, version } = change.row
  const isCopy = held.copyOf === id
  if (!row || (!isCopy && (row.id !== id || row.version <= version)))
    return isEmpty(change.patch) ? undefined : change
  const old = Object.keys(held.values).map((name) => [name, change.row[name] ?? null])
  return correction(row, held.values, { do: 'insert', body: { ...Object.fromEntries(old), ...change.patch } })
}
