import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import './popover.css'

interface PopoverProps {
  /** The button's name for those who cannot see its content. */
  readonly label: string
  readonly button: ReactNode
  readonly className?: string
  readonly hook?: string
  /** Which side of the button the panel lines up with. */
  readonly align?: 'start' | 'end'
  /** `leave` closes it where one goes elsewhere, and the focus with it. */
  readonly children: (close: () => void, leave: () => void) => ReactNode
}

/** A button that opens a panel below it. Escape and a click elsewhere close it; Escape gives the focus back. */
export const Popover = ({
  label,
  button,
  className = 'button button--quiet',
  hook,
  align = 'end',
  children,
}: PopoverProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }

  useEffect(() => {
    if (!open) return
    const elsewhere = (event: Event) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(false)
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    document.addEventListener('keydown', onEscape, true)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
      document.removeEventListener('keydown', onEscape, true)
    }
  }, [open])

  return (
    <div className="popover" ref={root} data-widget={hook}>
      <button
        type="button"
        ref={trigger}
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div id={id} className={`popover__panel popover__panel--${align}`}>
          {children(close, () => setOpen(false))}
        </div>
      )}
    </div>
  )
}
