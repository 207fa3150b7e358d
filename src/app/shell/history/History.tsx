import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { deferred } from '#renderer/deferred.tsx'
import { Popover } from '#renderer/dialog/Popover.tsx'
import { useIdle } from '#renderer/scheduling/useIdle.ts'
import './history.recipe.ts'

const HistoryList = deferred(async () => (await import('./HistoryList.tsx')).HistoryList)

/** The last messages, for those who looked elsewhere while they were shown. */
export const History = () => {
  const { t } = useTranslation()
  useIdle(HistoryList.prepare)
  return (
    <Popover label={t('shell.messages')} hook="messages" button={<Bell size={18} aria-hidden />}>
      {() => <HistoryList />}
    </Popover>
  )
}
