import { RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Message, type MessageState, messageStates } from '#protocol/operation.ts'
import { endpoints } from '#protocol/services.ts'
import { deferred } from '#renderer/deferred.tsx'
import { EmailParts } from '#renderer/widgets/texts/EmailParts.tsx'
import { Moment } from '../Moment.tsx'
import { messages } from '../operation/listed.ts'
import { OperationScreen } from '../operation/OperationScreen.tsx'
import { StateBadge } from '../operation/StateBadge.tsx'
import { useListed } from '../operation/useListed.ts'
import { useStateFilter } from '../operation/useStateFilter.ts'
import { languageName, problemText, recipientOf } from './messageWords.ts'
import { useSendAgain } from './useSendAgain.ts'

const MessageDialog = deferred(async () => (await import('./MessageDialog.tsx')).MessageDialog)

interface Props {
  /** The message that is open. */
  readonly id: number | undefined
  onOpen(id: number | undefined): void
}

/** Messages to people: what became of each, and each as its reader sees it. */
export const OutboxScreen = ({ id, onOpen }: Props) => {
  const { t, i18n } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useStateFilter<MessageState>(messageStates)
  const listed = useListed({
    endpoint: endpoints.messages,
    of: messages,
    state,
    moving: ['waiting'],
  })
  const sending = useSendAgain((stays) => stays && heading.current?.focus())
  const words = (message: Message) => ({
    kind: t(`screens.outbox.kinds.${message.kind}`, { defaultValue: message.kind }),
    recipient: recipientOf(message),
  })
  return (
    <>
      <OperationScreen
        name="outbox"
        heading={heading}
        hook="data-message"
        states={messageStates}
        state={state}
        onState={setState}
        listed={listed}
        columns={[
          {
            name: 'kind',
            cell: (message) => (
              <button
                type="button"
                className="row-name"
                data-action="open"
                aria-label={t('screens.outbox.openOf', words(message))}
                onClick={() => onOpen(message.id)}
              >
                {words(message).kind}
              </button>
            ),
          },
          {
            name: 'state',
            cell: (message) => (
              <StateBadge
                state={message.state}
                word={t(`screens.outbox.states.${message.state}`)}
                problem={problemText(t, message)}
              />
            ),
          },
          {
            name: 'recipient',
            wraps: true,
            // One piece: a card puts room between what its lines are made of.
            cell: (message) => (
              <span>
                <EmailParts text={recipientOf(message)} />
              </span>
            ),
          },
          { name: 'language', cell: ({ language }) => languageName(language, i18n.language) },
          { name: 'tries', align: 'end', cell: ({ tries }) => tries },
          { name: 'createdAt', cell: ({ createdAt }) => <Moment at={createdAt} /> },
          { name: 'sentAt', cell: ({ sentAt }) => <Moment at={sentAt} /> },
        ]}
        actions={(message) =>
          message.state !== 'sent' && (
            <button
              type="button"
              className="icon-button"
              data-action="send"
              aria-label={t('screens.outbox.sendOf', words(message))}
              aria-busy={sending.busy.has(message.id) || undefined}
              data-tip={t('screens.outbox.send')}
              onClick={() => sending.again(message.id)}
            >
              {sending.busy.has(message.id) ? (
                <span className="spinner" aria-hidden="true" />
              ) : (
                <RotateCw size={16} aria-hidden />
              )}
            </button>
          )
        }
      />
      {id !== undefined && <MessageDialog key={id} id={id} onClose={() => onOpen(undefined)} />}
    </>
  )
}
