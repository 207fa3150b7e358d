import { useTranslation } from 'react-i18next'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import '#renderer/card/card.recipe.ts'
import { useDrafts } from './useDrafts.ts'

interface Props {
  readonly email: string
  /** Institutions that the person may still write about. */
  readonly open: readonly { readonly id: number }[]
}

/** Messages about institutions that were taken from the person before they were sent: shown until they have noted them. */
export const LeftMessages = ({ email, open }: Props) => {
  const { t } = useTranslation()
  const { about, write } = useDrafts(email)
  const left = about().filter(({ institution }) => !open.some(({ id }) => id === institution))
  return left.map(({ topic, text }) => (
    <div key={topic} className="failures card-left" role="alert">
      <p>{t('form.leftMessage')}</p>
      <p data-left={topic}>{text}</p>
      <ActionButton action="noted" onClick={() => write(topic, '')}>
        {t('form.leftNoted')}
      </ActionButton>
    </div>
  ))
}
