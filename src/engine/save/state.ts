import type { Confirmation } from '#dsl/tables/confirmation.ts'
import type { Problem } from '#protocol/problem.ts'
import type { WireRow } from '#protocol/row.ts'
import type { PlacedProblem } from '../form/checkLines.ts'
import type { Entry } from './entry.ts'
import type { Choice, Reach } from './reach.ts'
import { isUnanswered } from './write.ts'

/**
 * Where a save stands. At rest (`open`, `done`) and while a question stands (`asking`, `conflict`) a person can leave; the
 * others end by themselves.
 */
type Phase =
  | 'open'
  | 'checking'
  | 'preparing'
  | 'resuming'
  | 'asking'
  | 'planning'
  | 'writing'
  | 'placing'
  | 'conflict'
  | 'done'

/** A question before anything is written; its words are the reader's. */
export interface Ask {
  readonly confirmation: Confirmation
  /** How many related rows are concerned. */
  readonly count: number
  /** How people call the row. */
  readonly name: string
  /** What a yes means, where it says more than to go on: the line stands for this row, which is only tied. */
  readonly attaches?: { readonly lineId: number; readonly row: WireRow }
  /** Where it is to hold: a yes says which. */
  readonly choice?: Choice
  /** Where it holds, if that is settled: an earlier try was for these institutions alone, or it changes a row of theirs too. */
  readonly places?: readonly number[]
  /** How many related rows each answer concerns. */
  readonly counts?: Readonly<Record<Reach, number>>
}

/** A question that was answered with yes. */
interface Agreed extends Ask {
  readonly reach?: Reach
}

/** Something that was not written, and where: its line, the institution it was for. */
export interface Failure {
  readonly problem: Problem | PlacedProblem
  readonly lineId?: number
  readonly institution?: number
  /** Lines of the call that failed, where it is none of them alone. */
  readonly lines?: readonly number[]
}

export interface SaveSettings {
  /** Idempotency keys begin with it: no two saves have the same. */
  readonly id: string
  /** Writes under way at once. */
  readonly atOnce: number
  /** HTTP statuses after which no other write can succeed. */
  readonly stopsAll?: readonly number[]
  /** Whether a person chooses between a stale row and what was entered, or is only told. */
  readonly asksOnConflict?: boolean
}

export interface SaveState {
  readonly settings: SaveSettings
  readonly phase: Phase
  /** Questions not answered yet; the first one is being asked. It stays while its yes is carried out. */
  readonly questions: readonly Ask[]
  readonly agreed: readonly Agreed[]
  /** All that was ever to be written, by name: what is there, what failed, what may be there. */
  readonly entries: ReadonlyMap<string, Entry>
  /** Names of what this round writes, in order. */
  readonly round: readonly string[]
  /** Names of those that it has sent. */
  readonly sent: ReadonlySet<string>
  /** Nothing else of the round is sent: a person has said so, or an answer after which no other write can succeed. */
  readonly stopped: false | 'byPerson' | 'byAnswer'
  /** What failed and stands under no field. */
  readonly failures: readonly Failure[]
  /** The row as somebody else left it. */
  readonly current?: WireRow
  /** What is to be asked could not be found out, no answer having come: nothing was sent. */
  readonly unprepared?: boolean
}

export const newSave = (settings: SaveSettings, earlier: readonly Entry[] = []): SaveState => ({
  settings,
  phase: 'open',
  questions: [],
  agreed: [],
  entries: new Map(earlier.map((entry) => [entry.write.name, entry])),
  round: [],
  sent: new Set(),
  stopped: false,
  failures: [],
})

/** Whether it is worth drawing that something goes on: checking and planning take no time. */
export const isAtWork = ({ phase }: SaveState): boolean => ['preparing', 'writing', 'placing'].includes(phase)

/** What this round writes, in its order. */
export const entriesOf = ({ round, entries }: SaveState): readonly Entry[] =>
  round.flatMap((name) => entries.get(name) ?? [])

/** How many lines of what this round writes are done; one that is written in several calls counts with each. */
export const progressOf = (state: SaveState): { readonly done: number; readonly total: number } => {
  const writes = entriesOf(state)
  const linesOf = (those: readonly Entry[]) => those.reduce((sum, { write }) => sum + write.lines.length, 0)
  return { done: linesOf(writes.filter(({ is }) => is === 'done')), total: linesOf(writes) }
}

/** How many writes this round sends, or was to send before it was stopped: what was done before it is not among them. */
export const writesOf = ({ round, entries, sent }: SaveState): number =>
  round.filter((name) => sent.has(name) || entries.get(name)?.is === 'waiting').length

/** More writes than this take long enough for their number to be told, and for a person to stop them. */
const FEW = 10

export const isLong = (state: SaveState): boolean =>
  (state.phase === 'writing' || state.phase === 'placing') && writesOf(state) > FEW

const BUSY: readonly Phase[] = ['checking', 'preparing', 'planning', 'writing', 'placing']

/** Whether something goes on that ends by itself: nothing can be entered meanwhile. */
export const isBusy = ({ phase }: SaveState): boolean => BUSY.includes(phase)

/** What is asked, also while its yes is carried out. */
export const askedBy = ({ phase, questions }: SaveState): Ask | undefined =>
  phase === 'asking' || phase === 'planning' || phase === 'writing' || phase === 'placing'
    ? questions[0]
    : undefined

/** Whether a person has stopped the round before all of it was sent. */
export const isStopped = (state: SaveState): boolean =>
  state.stopped === 'byPerson' && entriesOf(state).some(({ is }) => is === 'waiting')

/** Whether the save rests because of that: then it is tried again by itself. */
export const isUnheard = (state: SaveState): boolean => state.phase === 'open' && lacksAnswers(state)

/**
 * Whether the last round, or what goes before it, got no answer, and failed from that alone. What a person has stopped waits for
 * them.
 */
export const lacksAnswers = (state: SaveState): boolean => {
  if (state.unprepared) return true
  if (isStopped(state)) return false
  const failed = entriesOf(state).filter(({ is }) => is === 'failed')
  return failed.length > 0 && failed.every(({ problem }) => problem && isUnanswered(problem))
}

/** What of all that was sent is written for sure, or may be; undefined for nothing. */
export const sentOf = (state: SaveState): 'inDoubt' | 'partly' | undefined => {
  if (isInDoubt(state)) return 'inDoubt'
  return [...state.entries.values()].some(({ held }) => held) ? 'partly' : undefined
}

/** Whether a write was sent of which nobody knows if it was done. */
export const isInDoubt = ({ entries }: SaveState): boolean =>
  [...entries.values()].some(({ unanswered }) => unanswered !== undefined)
