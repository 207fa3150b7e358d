import { type ReactNode, useId, useState } from 'react'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal, ModalHead } from '../dialog/Modal.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
  /** `danger` where something is lost. */
  readonly tone?: 'main' | 'danger'
  /** A control among the children takes the focus first. */
  readonly startsInside?: boolean
  /** Shown as a spinner until it settles; the owner closes the dialog. */
  onConfirm(): Promise<unknown> | undefined
  onCancel(): void
  /** What the question is about: what changes and where, and a choice where there is one to be made. */
  readonly children?: ReactNode
}

/** A question with two answers. Cancel, or a choice, has the focus first: Enter on a dialog nobody read changes nothing. */
export const ConfirmDialog = (props: Props) => {
  const { title, text, yes, no, tone = 'main', startsInside, onConfirm, onCancel, children } = props
  const id = useId()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      role="alertdialog"
      size={children ? 'medium' : 'small'}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onDismiss={() => !busy && onCancel()}
    >
      <ModalHead id={`${id}-title`} title={title} />
      <div className="modal-body" id={`${id}-text`}>
        <p>{text}</p>
        {children && <div className="confirm-more">{children}</div>}
      </div>
      <div className="modal-foot">
        <ActionButton action="cancel" disabled={busy} autoFocus={!startsInside} onClick={onCancel}>
          {no}
        </ActionButton>
        <ActionButton action="confirm" look={tone} busy={busy} onClick={() => void confirm()}>
          {yes}
        </ActionButton>
      </div>
    </Modal>
  )
}
