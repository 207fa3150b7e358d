import type { KeyboardEvent, ReactNode } from 'react'
import './dialog.recipe.ts'
import { Overlay } from './Overlay.tsx'

interface Props {
  readonly role: 'dialog' | 'alertdialog'
  readonly size: 'small' | 'medium' | 'extraLarge'
  readonly labelledBy: string
  readonly describedBy?: string
  /** A press on what lies behind leaves it too. */
  readonly light?: boolean
  /** Escape. The dialog stays until its owner takes it away. */
  onDismiss(): void
  onKeyDown?(event: KeyboardEvent<HTMLDialogElement>): void
  readonly children: ReactNode
}

/** A form or a question over the page: head, body and foot are its children. */
export const Modal = ({ size, ...overlay }: Props) => (
  <Overlay {...overlay} className={`modal modal--${size}`} />
)
