import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '#engine/readonlyStore.ts'

export type ToastTone = 'success' | 'info' | 'error'

export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
  /** Names of the institutions that it is about. */
  readonly places?: readonly string[]
  /** What was done there: `places.{what}`. */
  readonly what?: 'removedFrom' | undefined
  /** What a person can still do about it, once, while it is on screen. */
  readonly action?: ToastAction
  /** When it was shown, milliseconds since 1970. */
  readonly at: number
}

export interface ToastAction {
  /** `data-action` of its button. */
  readonly name: string
  readonly text: string
  run(): void
}

interface ToastOptions {
  readonly duration?: number
  readonly action?: ToastAction | undefined
  readonly places?: readonly string[]
  readonly what?: Toast['what']
}

interface ToastsState {
  /** Messages on screen. */
  readonly open: readonly Toast[]
  /** The last 20 messages, newest first, also those gone from the screen. */
  readonly history: readonly Toast[]
}

export interface Toasts {
  /** Shows a message, newest last, for `duration` milliseconds; a success in place of the one before it. Gives its id. */
  show(tone: ToastTone, text: string, options?: ToastOptions): number
  /** Another text in a message that stands. */
  change(id: number, text: string): void
  close(id: number): void
  /** Stops the time of a message while a person points at it or has the focus in it. */
  pause(id: number): void
  resume(id: number): void
  /** What was told was for somebody who is here no more. */
  forget(): void
  readonly state: ReadonlyStore<ToastsState>
}

/** Source: specification §2 and §9, successes and errors alike; what is gone stays in the history. */
const DURATION = 2000
/** Long enough to be read, and taken back; of a removal too where it cannot be. */
export const WITH_ACTION = 5000
const KEPT = 20

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined
  startedAt: number
  left: number
}

/** The messages of one application: plain state, drawn by `Toaster`. */
export const createToasts = (): Toasts => {
  const { setState, ...state } = createStore<ToastsState>(() => ({ open: [], history: [] }))
  let lastId = 0
  const clocks = new Map<number, Clock>()

  const stop = (id: number): void => {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
  }
  const close = (id: number): void => {
    stop(id)
    const { open } = state.getState()
    if (open.some((toast) => toast.id === id)) setState({ open: open.filter((toast) => toast.id !== id) })
  }
  const run = (id: number, clock: Clock): void => {
    clearTimeout(clock.timer)
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => close(id), clock.left)
  }

  return {
    show: (tone, text, options = {}) => {
      const { places, what, action, duration = action ? WITH_ACTION : DURATION } = options
      const told = { id: ++lastId, tone, text, at: Date.now(), ...(places?.length && { places, what }) }
      const toast = action ? { ...told, action } : told
      const clock = { timer: undefined, startedAt: 0, left: duration }
      clocks.set(toast.id, clock)
      run(toast.id, clock)
      const { open, history } = state.getState()
      // The same error twice is one message on screen, and so are two successes: what is offered takes back the last one.
      const isReplaced = (other: Toast) =>
        other.tone === tone && (tone === 'success' || (tone === 'error' && other.text === text))
      for (const { id } of open.filter(isReplaced)) stop(id)
      setState({
        open: [...open.filter((other) => !isReplaced(other)), toast],
        // It is told again there, and can be undone no more.
        history: [told, ...history].slice(0, KEPT),
      })
      return toast.id
    },
    change: (id, text) => {
      const changed = (one: Toast): Toast => (one.id === id ? { ...one, text } : one)
      setState(({ open, history }) => ({ open: open.map(changed), history: history.map(changed) }))
    },
    close,
    pause: (id) => {
      const clock = clocks.get(id)
      if (!clock?.timer) return
      clearTimeout(clock.timer)
      clock.timer = undefined
      clock.left = Math.max(0, clock.left - (Date.now() - clock.startedAt))
    },
    resume: (id) => {
      const clock = clocks.get(id)
      if (clock && !clock.timer) run(id, clock)
    },
    forget: () => {
      for (const { id } of state.getState().open) stop(id)
      setState({ open: [], history: [] })
    },
    state,
  }
}
