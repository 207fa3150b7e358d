import { useEffect, useMemo, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { type Path, useLocation, useNavigate } from 'react-router-dom'
import { useClient } from '#client/ClientContext.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { providerLevel } from '#protocol/services/session.ts'
import { deferred } from '#renderer/deferred.tsx'
import { leftOut } from '#renderer/list/state/leftOut.ts'
import { type ListState, printListState } from '#renderer/list/state/listState.ts'
import { keepArrangement, keptArrangement, listStateIn } from '#renderer/list/view/keptArrangement.ts'
import { queryText } from '#renderer/list/view/viewState.ts'
import { RendererProvider, useRenderer } from '#renderer/RendererContext.ts'
import { rowHash } from '#renderer/row/rowAddress.ts'
import { TableScreen } from '#renderer/TableScreen.tsx'
import { askable } from '#renderer/useAsked.ts'
import { useTitle } from '#screens/useTitle.ts'
import { HomeMessage } from '../HomeMessage.tsx'
import { CardWait } from '../me/deferredCard.tsx'
import type { PageProps } from '../pages.ts'
import { screenNamed } from '../screens.ts'
import { unseenInstitutions } from '../state/selection.ts'
import { useTableWords } from '../words/useTableWords.ts'
import { mayRead } from './mayRead.ts'
import { NEW, parseHash } from './place.ts'
import { TableTabs } from './TableTabs.tsx'
import { useServices } from './useServices.ts'

// Addresses seldom say what a list cannot show.
const LeftOutNote = deferred(async () => (await import('#renderer/list/view/LeftOutNote.tsx')).LeftOutNote)
const DetailPage = deferred(async () => (await import('#renderer/detail/DetailPage.tsx')).DetailPage)

/** `?open=add#schedule`: what is opened over the list. */
const ASKED = 'open'

/** One table of the catalogue, with the services its screen needs; its state is the address. */
export const ConsolePage = ({ catalogue, session, selected }: PageProps) => {
  const { t } = useTranslation()
  const { viewed } = useClient()
  const location = useLocation()
  const { name } = parseHash(location.hash)
  const outline = catalogue.outline.get(name)
  const screen = catalogue.screens.get(name)
  const { isThere, ...words } = useTableWords(outline && name, catalogue)
  const table = catalogue.tables.get(name)
  const { ready, services } = useServices({ catalogue, session, selected, table })

  const title = outline ? `tables.${name}.title` : screen && `screens.${name}.title`
  useTitle(title && t(title))

  // Provider staff, who work on other people's institutions all day, would count for many.
  const isCounted = (outline ?? screen) !== undefined && session.user.level !== providerLevel
  useEffect(() => {
    if (isCounted) viewed(name)
  }, [isCounted, name, viewed])

  if (screen && !mayRead(screen.read, session)) return <HomeMessage what="forbidden" />
  if (screen)
    return (
      <RendererProvider value={services}>
        <ScreenRoute catalogue={catalogue} name={screen.name} />
      </RendererProvider>
    )
  if (!outline) return <HomeMessage what="notFound" />
  if (!mayRead(outline.read, session)) return <HomeMessage what="forbidden" />
  return (
    <RendererProvider value={services}>
      <TableTabs catalogue={catalogue} table={name} />
      {table && isThere ? <TableRoute table={table} ready={ready} /> : <CardWait {...words} />}
    </RendererProvider>
  )
}

const ScreenRoute = ({ catalogue, name }: Pick<PageProps, 'catalogue'> & { readonly name: string }) => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const Screen = screenNamed(name)
  const open = (id: number | undefined) =>
    navigate({ pathname, search, hash: id === undefined ? `#${name}` : `#${name}/${id}` })
  return Screen && <Screen catalogue={catalogue} id={parseHash(hash).id} onOpen={open} />
}

const TableRoute = ({ table, ready }: { readonly table: AnyTable; readonly ready: boolean }) => {
  const location = useLocation()
  const navigate = useNavigate()
  const { id, isNew } = parseHash(location.hash)
  const params = useMemo(() => new URLSearchParams(location.search), [location.search])
  const { person, institutions, selected } = useRenderer()
  const kept = keptArrangement(table, person)
  const state = useMemo(() => listStateIn(params, table, kept), [params, table, kept])
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  const goTo = (part: Partial<Path>, options?: { readonly replace?: boolean }) =>
    navigate({ pathname: location.pathname, search: location.search, hash: location.hash, ...part }, options)
  const onState = (next: ListState, options: { readonly replace?: boolean } = {}) => {
    keepArrangement(table, person, next)
    // Whoever goes back to the columns of the table may find the address as it is.
    if (keptArrangement(table, person) !== kept) drawAnew()
    const search = queryText(printListState(next, table, params))
    goTo({ search }, options)
  }
  const asked = askable.find((one) => one === params.get(ASKED))
  const onAsked = () => {
    const rest = new URLSearchParams(params)
    rest.delete(ASKED)
    goTo({ search: `?${queryText(rest)}` }, { replace: true })
  }
  const parts = useMemo(() => leftOut(params, table), [params, table])
  const unseen = unseenInstitutions(location.search, institutions)
  const goOn = () => {
    const rest = printListState(state, table, params)
    if (unseen > 0) rest.set('institutions', selected.join())
    goTo({ search: `?${queryText(rest)}` }, { replace: true })
  }
  const back = (options?: { readonly replace?: boolean }) => goTo({ hash: `#${table.name}` }, options)
  if (table.detail && (id !== undefined || isNew))
    return (
      ready && <DetailPage key={`${table.name} ${id ?? NEW}`} table={table} id={id} onBack={() => back()} />
    )
  const open = (row: number | typeof NEW) => goTo({ hash: rowHash(table, row) })
  return (
    <>
      {parts.length + unseen > 0 && <LeftOutNote table={table} parts={parts} unseen={unseen} onGoOn={goOn} />}
      <TableScreen
        key={table.name}
        table={table}
        state={state}
        onState={onState}
        ready={ready}
        row={id}
        onRow={() => back({ replace: true })}
        onOpen={open}
        onAdd={() => open(NEW)}
        asked={asked}
        onAsked={onAsked}
      />
    </>
  )
}
