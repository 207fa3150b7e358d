import relativeTime from 'dayjs/plugin/relativeTime.js'
import { useTranslation } from 'react-i18next'
import { dayjs } from '#protocol/dates.ts'
import { momentText } from '#renderer/dateWords.ts'
import { told } from '#renderer/parts/tips/told.ts'
import { useNow } from './useNow.ts'

dayjs.extend(relativeTime)

/** Hours within which people count from now, and beyond which a date says more. */
const NEAR = 24

interface Props {
  /** ISO text, or milliseconds since 1970. */
  readonly at: string | number | null
  /** It may lie ahead. One that cannot, and does by a clock that is slow, is told as now. */
  readonly ahead?: boolean
  /** What stands before it asks for a date: 'requested on'. */
  readonly dated?: boolean
}

/**
 * A moment: how long ago, or how soon, within a day of now, and on the calendar and clock of whoever looks else, which is told
 * besides; a dash where there is none yet.
 */
export const Moment = ({ at, ahead = false, dated = false }: Props) => {
  const { i18n } = useTranslation()
  const now = useNow()
  if (at === null) return <span className="moment-none">–</span>
  const moment = dayjs(at)
  const exact = momentText(at, i18n.language)
  const isNear = Math.abs(moment.diff(now, 'hour')) < NEAR
  const moved = !ahead && moment.isAfter(now) ? dayjs(now) : moment
  const relative = isNear ? moved.locale(i18n.language).from(now) : undefined
  return (
    <time dateTime={moment.toISOString()} {...(relative && !dated && told(exact))}>
      {dated ? [exact, relative].filter(Boolean).join(', ') : (relative ?? exact)}
    </time>
  )
}
