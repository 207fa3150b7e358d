import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { noAnswer } from '#client/apiError.ts'
import { useClient } from '#client/ClientContext.ts'
import type { ShownMessage } from '#protocol/operation.ts'
import { endpoints, message } from '#protocol/services.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { Modal, ModalHead } from '#renderer/dialog/Modal.tsx'
import { FailureLine } from '#renderer/list/messages/FailureLine.tsx'
import { useOnlyHere } from '#renderer/scheduling/useOnlyHere.ts'
import { Moment } from '../Moment.tsx'
import { isShownMessage } from '../operation/listed.ts'
import { StateBadge } from '../operation/StateBadge.tsx'
import { MailFrame } from './MailFrame.tsx'
import { languageName, problemText, recipientOf } from './messageWords.ts'
import { useSendAgain } from './useSendAgain.ts'
import './message.recipe.ts'

interface Props {
  readonly id: number
  onClose(): void
}

/** A message as its reader sees it, drawn and in plain text. */
export const MessageDialog = ({ id, onClose }: Props) => {
  const { t } = useTranslation()
  const { http } = useClient()
  const label = useId()
  const sending = useSendAgain(useOnlyHere(onClose))
  const { data, error, refetch } = useQuery({
    // Below the key of the list: what makes the list anew makes this anew.
    queryKey: ['operation', endpoints.messages.service, endpoints.messages.path, 'one', id],
    queryFn: async ({ signal }) => {
      const { data: shown } = await http.send({ ...message(id), signal })
      if (isShownMessage(shown)) return shown
      throw noAnswer()
    },
    meta: { shown: true },
  })
  return (
    <Modal role="dialog" size="extraLarge" labelledBy={label} onDismiss={onClose}>
      <ModalHead id={label} title={data?.subject ?? t('screens.outbox.message')} lang={data?.language} />
      <div className="modal-body">
        {error ? (
          <FailureLine error={error} onRetry={refetch} />
        ) : data ? (
          <Shown {...data} />
        ) : (
          <p role="status">{t('list.loading')}</p>
        )}
      </div>
      <div className="modal-foot">
        <ActionButton action="cancel" autoFocus onClick={onClose}>
          {t('screens.outbox.close')}
        </ActionButton>
        <ActionButton
          action="send"
          look="main"
          busy={sending.busy.has(id)}
          disabled={!data}
          onClick={() => sending.again(id)}
        >
          {t('screens.outbox.send')}
        </ActionButton>
      </div>
    </Modal>
  )
}

const Shown = (shown: ShownMessage) => {
  const { t, i18n } = useTranslation()
  const drawn = useId()
  const plain = useId()
  return (
    <>
      <dl className="message-facts">
        <dt>{t('screens.outbox.columns.recipient')}</dt>
        <dd>{recipientOf(shown)}</dd>
        <dt>{t('screens.outbox.columns.language')}</dt>
        <dd>{languageName(shown.language, i18n.language)}</dd>
        <dt>{t('screens.outbox.columns.state')}</dt>
        <dd>
          <StateBadge state={shown.state} word={t(`screens.outbox.states.${shown.state}`)} />
        </dd>
        <dt>{t(`screens.outbox.columns.${shown.sentAt ? 'sentAt' : 'createdAt'}`)}</dt>
        <dd>
          <Moment at={shown.sentAt ?? shown.createdAt} />
        </dd>
        {shown.problem && (
          <>
            <dt>{t('screens.outbox.columns.problem')}</dt>
            <dd>{problemText(t, shown)}</dd>
          </>
        )}
      </dl>
      <div className="message-parts">
        <section aria-labelledby={drawn}>
          <h3 id={drawn}>{t('screens.outbox.drawn')}</h3>
          <MailFrame html={shown.html} title={shown.subject} lang={shown.language} />
        </section>
        <section aria-labelledby={plain}>
          <h3 id={plain}>{t('screens.outbox.plain')}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
          <pre lang={shown.language} tabIndex={0}>
            {shown.text}
          </pre>
        </section>
      </div>
    </>
  )
}
