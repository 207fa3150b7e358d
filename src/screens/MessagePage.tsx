import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from './useTitle.ts'
import './pages.recipe.ts'

/** The pages that say why there is nothing else to see, and what to do: `pages.{what}`. */
export const MessagePage = ({
  what,
  children,
}: {
  readonly what: 'notFound' | 'forbidden' | 'offline' | 'unreachable' | 'failed'
  readonly children?: ReactNode
}) => {
  const { t } = useTranslation()
  useTitle(t(`pages.${what}.title`))
  return (
    <section className="message" data-page={what}>
      <h1 tabIndex={-1}>{t(`pages.${what}.title`)}</h1>
      <p>{t(`pages.${what}.text`)}</p>
      <div className="message-actions">{children}</div>
    </section>
  )
}
