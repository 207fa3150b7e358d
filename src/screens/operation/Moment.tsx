import { useTranslation } from 'react-i18next'

/** A moment on the calendar and clock of whoever looks; a dash where there is none yet. */
export const Moment = ({ at }: { readonly at: string | null }) => {
  const { i18n } = useTranslation()
  if (at === null) return <span className="moment-none">–</span>
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' })
  return <time dateTime={at}>{format.format(new Date(at))}</time>
}
