/** Parts on screen whose code is still to come: what will only probably be wanted waits for them. */
let awaited = 0
const waiting = new Set<() => void>()

/** Says that something on screen waits for its code. Gives the function that says that it is there. */
export const awaitPart = (): (() => void) => {
  let isThere = false
  awaited++
  return () => {
    if (isThere) return
    isThere = true
    awaited--
    if (awaited > 0) return
    const held = [...waiting]
    waiting.clear()
    for (const ask of held) ask()
  }
}

const IDLE_MS = 500

/** Runs once when the browser has nothing else to do, and nothing on screen waits for its code. Gives the function that calls it off. */
export const whenIdle = (work: () => unknown): (() => void) => {
  let callOff = () => {}
  const tryNow = () => {
    if (awaited > 0) waiting.add(ask)
    else work()
  }
  const ask = () => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(tryNow, IDLE_MS)
      callOff = () => clearTimeout(timer)
      return
    }
    const handle = requestIdleCallback(tryNow)
    callOff = () => cancelIdleCallback(handle)
  }
  ask()
  return () => {
    waiting.delete(ask)
    callOff()
  }
}

/** Runs once what was drawn is on screen. Gives the function that calls it off. */
export const afterPaint = (work: () => unknown): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
