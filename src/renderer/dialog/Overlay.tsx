import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useOpenToasts } from '../toast/ToastsContext.ts'
import { useSteady } from '../useSteady.ts'
import { focusEdge } from './keepFocus.ts'
import { enter } from './openDialogs.ts'
import './overlay.css'

interface Props {
  readonly role?: 'dialog' | 'alertdialog'
  readonly className: string
  readonly label?: string
  readonly labelledBy?: string
  readonly describedBy?: string
  /** A press on what lies behind leaves it too. */
  readonly light?: boolean
  /** Escape, or the device's way back. The dialog stays until its owner takes it away. */
  onDismiss(): void
  onKeyDown?(event: KeyboardEvent<HTMLDialogElement>): void
  readonly children: ReactNode
}

/**
 * A dialog over everything: it takes the focus, holds it, and gives it back to where it was. It is not the platform's
 * modal one, whose opening and closing computes the style of the whole page and which lets no message stand above it.
 * Dialogs may stand over one another.
 */
export const Overlay = ({
  role,
  className,
  label,
  labelledBy,
  describedBy,
  light = false,
  onDismiss,
  onKeyDown,
  children,
}: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  // Before a control within takes it.
  const [before] = useState(() => document.activeElement)
  const pressed = useRef(false)
  const dismiss = useSteady(onDismiss)
  const messages = useOpenToasts()
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const leave = enter(dialog, dismiss)
    if (!dialog.contains(document.activeElement) && !focusEdge(dialog, 'first')) dialog.focus()
    return () => {
      const giveBack = () => {
        // A key opened it while nothing had the focus, or what had it is gone.
        const lost = !(before instanceof HTMLElement) || before === document.body || !before.isConnected
        const back = lost ? document.querySelector<HTMLElement>('main h1') : before
        back?.focus({ preventScroll: true })
      }
      leave()
      if (dialog.contains(document.activeElement)) giveBack()
      // One that is left together with one over it cannot while the other is still open.
      queueMicrotask(() => document.activeElement === document.body && giveBack())
    }
  }, [before, dismiss])

  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    // React lets keys of an inner dialog rise into the one beneath it.
    event.stopPropagation()
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onDismiss()
  }
  const down = (event: MouseEvent) => {
    pressed.current = event.target === event.currentTarget
    // The focus stays where it is.
    if (pressed.current) event.preventDefault()
  }
  const click = (event: MouseEvent) => {
    if (light && pressed.current && event.target === event.currentTarget) onDismiss()
  }
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what lies behind; Escape does the same
    <div className="overlay" onMouseDown={down} onClick={click}>
      <Edge />
      <dialog
        ref={ref}
        open
        role={role}
        className={className}
        tabIndex={-1}
        closedby="closerequest"
        // Some screen readers know of nothing outside then, of messages neither. What lies behind is hidden in any case.
        aria-modal={messages.length === 0}
        aria-label={label}
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
      <Edge />
    </div>,
    document.getElementById('overlays') ?? document.body,
  )
}

/** Tab comes upon it before it comes upon anything behind, and is sent round (`keepFocus`). */
// biome-ignore lint/a11y/noNoninteractiveTabindex: it never keeps the focus
const Edge = () => <span tabIndex={0} />
