import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { Modal, ModalHead } from '#renderer/dialog/Modal.tsx'
import { ErrorText } from '#renderer/form/field/ErrorText.tsx'
import '#renderer/form/form.recipe.ts'
import '#renderer/widgets/controls.recipe.ts'

interface Props {
  /** Goes to a page of the console. */
  onGo(path: string): void
  onClose(): void
}

/** A path of the console, or an address elsewhere; undefined for what is neither. */
const readAddress = (text: string): { readonly path: string } | { readonly href: string } | undefined => {
  const url = URL.parse(text.trim(), location.origin)
  if (!url || !['http:', 'https:'].includes(url.protocol) || text.trim() === '') return undefined
  if (url.origin === location.origin) return { path: url.pathname + url.search + url.hash }
  return { href: url.href }
}

/** Goes to an address that is typed: within the console in its place, elsewhere in a tab of its own. Source: specification of the institution area, §2 (user dropdown). */
export const FreeAddress = ({ onGo, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const address = readAddress(text)
    if (!address) return setWrong(true)
    if ('path' in address) onGo(address.path)
    else window.open(address.href, '_blank', 'noopener,noreferrer')
    onClose()
  }
  return (
    <Modal role="dialog" size="medium" labelledBy={`${id}-title`} onDismiss={onClose}>
      <form noValidate onSubmit={go}>
        <ModalHead id={`${id}-title`} title={t('shell.freeAddress.title')} />
        <div className="modal-body">
          <label className="field-label" htmlFor={id}>
            {t('shell.freeAddress.label')}
          </label>
          <input
            id={id}
            name="url"
            className="control"
            inputMode="url"
            // biome-ignore lint/a11y/noAutofocus: the one field of a dialog that was asked for
            autoFocus
            aria-invalid={isWrong}
            aria-describedby={`${id}-note`}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setWrong(false)
            }}
          />
          <div id={`${id}-note`} className="field-note" aria-live="polite">
            {isWrong ? (
              <ErrorText>{t('shell.freeAddress.wrong')}</ErrorText>
            ) : (
              <span className="field-hint">{t('shell.freeAddress.hint')}</span>
            )}
          </div>
        </div>
        <div className="modal-foot">
          <ActionButton action="cancel" onClick={onClose}>
            {t('shell.close')}
          </ActionButton>
          <ActionButton action="go" look="main" type="submit">
            {t('shell.freeAddress.go')}
          </ActionButton>
        </div>
      </form>
    </Modal>
  )
}
