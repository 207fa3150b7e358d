import { useTranslation } from 'react-i18next'
import { LeftNotice } from '#renderer/card/LeftNotice.tsx'
import { useDrafts } from './useDrafts.ts'

interface Props {
  readonly email: string
  /** Institutions that the person may still write about. */
  readonly open: readonly { readonly id: number }[]
}

/** Messages about institutions that were taken from the person before they were sent: shown until they have noted them. */
export const LeftMessages = ({ email, open }: Props) => {
  const { t } = useTranslation()
  const { leftBehind, write } = useDrafts(email)
  return leftBehind(open).map(({ topic, text }) => (
    <LeftNotice key={topic} text={t('form.leftMessage')} onNoted={() => write(topic, '')}>
      <p data-left={topic}>{text}</p>
    </LeftNotice>
  ))
}
