import { RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type MessageState, messageStates } from '#protocol/operation.ts'
import { endpoints } from '#protocol/services.ts'
import { deferred } from '#renderer/deferred.tsx'
import { messages } from '../operation/listed.ts'
import { Moment } from '../operation/Moment.tsx'
import { OperationScreen } from '../operation/OperationScreen.tsx'
import { StateBadge } from '../operation/StateBadge.tsx'
import { StateFilter } from '../operation/StateFilter.tsx'
import { useListed } from '../operation/useListed.ts'
import { useStateFilter } from '../operation/useStateFilter.ts'
import { languageName, recipientOf } from './messageWords.ts'
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
  const sending = useSendAgain(() => heading.current?.focus())
  const columns = ['kind', 'state', 'recipient', 'language', 'tries', 'createdAt', 'sentAt'] as const
  const label = (name: (typeof columns)[number]) => t(`screens.outbox.columns.${name}`)
  return (
    <>
      <OperationScreen
        name="outbox"
        heading={heading}
        columns={[...columns.map(label), undefined]}
        filter={
          <StateFilter
            states={messageStates}
            counts={listed.data?.counts}
            chosen={state}
            onChoose={setState}
          />
        }
        filtered={state !== undefined}
        listed={listed}
      >
        {listed.data?.data.map((message) => {
          const kind = t(`screens.outbox.kinds.${message.kind}`, { defaultValue: message.kind })
          const recipient = recipientOf(message)
          return (
            <tr key={message.id} data-message={message.id}>
              <th scope="row">
                <button
                  type="button"
                  className="row-name"
                  data-action="open"
                  aria-label={t('screens.outbox.openOf', { kind, recipient })}
                  onClick={() => onOpen(message.id)}
                >
                  {kind}
                </button>
              </th>
              <td data-label={label('state')}>
                <div>
                  <StateBadge state={message.state} problem={message.problem} />
                </div>
              </td>
              <td data-label={label('recipient')} className="operation-recipient">
                {recipient}
              </td>
              <td data-label={label('language')}>{languageName(message.language, i18n.language)}</td>
              <td data-label={label('tries')} data-align="end">
                {message.tries}
              </td>
              <td data-label={label('createdAt')}>
                <Moment at={message.createdAt} />
              </td>
              <td data-label={label('sentAt')}>
                <Moment at={message.sentAt} />
              </td>
              <td className="cell-actions">
                {message.state !== 'sent' && (
                  <button
                    type="button"
                    className="icon-button"
                    data-action="send"
                    aria-label={t('screens.outbox.sendOf', { kind, recipient })}
                    data-tip={t('screens.outbox.send')}
                    onClick={() => sending.send(message.id)}
                  >
                    <RotateCw size={16} aria-hidden />
                  </button>
                )}
              </td>
            </tr>
          )
        })}
      </OperationScreen>
      {id !== undefined && <MessageDialog key={id} id={id} onClose={() => onOpen(undefined)} />}
    </>
  )
}
