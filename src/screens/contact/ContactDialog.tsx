import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '#client/apiError.ts'
import { useClient } from '#client/ClientContext.ts'
import { endpoints } from '#protocol/services.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { Modal, ModalHead } from '#renderer/dialog/Modal.tsx'
import { useAskOnUnload } from '#renderer/dialog/useAskOnUnload.ts'
import { failureText } from '#renderer/failureText.ts'
import { ErrorText } from '#renderer/form/field/ErrorText.tsx'
import { Names } from '#renderer/names/Names.tsx'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import '#renderer/form/form.recipe.ts'
import { keyOfMessage, messageHasCome } from './sentBefore.ts'
import './contact.recipe.ts'
import '#renderer/widgets/controls.recipe.ts'

/** Longest message that the server takes, in characters: a longer one is told, since a control that cut it short would say nothing. */
const LONGEST = 4000
const LONGEST_REACHED = 200

/** What is written about: its words are `contact.about.{name}`. */
export type ContactWords = 'support' | 'question' | 'newTimeCode'

interface Props {
  readonly words: ContactWords
  /** What the provider's staff read above the message: which institution it is about. */
  readonly about?: string
  /** Asks whether the person is to be called back, and where: `draft` as of the message. */
  readonly callBack?: { readonly draft: string; onDraft(text: string): void } | undefined
  readonly email: string
  /** What was written before the dialog was left. */
  readonly draft: string
  onDraft(text: string): void
  onClose(): void
}

/** A message to the provider's staff. What is written stays when the dialog is left, and when it cannot be sent. */
export const ContactDialog = ({ words, about, callBack, email, draft, onDraft, onClose }: Props) => {
  const { t } = useTranslation()
  const { http } = useClient()
  const toasts = useToasts()
  const id = useId()
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  useAskOnUnload(() => draft.trim() !== '' || (callBack?.draft.trim() ?? '') !== '')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!draft.trim()) return setWrong(t('contact.empty'))
    if ([...draft].length > LONGEST) return setWrong(t('reasons.shorterThan', { maxLength: LONGEST }))
    setBusy(true)
    try {
      const contactInfos = callBack?.draft.trim()
      const vars = {
        message: draft,
        ...(about && { title: `${t(`contact.about.${words}.title`)} · ${about}` }),
        ...(contactInfos && { contactInfos }),
      }
      const body = { name: 'contact', vars }
      await http.send({ ...endpoints.contact, method: 'POST', body, key: keyOfMessage(email, body) })
      messageHasCome(email, body)
      // A message that has come has come, whether or not its receipt can be sent.
      void http.send({ ...endpoints.receipt, method: 'POST', body: {} }).catch(() => undefined)
      toasts.show('success', t('contact.sent', { email }))
      onDraft('')
      callBack?.onDraft('')
      onClose()
    } catch (error) {
      if (!isApiError(error)) throw error
      setWrong(failureText(t, error))
      setBusy(false)
    }
  }
  return (
    <Modal role="dialog" size="medium" labelledBy={`${id}-title`} onDismiss={() => !busy && onClose()}>
      <form className="contact" noValidate onSubmit={(event) => void send(event)}>
        <ModalHead id={`${id}-title`} title={t(`contact.about.${words}.title`)}>
          {about && <Names label={t('places.in')} names={[about]} />}
        </ModalHead>
        <div className="modal-body">
          <label className="field-label" htmlFor={`${id}-message`}>
            {t(`contact.about.${words}.label`)}
          </label>
          <textarea
            id={`${id}-message`}
            name="message"
            className="control control-text"
            rows={8}
            required
            // biome-ignore lint/a11y/noAutofocus: the one field of a dialog that was asked for
            autoFocus
            aria-invalid={wrong !== undefined}
            aria-describedby={`${id}-note`}
            value={draft}
            onChange={({ target }) => {
              onDraft(target.value)
              setWrong(undefined)
            }}
          />
          <div className="field-note" id={`${id}-note`} aria-live="polite" data-wrong={wrong !== undefined}>
            {wrong === undefined ? (
              <span className="field-hint">{t('contact.hint', { email })}</span>
            ) : (
              <ErrorText>{wrong}</ErrorText>
            )}
          </div>
          {callBack && (
            <>
              <label className="field-label" htmlFor={`${id}-infos`}>
                {t('contact.callBack')}
              </label>
              <input
                id={`${id}-infos`}
                name="contactInfos"
                className="control"
                maxLength={LONGEST_REACHED}
                autoComplete="tel"
                value={callBack.draft}
                onChange={({ target }) => callBack.onDraft(target.value)}
              />
            </>
          )}
        </div>
        <div className="modal-foot">
          <ActionButton action="cancel" disabled={busy} onClick={onClose}>
            {t('contact.cancel')}
          </ActionButton>
          <ActionButton action="send" look="main" type="submit" busy={busy}>
            {t('contact.send')}
          </ActionButton>
        </div>
      </form>
    </Modal>
  )
}
