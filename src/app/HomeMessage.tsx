import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MessagePage } from '#screens/MessagePage.tsx'

/** A page that leads nowhere, or not for this person, with the way back. */
export const HomeMessage = ({ what }: { readonly what: 'notFound' | 'forbidden' }) => {
  const { t } = useTranslation()
  return (
    <MessagePage what={what}>
      <Link className="button" to="/">
        {t('shell.home')}
      </Link>
    </MessagePage>
  )
}
