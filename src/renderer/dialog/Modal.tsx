import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import './dialog.css'
import { openModal } from './openModals.ts'

interface Props {
  readonly role: 'dialog' | 'alertdialog'
  readonly size: 'small' | 'medium' | 'extraLarge'
  readonly labelledBy: string
  readonly describedBy?: string
  /** Escape. The dialog stays until its owner takes it away. */
  onDismiss(): void
  onKeyDown?(event: KeyboardEvent<HTMLDialogElement>): void
  readonly children: ReactNode
}

/**
 * The platform's modal dialog: it holds the focus, makes what lies behind it inert, and gives the focus back to where it
 * was. Dialogs may stand over one another.
 */
export const Modal = ({ role, size, labelledBy, describedBy, onDismiss, onKeyDown, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    const left = openModal(dialog)
    return () => {
      left?.()
      dialog?.close()
      // A dialog left together with one over it cannot give the focus back while the other is still open.
      queueMicrotask(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
      })
    }
  }, [])

  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    // React lets keys of an inner dialog rise into the one beneath it.
    event.stopPropagation()
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onDismiss()
  }
  return (
    <dialog
      ref={ref}
      role={role}
      className={`modal modal-${size}`}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={press}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
    >
      {children}
    </dialog>
  )
}
