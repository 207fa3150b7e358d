import { useTranslation } from 'react-i18next'
import { Names } from '#renderer/names/Names.tsx'
import { useToastHistory } from '#renderer/toast/ToastsContext.ts'
import { ToneSign } from '#renderer/toast/ToneSign.tsx'
import { Moment } from '#screens/Moment.tsx'

/** The last messages, and how long ago each was shown. */
export const HistoryList = () => {
  const { t } = useTranslation()
  const messages = useToastHistory()
  return (
    <div className="history">
      <h2>{t('shell.messages')}</h2>
      {messages.length === 0 && <p className="picker-none">{t('shell.noMessages')}</p>}
      <ul>
        {messages.map((message) => (
          <li key={message.id} data-tone={message.tone}>
            <ToneSign tone={message.tone} named />
            <Moment at={message.at} /> {message.text}
            {message.places && <Names label={t(`places.${message.what ?? 'in'}`)} names={message.places} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
