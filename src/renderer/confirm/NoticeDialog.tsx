import { useId } from 'react'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal, ModalHead } from '../dialog/Modal.tsx'

interface Props {
  readonly title: string
  readonly text: string
  /** The one way out. */
  readonly back: string
  onBack(): void
}

/** Something that stands in the way: told, with a way back to what was entered. */
export const NoticeDialog = ({ title, text, back, onBack }: Props) => {
  const id = useId()
  return (
    <Modal
      role="alertdialog"
      size="small"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onDismiss={onBack}
    >
      <ModalHead id={`${id}-title`} title={title} />
      <div className="modal-body" id={`${id}-text`}>
        <p>{text}</p>
      </div>
      <div className="modal-foot">
        <ActionButton action="return" look="main" autoFocus onClick={onBack}>
          {back}
        </ActionButton>
      </div>
    </Modal>
  )
}
