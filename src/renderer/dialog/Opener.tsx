import { type ReactNode, useId, useRef, useState } from 'react'
import type { PanelProps, Placement } from '#renderer/parts/PopoverPanel.tsx'
import { useIdle } from '#renderer/scheduling/useIdle.ts'

export interface OpenerProps {
  /** The button's name for those who cannot see its content. */
  readonly label: string
  readonly button: ReactNode
  readonly className?: string
  readonly hook?: string
  readonly placement?: Placement
  /** What it opens leads to where one is. */
  readonly current?: boolean
  /** Something else is to be fetched before what it opens. */
  readonly waits?: boolean
}

interface Props extends OpenerProps {
  readonly haspopup: 'menu' | 'dialog'
  /** Fetches what it opens before it is needed. */
  prepare(): Promise<unknown>
  readonly children: (panel: PanelProps) => ReactNode
}

/** A button that opens what stands below or beside it; who clicks before its code is there waits for it. */
export const Opener = ({
  label,
  button,
  className = 'button button--quiet button--icon',
  hook,
  placement = 'bottom-end',
  current = false,
  waits = false,
  haspopup,
  prepare,
  children,
}: Props) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  useIdle(waits ? undefined : prepare)
  const onClose = (back: boolean) => {
    setOpen(false)
    if (back) trigger.current?.focus()
  }
  return (
    <div data-widget={hook}>
      <button
        id={id}
        type="button"
        ref={trigger}
        className={className}
        aria-label={label}
        aria-current={current || undefined}
        aria-haspopup={haspopup}
        aria-expanded={open}
        data-tip={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && children({ buttonId: id, label, placement, onClose })}
    </div>
  )
}
