import {
  type KeyboardEvent,
  memo,
  type RefObject,
  type SyntheticEvent,
  useRef,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { MESSAGES } from '../dialog/openDialogs.ts'
import { useCameFrom, useLeaveFocus } from '../dialog/useLeaveFocus.ts'
import { Names } from '../names/Names.tsx'
import { useOpenToasts, useToasts } from './ToastsContext.ts'
import './toast.recipe.ts'
import { Cross } from '../parts/Cross.tsx'
import { ToneSign } from './ToneSign.tsx'
import type { Toast, ToastAction } from './toasts.ts'

/** The messages on screen, above every dialog; once in an application, at its end. */
export const Toaster = () => {
  const { t } = useTranslation()
  const open = useOpenToasts()
  const place = useSyncExternalStore(never, body, nowhere)
  const { cameFrom, follow } = useCameFrom()
  if (!place) return null
  return createPortal(
    // Without a name it is no landmark: there is nothing in it.
    <section
      ref={makeRoom}
      id={MESSAGES}
      className="toaster"
      aria-label={open.length > 0 ? t('toast.region') : undefined}
      onFocus={follow}
    >
      {open.map((toast) => (
        <ToastCard key={toast.id} toast={toast} cameFrom={cameFrom} />
      ))}
    </section>,
    place,
  )
}

/** Tells the dialogs how many pixels the messages take: `--messages`. */
const makeRoom = (toaster: HTMLElement) => {
  const observer = new ResizeObserver(() => {
    document.getElementById('overlays')?.style.setProperty('--messages', `${toaster.offsetHeight}px`)
  })
  observer.observe(toaster)
  return () => observer.disconnect()
}

/** A page that is drawn ahead of its scripts has no messages yet. */
const nowhere = () => null
const body = () => document.body
const never = () => () => {}

interface CardProps {
  readonly toast: Toast
  /** What had the focus before it came to the messages. */
  readonly cameFrom: RefObject<EventTarget | null>
}

const ToastCard = memo(({ toast, cameFrom }: CardProps) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const card = useRef<HTMLDivElement>(null)
  useLeaveFocus(card, cameFrom)
  const pause = () => toasts.pause(toast.id)
  const resume = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) toasts.resume(toast.id)
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
      ref={card}
      className="toast"
      role={toast.tone === 'error' ? 'alert' : 'status'}
      data-tone={toast.tone}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      onKeyDown={closeOnEscape}
    >
      <ToneSign tone={toast.tone} />
      <div className="toast-text">
        <p>{toast.text}</p>
        {toast.places && <Names label={t(`places.${toast.what ?? 'in'}`)} names={toast.places} />}
        {toast.action && <ToastButton id={toast.id} action={toast.action} />}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={t('toast.close')}
        onClick={() => toasts.close(toast.id)}
      >
        <Cross />
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
