import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import './dialog.recipe.ts'
import { ignoreHeldEnter } from '../keys/ignoreHeldEnter.ts'
import { Overlay } from './Overlay.tsx'
import { useFirstEnter } from './useFirstEnter.ts'

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
export const Modal = ({ size, onKeyDown, ...overlay }: Props) => {
  const unread = useFirstEnter()
  useEffect(ignoreHeldEnter, [])
  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (overlay.role === 'alertdialog') unread(event)
    onKeyDown?.(event)
  }
  return <Overlay {...overlay} className={`modal modal--${size}`} onKeyDown={press} />
}

interface HeadProps {
  /** Of the title, which names the dialog. */
  readonly id: string
  readonly title: string
  /** Language of the title, where that is not the reader's. */
  readonly lang?: string | undefined
  /** What it is about: a row, a table, a place. */
  readonly of?: string | undefined
  /** At the end of the title's line. */
  readonly beside?: ReactNode
  /** Below the title. */
  readonly children?: ReactNode
}

/** What a dialog is called, what it is about, and where it holds. */
export const ModalHead = ({ id, title, lang, of, beside, children }: HeadProps) => (
  <div className="modal-head">
    <h2 className="modal-title" id={id} lang={lang}>
      {title}
      {of && <span className="modal-of">{of}</span>}
    </h2>
    {beside && <div className="modal-beside">{beside}</div>}
    {children}
  </div>
)
