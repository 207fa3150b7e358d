import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Names } from '#renderer/confirm/Names.tsx'
import { Popover } from '#renderer/dialog/Popover.tsx'
import { useToastHistory } from '#renderer/toast/ToastsContext.ts'
import { ToneSign } from '#renderer/toast/ToneSign.tsx'
import './history.css'

/** The last messages, for those who looked elsewhere while they were shown. */
export const History = () => {
  const { t, i18n } = useTranslation()
  const messages = useToastHistory()
  const time = new Intl.DateTimeFormat(i18n.language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <Popover label={t('shell.messages')} hook="messages" button={<Bell size={18} aria-hidden />}>
      {() => (
        <div className="history">
          <h2>{t('shell.messages')}</h2>
          {messages.length === 0 && <p className="picker__none">{t('shell.noMessages')}</p>}
          <ul>
            {messages.map((message) => (
              <li key={message.id} data-tone={message.tone}>
                <ToneSign tone={message.tone} named />
                <time dateTime={new Date(message.at).toISOString()}>{time.format(message.at)}</time>{' '}
                {message.text}
                {message.places && (
                  <Names label={t('places.in', { count: message.places.length })} names={message.places} />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  )
}
