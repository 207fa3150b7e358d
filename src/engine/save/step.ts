import type { CallProblem } from '#protocol/problem.ts'
import type { WireRow } from '#protocol/row.ts'
import { answered, begun, type Entry, planned, refused } from './entry.ts'
import type { Prepared, SaveEffect, SaveEvent } from './events.ts'
import { leftPlaces } from './failures.ts'
import { broken, outcomeOf, type SaveOutcome, withoutWrites } from './outcome.ts'
import { type Failure, isBusy, isUnheard, type SaveState } from './state.ts'
import { isUnanswered, type Write } from './write.ts'

export interface Step {
  readonly state: SaveState
  readonly effects: readonly SaveEffect[]
}

/**
 * What an event makes of a save, and what is to be done for it: check → prepare → ask → plan → write → place what failed.
 * The next round retries only that. An event that has no place in the phase changes nothing.
 */
export const step = (state: SaveState, event: SaveEvent): Step => {
  const { phase } = state
  switch (event.is) {
    case 'submitted':
      return phase === 'open' || phase === 'done' ? begin(state) : same(state)
    case 'retried':
      if (!isUnheard(state)) return same(state)
      return state.unprepared ? begin(state) : plan(state)
    case 'checked':
      if (phase !== 'checking') return same(state)
      if (event.valid) return to(state, 'preparing', [{ do: 'prepare' }])
      return to(state, 'open', [{ do: 'tell', outcome: withoutWrites('invalid') }], {
        unprepared: false,
        failures: state.failures.filter(ofNoColumn),
      })
    case 'prepared':
      return phase === 'preparing' ? prepared({ ...state, unprepared: false }, event.found) : same(state)
    case 'resumed':
      if (phase !== 'resuming') return same(state)
      return state.questions.length > 0 ? to(state, 'asking') : plan(state)
    case 'answered':
      return phase === 'asking' ? answer(state, event) : same(state)
    case 'planned':
      return phase === 'planning' ? write(state, event.writes) : same(state)
    case 'written':
      return settle(state, event.name, (entry) => answered(entry, event.rows))
    case 'refused':
      return settle(state, event.name, (entry) => refused(entry, event.problem), event.problem)
    case 'stopped':
      return phase === 'writing' && state.stopped !== 'byPerson'
        ? to(state, phase, [], { stopped: 'byPerson' })
        : same(state)
    case 'placed':
      return phase === 'placing' ? rest(state, event.outcome, event.left) : same(state)
    case 'resolved':
      return phase === 'conflict' ? resolve(state, event.mine) : same(state)
    case 'broken':
      return breakOff(state, event.problem)
    case 'left':
      if (phase === 'conflict') return goBack(withoutCurrent(state))
      return phase === 'asking' ? goBack(state) : same(state)
  }
}

const goBack = (state: SaveState): Step => to(state, 'open', [], { questions: [], agreed: [] })

/** What somebody else wrote was not agreed to: the next round asks about it again. */
const withoutCurrent = ({ current: _, ...state }: SaveState): SaveState => state

/** What was said of a value has left its field with the check: another may stand there by now. */
const ofNoColumn = ({ problem }: Failure): boolean => !('column' in problem)

const same = (state: SaveState): Step => ({ state, effects: [] })

const to = (
  state: SaveState,
  phase: SaveState['phase'],
  effects: readonly SaveEffect[] = [],
  changes: Partial<SaveState> = {},
): Step => ({ state: { ...state, ...changes, phase }, effects })

const begin = (state: SaveState): Step =>
  to(state, 'checking', [{ do: 'check' }], { questions: [], agreed: [] })

const plan = (state: SaveState, changes: Partial<SaveState> = {}): Step =>
  to(state, 'planning', [{ do: 'plan' }], changes)

const prepared = (state: SaveState, found: Prepared): Step => {
  if ('nothingToSave' in found)
    return to(state, 'done', [{ do: 'tell', outcome: withoutWrites('nothing') }], { failures: [] })
  if ('refused' in found) return place(state, withoutWrites('refused', found.refused))
  return to(state, 'resuming', [{ do: 'resume' }], { questions: found.asks })
}

const answer = (state: SaveState, { yes, reach }: SaveEvent & { readonly is: 'answered' }): Step => {
  const [first, ...rest] = state.questions
  if (!yes || !first) return to(state, 'open', [], { questions: [], agreed: [] })
  // A yes that does not say where is none.
  if (first.choice && !reach) return same(state)
  const agreed = [...state.agreed, first.choice ? { ...first, reach } : first]
  // The last question stays in view while its yes is carried out.
  return rest.length > 0 ? to(state, 'asking', [], { questions: rest, agreed }) : plan(state, { agreed })
}

const write = (state: SaveState, writes: readonly Write[]): Step => {
  const entries = new Map(state.entries)
  for (const one of writes) entries.set(one.name, planned(one, entries.get(one.name)))
  const round = writes.map(({ name }) => name)
  return pump({ ...state, phase: 'writing', entries, round, sent: new Set(), stopped: false, failures: [] })
}

/** Starts as many writes as may be under way; the round ends when nothing moves any more. */
const pump = (state: SaveState): Step => {
  const { round, settings, stopped } = state
  const entries = new Map(state.entries)
  const sent = new Set(state.sent)
  const effects: SaveEffect[] = []
  let running = round.filter((name) => entries.get(name)?.is === 'running').length
  for (const name of stopped ? [] : round) {
    if (running >= settings.atOnce) break
    const entry = entries.get(name)
    const before = entry?.write.after === undefined ? undefined : entries.get(entry.write.after)
    if (entry?.is !== 'waiting' || (entry.write.after !== undefined && before?.is !== 'done')) continue
    const { entry: next, key } = begun(entry, settings.id)
    entries.set(name, next)
    sent.add(name)
    running++
    const previous = before?.held?.rows
    effects.push({ do: 'write', name, change: next.sends, key, ...(previous && { previous }) })
  }
  const moved = { ...state, entries, sent }
  return running > 0 ? { state: moved, effects } : ended(moved)
}

const settle = (
  state: SaveState,
  name: string,
  after: (entry: Entry) => Entry,
  problem?: CallProblem,
): Step => {
  const entry = state.entries.get(name)
  if (entry?.is !== 'running') return same(state)
  const entries = new Map(state.entries).set(name, after(entry))
  const endsAll = problem !== undefined && state.settings.stopsAll?.includes(problem.status)
  return pump({ ...state, entries, stopped: state.stopped || (endsAll ? 'byAnswer' : false) })
}

const ended = (state: SaveState): Step => {
  const outcome = outcomeOf(state)
  const stale = state.settings.asksOnConflict ? staleRow(state) : undefined
  if (stale) return to(state, 'conflict', [], { current: stale, questions: [] })
  return place(state, outcome)
}

/**
 * The row as it is by now, where it was to be changed as it was before: not one that a creation corrects, nor one that has
 * left an institution.
 */
const staleRow = ({ entries, round }: SaveState): WireRow | undefined =>
  round
    .flatMap((name) => entries.get(name) ?? [])
    .find(
      (entry) =>
        entry.write.change.do === 'update' && entry.problem?.status === 412 && !leftPlaces(entry).length,
    )?.problem?.current

/** Nothing is under way but the effect that failed: the person gets the form back, with the reason. */
const breakOff = (state: SaveState, problem: CallProblem): Step => {
  const { phase } = state
  const unprepared = phase === 'preparing' && isUnanswered(problem)
  const outcome = broken(problem, unprepared)
  if (phase === 'placing') return rest(state, outcome, outcome.failures)
  if (phase === 'writing' || !(isBusy(state) || phase === 'resuming')) return same(state)
  return place({ ...state, unprepared }, outcome)
}

const place = (state: SaveState, outcome: SaveOutcome): Step =>
  to(state, 'placing', [{ do: 'place', outcome }])

const rest = (state: SaveState, outcome: SaveOutcome, failures: SaveState['failures']): Step =>
  to(state, outcome.is === 'saved' ? 'done' : 'open', [{ do: 'tell', outcome }], {
    failures,
    questions: [],
    // What was agreed to holds for another try of the same.
    agreed: outcome.is === 'partial' ? state.agreed : [],
  })

const resolve = (state: SaveState, mine: boolean): Step => {
  const theirs = state.current
  if (!theirs) return to(state, 'open')
  const rebase = { do: 'rebase', theirs, mine } as const
  return mine ? to(state, 'planning', [rebase, { do: 'plan' }]) : to(state, 'open', [rebase])
}
