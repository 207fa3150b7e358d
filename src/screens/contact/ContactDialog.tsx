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
import { useDrafts } from './useDrafts.ts'
import './contact.recipe.ts'
import '#renderer/widgets/controls.recipe.ts'

/** Longest message that the server takes, in characters: a longer one is told, since a control that cut it short would say nothing. */
const LONGEST = 4000
const LONGEST_REACHED = 200
/** Under what name it is kept where the person can be called back. */
const REACHED = 'callBack'

/** What is written about: its words are `contact.about.{name}`. */
export type ContactWords = 'support' | 'question' | 'newTimeCode'

interface Props {
  readonly words: ContactWords
  /** Which institution it is about: the provider's staff read its name above the message. */
  readonly about?: { readonly id: number; readonly name: string }
  /** Asks whether the person is to be called back, and where. */
  readonly callBack?: boolean
  readonly email: string
  onClose(): void
}

/** A message to the provider's staff. What is written stays when the dialog is left, and when it cannot be sent. */
export const ContactDialog = ({ words, about, callBack = false, email, onClose }: Props) => {
  const { t } = useTranslation()
  const { http } = useClient()
  const toasts = useToasts()
  const id = useId()
  const { draftOf, write } = useDrafts(email)
  const topic = about ? `${words} ${about.id}` : words
  const draft = draftOf(topic)
  // Where somebody can be reached is the same for all institutions.
  const reached = callBack ? draftOf(REACHED) : ''
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  useAskOnUnload(() => `${draft}${reached}`.trim() !== '')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!draft.trim()) return setWrong(t('contact.empty'))
    if ([...draft].length > LONGEST) return setWrong(t('reasons.shorterThan', { maxLength: LONGEST }))
    setBusy(true)
    try {
      const contactInfos = reached.trim()
      const vars = {
        message: draft,
        ...(about && { title: `${t(`contact.about.${words}.title`)} · ${about.name}` }),
        ...(contactInfos && { contactInfos }),
      }
      const body = { name: 'contact', vars }
      await http.send({ ...endpoints.contact, method: 'POST', body, key: keyOfMessage(email, body) })
      messageHasCome(email, body)
      // A message that has come has come, whether or not its receipt can be sent.
      void http.send({ ...endpoints.receipt, method: 'POST', body: {} }).catch(() => undefined)
      toasts.show('success', t('contact.sent', { email }))
      write(topic, '')
      if (callBack) write(REACHED, '')
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
          {about && <Names label={t('places.in')} names={[about.name]} />}
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
            // What is typed while it is sent would go with it.
            readOnly={busy}
            required
            // biome-ignore lint/a11y/noAutofocus: the one field of a dialog that was asked for
            autoFocus
            aria-invalid={wrong !== undefined}
            aria-describedby={`${id}-note`}
            value={draft}
            onChange={({ target }) => {
              write(topic, target.value)
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
                readOnly={busy}
                value={reached}
                onChange={({ target }) => write(REACHED, target.value)}
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
