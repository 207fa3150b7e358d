import { useTranslation } from 'react-i18next'
import type { ToastTone } from './toasts.ts'

const SIGNS: Record<ToastTone, string> = {
  success: 'M3.5 8.5l3 3 6-7',
  info: 'M8 7v4.5M8 4.2v.6',
  error: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
}

interface Props {
  readonly tone: ToastTone
  /** Says the tone to those who do not see the sign, where no role does. */
  readonly named?: boolean
}

/** What a message is about, without colour. */
export const ToneSign = ({ tone, named = false }: Props) => {
  const { t } = useTranslation()
  const sign = <path d={SIGNS[tone]} />
  return named ? (
    <svg className="toast-sign" viewBox="0 0 16 16" role="img" aria-label={t(`toast.tones.${tone}`)}>
      {sign}
    </svg>
  ) : (
    <svg className="toast-sign" viewBox="0 0 16 16" aria-hidden="true">
      {sign}
    </svg>
  )
}
