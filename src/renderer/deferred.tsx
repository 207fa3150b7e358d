import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureLine } from './list/messages/FailureLine.tsx'
import { afterPaint, awaitPart } from './scheduling/idle.ts'
import { useToasts } from './toast/ToastsContext.ts'
import { useSteady } from './useSteady.ts'

/** A component whose code is fetched apart from the rest. Nothing, or what stands in for it, is drawn until it is there. */
export interface Deferred<P> {
  (props: P): ReactNode
  /** Fetches the code before it is needed; once, unless that failed. */
  fetch(): Promise<unknown>
  /** `fetch` for what will probably be needed. Never rejects: nobody is told where it fails, and `fetch` tries again. */
  prepare(): Promise<unknown>
}

export interface DeferredOptions<P> {
  /** Drawn until the code is there. */
  readonly StandIn?: ComponentType<P>
  /** What does not come along, since it needs none of it or has it already. */
  readonly without?: readonly Companion[]
  /** Nothing is said where its code cannot be fetched: nobody has asked for it. */
  readonly isExtra?: boolean
}

interface State<P> {
  readonly Component?: ComponentType<P> | undefined
  /** Its code could not be fetched. */
  readonly failed?: boolean
}

/** What comes along with the code of every part before it is drawn: what it says, and all that schemas declare. */
type Companion = 'words' | 'catalogue'

let companions: Readonly<Partial<Record<Companion, () => Promise<unknown>>>> = {}

export const bringAlong = (loads: typeof companions): void => {
  companions = loads
}

/** What opens over the page, and can be closed. */
const isClosable = (props: object): props is { onClose(): void } =>
  'onClose' in props && typeof props.onClose === 'function'

/** Why code could not be fetched: there is no network, no answer, or other code by now. */
export const useMissingText = (): (() => string) => {
  const { t } = useTranslation()
  return () => t(navigator.onLine ? 'errors.part' : 'errors.offline')
}

/** A message says that code could not be fetched. Loaded anew, the page has its own, and what was typed in its forms. */
export const useTellMissing = (): (() => void) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const textOf = useMissingText()
  return useSteady(() => {
    const action = { name: 'reload', text: t('shell.reload'), run: () => location.reload() }
    toasts.show('error', textOf(), navigator.onLine ? { action } : {})
  })
}

/**
 * Like `lazy`, without suspending: code that is there is drawn in the same turn. A boundary that was suspended, be it
 * for a moment, is held back by React for 300 ms. Where something stands in for it, code is asked for once that is on
 * screen. What cannot be fetched closes again with a message, so that another press is another try; what does not
 * close says so in its place.
 */
export const deferred = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { StandIn, without = [], isExtra = false }: DeferredOptions<P> = {},
): Deferred<P> => {
  let there: ComponentType<P> | undefined
  let coming: Promise<ComponentType<P>> | undefined
  const fetch = () => {
    const along = (name: Companion) => (without.includes(name) ? undefined : companions[name]?.())
    coming ??= Promise.all([load(), along('words'), along('catalogue')]).then(
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
    const [{ Component, failed = false }, set] = useState<State<P>>({ Component: there })
    const tell = useTellMissing()
    const textOf = useMissingText()
    const giveUp = useSteady(() => {
      if (!isClosable(props)) return set({ failed: !isExtra })
      tell()
      props.onClose()
    })
    useEffect(() => {
      if (Component || failed) return
      let left = false
      const settle = awaitPart()
      const ask = () =>
        fetch()
          .then(
            (arrived) => left || set({ Component: arrived }),
            () => left || giveUp(),
          )
          .finally(settle)
      const callOff = StandIn ? afterPaint(ask) : void ask()
      return () => {
        left = true
        callOff?.()
        settle()
      }
    }, [Component, failed, giveUp])
    const Drawn = Component ?? StandIn
    return (
      <>
        {Drawn && <Drawn {...props} />}
        {failed && <FailureLine text={textOf()} onRetry={() => set({})} />}
      </>
    )
  }
  return Object.assign(Part, { fetch, prepare: () => fetch().catch(() => undefined) })
}
