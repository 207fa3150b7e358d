import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { afterPaint, awaitPart } from './idle.ts'

/** A component whose code is fetched apart from the rest. Nothing, or what stands in for it, is drawn until it is there. */
export interface Deferred<P> {
  (props: P): ReactNode
  /** Fetches the code before it is needed; once, unless that failed. */
  fetch(): Promise<unknown>
  /** `fetch` for what will probably be needed: nobody is told where it fails, and `fetch` tries again. */
  prepare(): void
}

interface DeferredOptions<P> {
  /** Drawn until the code is there. */
  readonly StandIn?: ComponentType<P>
  /** Its words come with the first ones: none are fetched with its code. */
  readonly hasWords?: boolean
}

let companion: (() => Promise<unknown>) | undefined

/** What comes along with the code of every part before it is drawn: its words. */
export const bringAlong = (load: () => Promise<unknown>): void => {
  companion = load
}

/**
 * Like `lazy`, without suspending: code that is there is drawn in the same turn. A boundary that was suspended, be it
 * for a moment, is held back by React for 300 ms. Code that cannot be fetched is thrown to the error boundary; where
 * something stands in for it, it is asked for once that is on screen.
 */
export const deferred = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { StandIn, hasWords = false }: DeferredOptions<P> = {},
): Deferred<P> => {
  let there: ComponentType<P> | undefined
  let coming: Promise<ComponentType<P>> | undefined
  const fetch = () => {
    coming ??= Promise.all([load(), hasWords || companion?.()]).then(
      ([component]) => {
        there = component
        return component
      },
      (error) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  // biome-ignore lint/correctness/noComponentHookFactories: once for each part, where its module names it
  const Part = (props: P) => {
    const [{ Component }, set] = useState({ Component: there })
    useEffect(() => {
      if (Component) return
      let left = false
      const settle = awaitPart()
      const ask = () =>
        fetch()
          .then(
            (arrived) => left || set({ Component: arrived }),
            (error) =>
              left ||
              set(() => {
                throw error
              }),
          )
          .finally(settle)
      const callOff = StandIn ? afterPaint(ask) : void ask()
      return () => {
        left = true
        callOff?.()
        settle()
      }
    }, [Component])
    const Drawn = Component ?? StandIn
    return Drawn && <Drawn {...props} />
  }
  return Object.assign(Part, { fetch, prepare: () => void fetch().catch(() => undefined) })
}
