import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenHead } from '../ScreenHead.tsx'
import { useTitle } from '../useTitle.ts'
import { AnotherInstitution, InstitutionSelect, type InstitutionSelectProps } from './InstitutionSelect.tsx'
import '../card.recipe.ts'
import '../pages.recipe.ts'
import './institutions.recipe.ts'

interface Props extends InstitutionSelectProps {
  readonly slots: ReactNode
  readonly options: ReactNode
}

/** How an institution works on the platform. Source: specification of the institution area, §2 (configuration). */
export const ConfigurationPage = ({ slots, options, ...choice }: Props) => {
  const { t } = useTranslation()
  useTitle(t('configuration.title'))
  return (
    <section className="table-screen" data-page="configuration">
      <ScreenHead title={t('configuration.title')} subtitle={t('configuration.subtitle')} />
      <AnotherInstitution {...choice} />
      <div className="own-institution-tools">
        <InstitutionSelect {...choice} />
      </div>
      <div className="own-institution">
        <section className="card" aria-labelledby="configuration-slots">
          <h2 id="configuration-slots">{t('configuration.slots')}</h2>
          {slots}
        </section>
        <section className="card own-institution-wide" aria-labelledby="configuration-options">
          <h2 id="configuration-options">{t('configuration.options')}</h2>
          {options}
        </section>
      </div>
    </section>
  )
}
