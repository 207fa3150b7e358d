import { useTranslation } from 'react-i18next'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { ScreenHead } from '../ScreenHead.tsx'
import { useTitle } from '../useTitle.ts'
import { PreferencesCard } from './preferences/PreferencesCard.tsx'
import { ServicesCard } from './services/ServicesCard.tsx'
import '#renderer/card/card.recipe.ts'
import '#renderer/form/form.recipe.ts'
import '../card.recipe.ts'
import '../pages.recipe.ts'
import './notifications.recipe.ts'

interface Props {
  /** The preferences of everybody, of which people have their own. */
  readonly table: AnyTable
  /** Which departments they are told of. */
  readonly links: AnyEntity
  /** Whether it is known which choices the person has. */
  readonly ready: boolean
}

/** What somebody is told of: of which departments, and which events. Each card is saved by itself. Source: specification of the institution area, §2. */
export const NotificationsPage = ({ table, links, ready }: Props) => {
  const { t } = useTranslation()
  useTitle(t('screens.notifications.title'))
  return (
    <section className="table-screen" data-page="notifications">
      <ScreenHead title={t('screens.notifications.title')} subtitle={t('screens.notifications.subtitle')} />
      <div className="notifications">
        <ServicesCard links={links} />
        <PreferencesCard table={table} ready={ready} />
      </div>
    </section>
  )
}
