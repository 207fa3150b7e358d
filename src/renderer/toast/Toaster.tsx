import { type FocusEvent, type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenToasts, useToasts } from './ToastsContext.ts'
import './toast.css'
import type { Toast, ToastTone } from './toasts.ts'

/** The messages on screen; once in an application, at its end. */
export const Toaster = () => {
  const { t } = useTranslation()
  const open = useOpenToasts()
  const region = useRef<HTMLElement>(null)
  const newest = open.at(-1)?.id

  // A modal dialog stands in the browser's top layer; each new message is lifted above it.
  useLayoutEffect(() => {
    const element = region.current
    if (!element || typeof element.showPopover !== 'function') return
    element.popover = 'manual'
    element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])
  return (
    <section ref={region} className="toaster" aria-label={t('toast.region')}>
      {open.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

const SIGNS: Record<ToastTone, string> = {
  success: 'M3.5 8.5l3 3 6-7',
  info: 'M8 7v4.5M8 4.2v.6',
  error: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
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
      <svg className="toast-sign" viewBox="0 0 16 16" aria-hidden="true">
        <path d={SIGNS[toast.tone]} />
      </svg>
      <p>{toast.text}</p>
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
