import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { loadFlags } from '#client/flags.ts'
import { useClient } from '#client/queries.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { SessionData } from '#protocol/session.ts'
import { RendererProvider, type RendererServices } from '#renderer/RendererContext.ts'
import { useSame } from '#renderer/useSteady.ts'
import { NotificationsPage } from '#screens/notifications/NotificationsPage.tsx'
import { nameOf } from './console/choice.ts'
import { choicesHook } from './console/choices.ts'
import { useFacts } from './console/facts.ts'
import { grantedIn } from './console/personOf.ts'
import { createGateway } from './gateway.ts'
import { HomeMessage } from './HomeMessage.tsx'
import { loadShape } from './shapes.ts'

interface Props {
  readonly catalogue: Catalogue
  readonly session: SessionData
}

/** `/me/notifications`, over all of the person's institutions, whichever are selected. Source: specification of the institution area, §2. */
export const NotificationsRoute = ({ catalogue, session }: Props) => {
  const client = useClient()
  const { http } = client
  const { institutions, user } = session
  const table = catalogue.tables.get('notificationPreference')
  const gateway = useMemo(() => createGateway(catalogue, client), [catalogue, client])
  const flags = useQuery({
    queryKey: ['flags'],
    queryFn: ({ signal }) => loadFlags(http, { signal }),
    staleTime: Infinity,
  })
  const { ready, facts } = useFacts({
    table,
    gateway,
    institutions: institutions.map(({ id }) => id),
    level: user.level,
    granted: grantedIn(catalogue, session),
    flags: flags.data ?? {},
  })
  const known = useSame(facts)
  const services = useMemo<RendererServices>(
    () => ({
      gateway,
      useChoices: choicesHook(catalogue, gateway),
      nameOf: (name, row) => nameOf(catalogue.entities.get(name), row),
      loadShape: (entity) => loadShape(catalogue, entity),
      institutions,
      selected: institutions.map(({ id }) => id),
      person: user.id,
      facts: known,
    }),
    [catalogue, gateway, institutions, user, known],
  )
  if (!table) return <HomeMessage what="notFound" />
  return (
    <RendererProvider value={services}>
      <NotificationsPage table={table} ready={ready && !flags.isPending} />
    </RendererProvider>
  )
}
