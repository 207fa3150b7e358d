/** Milliseconds from the event at the window to the end of its handlers, React's synchronous drawing included. */
export interface Clocked {
  readonly keys: number[]
  readonly blurs: number[]
}

declare global {
  interface Window {
    clocked: Clocked
  }
}

/** Listens first and last of all: before the frameworks' own handlers, and in the microtask after them. */
const clock = (event: 'input' | 'focusout', into: number[]): void => {
  let begun = 0
  window.addEventListener(
    event,
    () => {
      begun = performance.now()
    },
    { capture: true },
  )
  window.addEventListener(event, () => queueMicrotask(() => into.push(performance.now() - begun)))
}

/** To be called before anything is drawn. */
export const startClock = (): void => {
  window.clocked = { keys: [], blurs: [] }
  clock('input', window.clocked.keys)
  clock('focusout', window.clocked.blurs)
}
