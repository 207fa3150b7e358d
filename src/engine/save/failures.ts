import { type CallProblem, isOfInstitution, OUTDATED } from '#protocol/problem.ts'
import { idsIn } from '#protocol/row.ts'
import { type Entry, saysNothing } from './entry.ts'
import { entriesOf, type Failure, isStopped, type SaveState } from './state.ts'
import type { Change, Write } from './write.ts'

/** What the server said of a write that failed; a problem with a column belongs under a field. */
export const failuresOf = ({ is, write, sends, problem: said }: Entry): readonly Failure[] => {
  if (is !== 'failed' || !said) return []
  const { institution, shownAs, lines } = write
  const lone = lines.length === 1 ? lines[0] : undefined
  const among = lines.length > 1 && { lines }
  const left = leftPlaces({ sends, problem: said })
  if (left.length > 0)
    return left.map((at) => {
      return { problem: { code: said.code, reason: 'leftInstitution' }, lineId: lone, institution: at }
    })
  if (isGone(write, said))
    return [{ problem: { code: said.code, reason: 'rowGone' }, lineId: lone, institution }]
  if (said.details.length === 0) {
    const problem = isForbidden(write, said)
      ? { code: said.code, reason: 'noRight' as const }
      : { code: said.code }
    return [{ problem, lineId: lone, institution, ...among }]
  }
  return said.details.map(({ line, institution: at, ...problem }) => {
    const lineId = lineOf(sends, write, line) ?? lone
    const { code, reason, clash } = problem
    if (isOfInstitution(reason)) return { problem: { code, reason }, lineId, institution: at ?? institution }
    const shown = (column: string) => shownAs?.[column] ?? column
    const told = {
      ...problem,
      column: shown(problem.column),
      ...(clash && { clash: { ...clash, columns: clash.columns.map(shown) } }),
      lineId,
    }
    return { problem: told, lineId, institution: at ?? institution }
  })
}

/** The row that was to be changed is there no more, or out of reach. */
const isGone = ({ change }: Write, { status, details }: CallProblem): boolean =>
  change.do === 'update' && status === 404 && details.length === 0

/** Somebody's rights may have been taken away since the form was opened; of a removal nothing is to be kept. */
const isForbidden = ({ change }: Write, { status }: CallProblem): boolean =>
  status === 403 && !change.do.startsWith('remove')

/** Institutions that a row was in when it was to be changed, and is in no more. */
export const leftPlaces = ({ sends, problem }: Pick<Entry, 'sends' | 'problem'>): readonly number[] => {
  if (sends.do !== 'update' || problem?.current?.institution === undefined) return []
  const now = idsIn(problem.current.institution)
  return idsIn(sends.row.institution).filter((one) => !now.includes(one))
}

/** Lines that were refused for what they are, and not because nothing could be written just then. */
export const refusedLines = ({ entries, round }: SaveState): readonly number[] =>
  round.flatMap((name) => {
    const entry = entries.get(name)
    if (!entry?.problem || saysNothing(entry.problem)) return []
    return failuresOf(entry).flatMap(({ lineId }) => lineId ?? [])
  })

/** The line that a problem of a call of several is about, by its place in the call. */
const lineOf = (sends: Change, { lines }: Write, nth: number | undefined): number | undefined => {
  if (sends.do === 'insertAll') return sends.rows[nth ?? 0]?.lineId
  if (nth === undefined) return undefined
  if (sends.do === 'updateAll' || sends.do === 'removeAll') return sends.lines[nth]?.lineId
  return sends.do === 'link' ? lines[nth] : undefined
}

/** Institutions in which a person has stopped the writing of something, by what of it stands there. */
export interface StoppedPlaces {
  readonly written: readonly number[]
  /** As it was entered before. */
  readonly earlier: readonly number[]
  /** Sent before, without an answer. */
  readonly inDoubt: readonly number[]
  readonly unsent: readonly number[]
}

export interface StoppedLine extends StoppedPlaces {
  readonly lineId: number
}

/** What a stop has left of all lines, until the next round writes it; undefined where it has left nothing. What failed is told as that. */
export const stoppedPlaces = (state: SaveState): StoppedPlaces | undefined =>
  restsStopped(state) ? placesIn(entriesOf(state)) : undefined

/** The same, line by line. */
export const stoppedLines = (state: SaveState): readonly StoppedLine[] => {
  if (!restsStopped(state)) return []
  const all = entriesOf(state)
  const left = all.filter(({ is }) => is === 'waiting').flatMap(({ write }) => write.lines)
  return [...new Set(left)].map((lineId) => ({
    lineId,
    ...placesIn(all.filter(({ write }) => write.lines.includes(lineId))),
  }))
}

const restsStopped = (state: SaveState): boolean =>
  isStopped(state) && state.phase !== 'writing' && state.phase !== 'placing'

const placesIn = (all: readonly Entry[]): StoppedPlaces => {
  const placesOf = (which: (entry: Entry) => boolean) => [
    ...new Set(all.filter(which).flatMap(({ write }) => placesWritten(write))),
  ]
  const isLeft = ({ is }: Entry) => is === 'waiting'
  return {
    written: placesOf(({ is }) => is === 'done'),
    earlier: placesOf((one) => isLeft(one) && !one.unanswered && one.held !== undefined),
    inDoubt: placesOf((one) => isLeft(one) && one.unanswered !== undefined),
    unsent: placesOf((one) => isLeft(one) && !one.unanswered && !one.held),
  }
}

const placesWritten = ({ institution, change }: Write): readonly number[] =>
  institution === undefined && change.do === 'insert' ? idsIn(change.body.institution) : idsIn(institution)

/** The session was over, as the page for signing in has said: whoever reads a form has signed in again. */
export const isSessionOver = ({ problem: { code } }: Failure): boolean => code === 401 || code === 440

/** The row is gone, or another by now. */
export const isOutdated = ({ problem }: Failure): boolean => OUTDATED.includes(problem.code)
