import { useMemo } from 'react'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { RendererProvider } from '#renderer/RendererContext.ts'
import { NotificationsPage } from '#screens/notifications/NotificationsPage.tsx'
import { linkEntity } from '#screens/notifications/services/useOwnServices.ts'
import { useServices } from '../console/useServices.ts'
import { HomeMessage } from '../HomeMessage.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly session: SessionData
}

/** `/me/notifications`, over all of the person's institutions, whichever are selected. Source: specification of the institution area, §2. */
export const NotificationsRoute = ({ catalogue, session }: Props) => {
  const all = useMemo(() => session.institutions.map(({ id }) => id), [session.institutions])
  const table = catalogue.tables.get('notificationPreference')
  const { ready, services } = useServices({ catalogue, session, selected: all, table })
  const links = catalogue.entities.get(linkEntity)
  if (!table || !links) return <HomeMessage what="notFound" />
  return (
    <RendererProvider value={services}>
      <NotificationsPage table={table} links={links} ready={ready} />
    </RendererProvider>
  )
}
