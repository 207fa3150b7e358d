import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenHead } from '../ScreenHead.tsx'
import { useTitle } from '../useTitle.ts'
import { AnotherInstitution, InstitutionSelect, type InstitutionSelectProps } from './InstitutionSelect.tsx'
import '../card.recipe.ts'
import '../pages.recipe.ts'
import './institutions.recipe.ts'

interface Props extends InstitutionSelectProps {
  /** Its cards. */
  readonly children: ReactNode
}

/** How an institution works on the platform. Source: specification of the institution area, §2 (configuration). */
export const ConfigurationPage = ({ children, ...choice }: Props) => {
  const { t } = useTranslation()
  useTitle(t('configuration.title'))
  return (
    <section className="table-screen" data-page="configuration">
      <ScreenHead title={t('configuration.title')} subtitle={t('configuration.subtitle')} />
      <AnotherInstitution {...choice} />
      <div className="own-institution-tools">
        <InstitutionSelect {...choice} />
      </div>
      <div className="own-institution">{children}</div>
    </section>
  )
}
