import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '#client/ClientContext.ts'
import type { Http } from '#client/http.ts'
import { loadFlags } from '#client/services/flags.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { SessionData } from '#protocol/services/session.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { useSame } from '#renderer/useSteady.ts'
import { actions } from '../actions/index.ts'
import { banners } from '../banners/index.ts'
import { useGateway } from '../gateway/GatewayContext.ts'
import { everyLanguage } from '../i18n.ts'
import { loadShape } from '../shapes.ts'
import { nameOf } from './choice.ts'
import { choicesHook } from './choices.ts'
import { useFacts } from './facts.ts'
import { mayWriteIn } from './mayWriteIn.ts'
import { grantedIn, personOf } from './personOf.ts'
import { savedViewsHook } from './savedViews.ts'

/** The query of what is switched on for this browser. */
export const flagsOptions = (http: Http) =>
  queryOptions({
    queryKey: ['flags'],
    queryFn: ({ signal }) => loadFlags(http, { signal }),
    staleTime: Infinity,
  })

interface Served {
  readonly catalogue: Catalogue
  readonly session: SessionData
  readonly selected: readonly number[]
  /** The table or card whose criteria are judged. */
  readonly table: AnyTable | undefined
}

/** What the renderer needs from the outside; `ready` once all that criteria ask for is known. */
export const useServices = ({
  catalogue,
  session,
  selected,
  table,
}: Served): { readonly ready: boolean; readonly services: RendererServices } => {
  const { http } = useClient()
  const gateway = useGateway()
  const useChoices = useMemo(() => choicesHook(catalogue, gateway), [catalogue, gateway])
  const { id: person } = session.user
  const useSavedViews = useMemo(() => savedViewsHook(person), [person])
  const mayWrite = useMemo(() => mayWriteIn(catalogue, personOf(session)), [catalogue, session])
  const flags = useQuery(flagsOptions(http))
  const { ready, facts } = useFacts({
    table,
    gateway,
    institutions: session.institutions.map((i) => i.id),
    level: session.user.level,
    granted: grantedIn(catalogue, session),
    flags: flags.data ?? {},
  })
  const known = useSame(facts)
  const services = useMemo<RendererServices>(
    () => ({
      gateway,
      useChoices,
      useSavedViews,
      suggestAddresses: async (country, text, signal) =>
        (await import('#client/services/addresses.ts')).suggestAddresses(http, country, text, { signal }),
      readHistory: async (of, signal) =>
        (await import('#client/services/history.ts')).rowHistory(http, of, { signal }),
      entityOf: (name) => catalogue.entities.get(name),
      nameOf: (name, row) => nameOf(catalogue.entities.get(name), row),
      loadShape: (entity) => loadShape(catalogue, entity),
      loadEveryLanguage: everyLanguage,
      institutions: session.institutions,
      selected,
      banners,
      actions,
      mayWrite,
      person,
      facts: known,
    }),
    [
      catalogue,
      gateway,
      http,
      useChoices,
      useSavedViews,
      session.institutions,
      selected,
      mayWrite,
      person,
      known,
    ],
  )
  return { ready: ready && !flags.isPending, services }
}
