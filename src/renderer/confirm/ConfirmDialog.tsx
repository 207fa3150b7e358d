import { useId, useState } from 'react'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal } from '../dialog/Modal.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
  /** `danger` where something is lost. */
  readonly tone?: 'main' | 'danger'
  /** Shown as a spinner until it settles; the owner closes the dialog. */
  onConfirm(): Promise<unknown> | undefined
  onCancel(): void
}

/** A question with two answers. Cancel has the focus first: Enter on a dialog nobody read changes nothing. */
export const ConfirmDialog = ({ title, text, yes, no, tone = 'main', onConfirm, onCancel }: Props) => {
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
      size="small"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onDismiss={() => !busy && onCancel()}
    >
      <header className="modal-head">
        <h2 className="modal-title" id={`${id}-title`}>
          {title}
        </h2>
      </header>
      <div className="modal-body" id={`${id}-text`}>
        <p>{text}</p>
      </div>
      <footer className="modal-foot">
        <ActionButton action="cancel" disabled={busy} autoFocus onClick={onCancel}>
          {no}
        </ActionButton>
        <ActionButton action="confirm" look={tone} busy={busy} onClick={() => void confirm()}>
          {yes}
        </ActionButton>
      </footer>
    </Modal>
  )
}
