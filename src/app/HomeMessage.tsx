import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MessagePage } from '#screens/MessagePage.tsx'

/** A page that leads nowhere, or not for this person, with the way back. */
export const HomeMessage = ({
  what,
  children,
}: {
  readonly what: 'notFound' | 'forbidden'
  /** What is left to see all the same. */
  readonly children?: ReactNode
}) => {
  const { t } = useTranslation()
  return (
    <>
      <MessagePage what={what}>
        <Link className="button" to="/">
          {t('shell.home')}
        </Link>
      </MessagePage>
      {children}
    </>
  )
}
