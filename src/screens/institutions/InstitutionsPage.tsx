import { CalendarPlus, MessageCircleQuestion } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '#renderer/deferred.tsx'
import type { ContactWords } from '../contact/ContactDialog.tsx'
import { ScreenHead } from '../ScreenHead.tsx'
import { useTitle } from '../useTitle.ts'
import { AnotherInstitution, InstitutionSelect, type InstitutionSelectProps } from './InstitutionSelect.tsx'
import '../card.recipe.ts'
import '../pages.recipe.ts'
import './institutions.recipe.ts'

const ContactDialog = deferred(async () => (await import('../contact/ContactDialog.tsx')).ContactDialog)

interface Props extends InstitutionSelectProps {
  readonly email: string
  /** The form of what workers read of it. */
  readonly details: ReactNode
  /** What else is known of it, read only. */
  readonly lists: ReactNode
}

/** What an institution's administrators keep of it, and see of it. Source: specification of the institution area, §2 (institution page). */
export const InstitutionsPage = ({ email, details, lists, ...choice }: Props) => {
  const { t } = useTranslation()
  const { institution } = choice
  const [asking, setAsking] = useState<ContactWords>()
  useTitle(institution.name)
  return (
    <section className="table-screen" data-page="institutions">
      <ScreenHead title={t('institutions.title')} subtitle={t('institutions.subtitle')} />
      <AnotherInstitution {...choice} />
      <div className="own-institution-tools">
        <InstitutionSelect {...choice} />
        <button
          type="button"
          className="button"
          data-action="ask-time-code"
          onClick={() => setAsking('newTimeCode')}
        >
          <CalendarPlus size={16} aria-hidden />
          {t('contact.about.newTimeCode.open')}
        </button>
        <button type="button" className="button" data-action="ask" onClick={() => setAsking('question')}>
          <MessageCircleQuestion size={16} aria-hidden />
          {t('contact.about.question.open')}
        </button>
      </div>
      <div className="own-institution">
        <section className="card own-institution-details" aria-labelledby="own-institution-details">
          <h2 id="own-institution-details">{t('institutions.details')}</h2>
          {details}
        </section>
        {lists}
      </div>
      {asking && (
        <ContactDialog
          words={asking}
          about={institution}
          callBack={asking === 'question'}
          email={email}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}
