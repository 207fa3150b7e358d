import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadFlags } from '#client/flags.ts'
import { useClient } from '#client/queries.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { SessionData } from '#protocol/session.ts'
import { deferred } from '#renderer/deferred.tsx'
import { type ListState, parseListState, printListState } from '#renderer/list/listState.ts'
import { RendererProvider, type RendererServices } from '#renderer/RendererContext.ts'
import { TableScreen } from '#renderer/TableScreen.tsx'
import { useSame } from '#renderer/useSteady.ts'
import { actions } from '../actions/index.ts'
import { banners } from '../banners/index.ts'
import { createGateway } from '../gateway.ts'
import { HomeMessage } from '../HomeMessage.tsx'
import { screenNamed } from '../screens.ts'
import { loadShape } from '../shapes.ts'
import { nameOf } from './choice.ts'
import { choicesHook } from './choices.ts'
import { useFacts } from './facts.ts'
import { mayRead } from './mayRead.ts'
import { grantedIn } from './personOf.ts'
import { TableTabs } from './TableTabs.tsx'

const DetailPage = deferred(async () => (await import('#renderer/detail/DetailPage.tsx')).DetailPage)

const NEW = 'new'

interface Place {
  readonly name: string
  readonly id: number | undefined
  /** A row is being made on a page of its own. */
  readonly isNew: boolean
}

/** `#schedule`, `#schedule/12` or `#schedule/new`: a table, and perhaps one of its rows. */
export const parseHash = (hash: string): Place => {
  const [name = '', id] = decodeURIComponent(hash.replace(/^#/, '')).split('/')
  return { name, id: id && /^\d+$/.test(id) ? Number(id) : undefined, isNew: id === NEW }
}

interface ConsolePageProps {
  readonly catalogue: Catalogue
  readonly session: SessionData
  readonly selected: readonly number[]
}

/** One table of the catalogue, with the services its screen needs; its state is the address. */
export const ConsolePage = ({ catalogue, session, selected }: ConsolePageProps) => {
  const { t } = useTranslation()
  const client = useClient()
  const { http, viewed } = client
  const location = useLocation()
  const { name } = parseHash(location.hash)
  const table = catalogue.tables.get(name)
  const screen = catalogue.screens.get(name)
  const gateway = useMemo(() => createGateway(catalogue, client), [catalogue, client])
  const useChoices = useMemo(() => choicesHook(catalogue, gateway), [catalogue, gateway])
  const flags = useQuery({
    queryKey: ['flags'],
    queryFn: ({ signal }) => loadFlags(http, { signal }),
    staleTime: Infinity,
  })
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
      nameOf: (name, row) => nameOf(catalogue.entities.get(name), row),
      loadShape: (entity) => loadShape(catalogue, entity),
      institutions: session.institutions,
      selected,
      banners,
      actions,
      person: session.user.id,
      facts: known,
    }),
    [catalogue, gateway, useChoices, session, selected, known],
  )

  useEffect(() => {
    const title = table ? `tables.${table.name}.title` : screen && `screens.${screen.name}.title`
    document.title = title ? `${t(title)} · Pupitre` : 'Pupitre'
  }, [t, table, screen])

  // Provider staff, who work on other people's institutions all day, would count for many.
  const isCounted = (table ?? screen) !== undefined && session.user.level !== 1
  useEffect(() => {
    if (isCounted) viewed(name)
  }, [isCounted, name, viewed])

  if (screen && !mayRead(screen.read, session)) return <HomeMessage what="forbidden" />
  if (screen)
    return (
      <RendererProvider value={services}>
        <ScreenRoute name={screen.name} />
      </RendererProvider>
    )
  if (!table) return <HomeMessage what="notFound" />
  if (!mayRead(table.entity.access.read, session)) return <HomeMessage what="forbidden" />
  return (
    <RendererProvider value={services}>
      <TableTabs catalogue={catalogue} table={table} />
      <TableRoute table={table} ready={ready && !flags.isPending} />
    </RendererProvider>
  )
}

const ScreenRoute = ({ name }: { readonly name: string }) => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const Screen = screenNamed(name)
  const open = (id: number | undefined) =>
    navigate({ pathname, search, hash: id === undefined ? `#${name}` : `#${name}/${id}` })
  return Screen && <Screen id={parseHash(hash).id} onOpen={open} />
}

const TableRoute = ({ table, ready }: { readonly table: AnyTable; readonly ready: boolean }) => {
  const location = useLocation()
  const navigate = useNavigate()
  const { id, isNew } = parseHash(location.hash)
  const params = useMemo(() => new URLSearchParams(location.search), [location.search])
  const state = useMemo(() => parseListState(params, table), [params, table])
  const onState = (next: ListState, options: { readonly replace?: boolean } = {}) => {
    const search = printListState(next, table, params).toString().replaceAll('%2C', ',')
    navigate({ pathname: location.pathname, search, hash: location.hash }, options)
  }
  const back = () =>
    navigate({ pathname: location.pathname, search: location.search, hash: `#${table.name}` })
  if (table.detail && (id !== undefined || isNew))
    return ready && <DetailPage key={id ?? NEW} table={table} id={id} onBack={back} />
  const open = (row: number | typeof NEW) =>
    navigate({ pathname: location.pathname, search: location.search, hash: `#${table.name}/${row}` })
  return (
    <TableScreen
      key={table.name}
      table={table}
      state={state}
      onState={onState}
      ready={ready}
      onOpen={open}
      onAdd={() => open(NEW)}
    />
  )
}
