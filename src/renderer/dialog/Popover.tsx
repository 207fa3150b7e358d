import type { ReactNode } from 'react'
import { PopoverPanel } from '../parts/index.ts'
import { Opener, type OpenerProps } from './Opener.tsx'

interface PopoverProps extends OpenerProps {
  /** Comes up from the lower edge of a narrow window. */
  readonly sheet?: boolean
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a panel below it. Escape and a click elsewhere close it; Escape gives the focus back. */
export const Popover = ({ sheet = false, children, ...button }: PopoverProps) => (
  <Opener {...button} haspopup="dialog" prepare={PopoverPanel.prepare}>
    {(panel) => (
      <PopoverPanel {...panel} sheet={sheet}>
        {children(() => panel.onClose(true))}
      </PopoverPanel>
    )}
  </Opener>
)
