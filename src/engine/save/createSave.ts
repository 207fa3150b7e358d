import { createStore } from 'zustand/vanilla'
import type { CallProblem } from '#protocol/problem.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ReadonlyStore } from '../readonlyStore.ts'
import type { Entry } from './entry.ts'
import type { PersonEvent, Prepared, SaveEffect, SaveEvent } from './events.ts'
import type { SaveOutcome } from './outcome.ts'
import { type Failure, isBusy, newSave, type SaveSettings, type SaveState } from './state.ts'
import { step } from './step.ts'
import { UNANSWERED, type Write } from './write.ts'

type Later<T> = T | Promise<T>

/** What carries out the effects of a save; any of them may throw. */
export interface SavePorts {
  /** Reads and checks all that is entered; true where it may be sent. Nothing to check where not said. */
  check?(): boolean
  /** What is to be asked first; nothing where not said. */
  prepare?(state: SaveState): Later<Prepared>
  /** Draws what has changed, and gives the focus back. */
  resume?(): void
  /** All that is to be written, of what is entered. */
  plan(state: SaveState): readonly Write[]
  write(effect: SaveEffect & { readonly do: 'write' }): Promise<readonly WireRow[]>
  problemOf(thrown: unknown): CallProblem
  /** Reads anew what may have been changed, so that it is shown as it is by then, and a stale row can be saved the next time. */
  refresh?(): Promise<unknown>
  /** Puts failures under their fields; gives those back that are not all told there. */
  place?(outcome: SaveOutcome): readonly Failure[]
  rebase?(theirs: WireRow, mine: boolean): void
  tell?(outcome: SaveOutcome): void
}

export interface Save {
  /** Who carries out effects from here on. */
  serve(ports: SavePorts): void
  /** Where it stands. */
  readonly state: ReadonlyStore<SaveState>
  /** Resolves when the save rests, or asks. Never rejects. */
  send(event: PersonEvent): Promise<void>
}

/**
 * A save under way: events go in one by one, effects are carried out, and what came of them are events again. `earlier` is
 * what an earlier page has written under the same id.
 */
export const createSave = (
  settings: SaveSettings,
  first?: SavePorts,
  earlier: readonly Entry[] = [],
): Save => {
  let ports = first
  const { setState, ...state } = createStore(() => newSave(settings, earlier))
  let busy = false
  const queue: SaveEvent[] = []
  let waiting: (() => void)[] = []

  const work = (): void => {
    if (busy) return
    busy = true
    for (let event = queue.shift(); event; event = queue.shift()) {
      const next = step(state.getState(), event)
      setState(next.state, true)
      for (const effect of next.effects) carryOut(effect)
    }
    busy = false
    if (isBusy(state.getState())) return
    const all = waiting
    waiting = []
    for (const resolve of all) resolve()
  }
  const put = (event: SaveEvent): void => {
    queue.push(event)
    work()
  }

  const carryOut = (effect: SaveEffect): void => {
    if (!ports) return
    const { problemOf, write } = ports
    if (effect.do === 'write') {
      const { name } = effect
      write(effect).then(
        (rows) => put({ is: 'written', name, rows }),
        (thrown: unknown) => put({ is: 'refused', name, problem: problemOf(thrown) }),
      )
      return
    }
    const fail = (thrown: unknown) => put({ is: 'broken', problem: problemOf(thrown) })
    try {
      const came = comeOf(effect, ports, state.getState())
      if (came instanceof Promise) came.then(put, fail)
      else if (came) put(came)
    } catch (thrown) {
      fail(thrown)
      // A fault of ours, and of no server: it is not to pass unseen.
      queueMicrotask(() => {
        throw thrown
      })
    }
  }

  return {
    serve: (next) => {
      ports = next
    },
    state,
    send: (event) => {
      const rested = new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      put(event)
      return rested
    },
  }
}

/** Carries out an effect other than a write; what came of it, where something is to follow. */
const comeOf = (
  effect: Exclude<SaveEffect, { readonly do: 'write' }>,
  ports: SavePorts,
  state: SaveState,
): Later<SaveEvent> | undefined => {
  switch (effect.do) {
    case 'check':
      return { is: 'checked', valid: ports.check?.() ?? true }
    case 'prepare':
      return then(ports.prepare?.(state) ?? { asks: [] }, (found) => ({ is: 'prepared', found }))
    case 'resume':
      ports.resume?.()
      return { is: 'resumed' }
    case 'plan':
      return { is: 'planned', writes: ports.plan(state) }
    case 'place': {
      const { outcome } = effect
      const place = () => ports.place?.(outcome) ?? outcome.failures
      return then(refreshed(ports, outcome), () => ({ is: 'placed', left: place(), outcome }))
    }
    case 'rebase':
      ports.rebase?.(effect.theirs, effect.mine)
      return undefined
    case 'tell':
      ports.tell?.(effect.outcome)
      return undefined
  }
}

/**
 * It is not waited for where nobody answers: that would be told after the reads have been given up. What cannot be read says so
 * where it stands.
 */
const refreshed = ({ refresh }: SavePorts, { failures }: SaveOutcome): Later<unknown> => {
  const reading = refresh?.().catch(() => undefined)
  return failures.some(({ problem }) => UNANSWERED.includes(problem.code)) ? undefined : reading
}

const then = <T>(given: Later<T>, next: (value: T) => SaveEvent): Later<SaveEvent> =>
  given instanceof Promise ? given.then(next) : next(given)
