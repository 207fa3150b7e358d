import { type FocusEvent, type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Names } from '../confirm/Names.tsx'
import { onModalLeaving, topModal } from '../dialog/openModals.ts'
import { useOpenToasts, useToasts } from './ToastsContext.ts'
import './toast.css'
import { ToneSign } from './ToneSign.tsx'
import type { Toast, ToastAction } from './toasts.ts'

/** The messages on screen; once in an application, at its end. */
export const Toaster = () => {
  const { t } = useTranslation()
  const open = useOpenToasts()
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  const newest = open.at(-1)?.id

  // Back from a dialog that goes: it would take the messages with it.
  useLayoutEffect(() => {
    const settle = () => stand(region.current, topModal() ?? home.current)
    const forget = onModalLeaving(() => region.current?.parentElement !== home.current && settle())
    return () => {
      forget()
      stand(region.current, home.current)
    }
  }, [])

  // A modal dialog stands in the browser's top layer and makes inert all that is not in it: each new message is lifted
  // above it, and into it.
  useLayoutEffect(() => {
    const element = region.current
    if (!element || typeof element.showPopover !== 'function') return
    element.popover = 'manual'
    element.hidePopover()
    if (newest === undefined) return
    stand(element, topModal() ?? home.current)
    element.showPopover()
  }, [newest])
  return (
    // The place of its own keeps what React puts beside it apart from an element that moves.
    <div ref={home}>
      <section ref={region} className="toaster" aria-label={t('toast.region')}>
        {open.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </section>
    </div>
  )
}

type Movable = Element & { moveBefore?(node: Node, before: Node | null): void }

/** Moves an element as it is: what it shows is neither drawn nor told anew. Stays where a browser cannot do so. */
const stand = (element: HTMLElement | null, place: Movable | null): void => {
  if (element?.isConnected && place?.isConnected && element.parentElement !== place)
    place.moveBefore?.(element, null)
}

const ToastCard = memo(({ toast }: { toast: Toast }) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const pause = () => toasts.pause(toast.id)
  const left = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) toasts.resume(toast.id)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    // Nor is it the dialog that closes.
    event.preventDefault()
    toasts.close(toast.id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only stops its clock
    <div
      className="toast"
      role={toast.tone === 'error' ? 'alert' : 'status'}
      data-tone={toast.tone}
      onPointerEnter={pause}
      onPointerLeave={() => toasts.resume(toast.id)}
      onFocus={pause}
      onBlur={left}
      onKeyDown={closeOnEscape}
    >
      <ToneSign tone={toast.tone} />
      <div className="toast-text">
        <p>{toast.text}</p>
        {toast.places && (
          <Names label={t('places.in', { count: toast.places.length })} names={toast.places} />
        )}
        {toast.action && <ToastButton id={toast.id} action={toast.action} />}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={t('toast.close')}
        onClick={() => toasts.close(toast.id)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </button>
    </div>
  )
})

/** One press: the message goes with it. */
const ToastButton = ({ id, action }: { readonly id: number; readonly action: ToastAction }) => {
  const toasts = useToasts()
  return (
    <button
      type="button"
      className="toast-action"
      data-action={action.name}
      onClick={() => {
        toasts.close(id)
        action.run()
      }}
    >
      {action.text}
    </button>
  )
}
