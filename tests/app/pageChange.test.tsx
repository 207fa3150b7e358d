// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '#app/App.tsx'
import { ClientProvider } from '#client/ClientContext.ts'
import { createClient } from '#client/client.ts'
import { createQueryClient } from '#client/queries.ts'
import { drawCell } from '#renderer/list/rows/drawCell.tsx'
import { useListColumns } from '#renderer/list/useListColumns.ts'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts } from '#renderer/toast/toasts.ts'
import { catalogue } from '#schemas'
import list from '../../locales/fr/list.json' with { type: 'json' }
import shell from '../../locales/fr/shell.json' with { type: 'json' }
import schedule from '../../locales/fr/tables/schedule.json' with { type: 'json' }
import { config, fakeFetch, fakeStorage, isRefresh, jwt, type Sent } from '../client/fakes.ts'
import { rowOf, settle } from '../renderer/list/stage.tsx'

/** Every button and every line of the menu bears one: their drawings are those of the frame round the screen. */
const icons = vi.hoisted(() => ({ drawn: 0 }))
vi.mock('lucide-react', async (original) =>
  Object.fromEntries(
    Object.keys(await original<object>()).map((name) => [
      name,
      () => {
        icons.drawn += 1
        return null
      },
    ]),
  ),
)
vi.mock('#renderer/list/rows/drawCell.tsx', { spy: true })
vi.mock('#renderer/list/useListColumns.ts', { spy: true })

const session = {
  user: { id: 7, firstName: 'Ada', lastName: 'L', email: 'a@b.test', level: 1, typeAdmin: null, lang: 'fr' },
  permissions: {},
  institutions: [{ id: 1, name: 'CHU de Lyon' }],
}
const rows = Array.from({ length: 70 }, (_, i) => rowOf(i + 1))

const answer = (sent: Sent) => {
  const { pathname } = new URL(sent.url)
  if (isRefresh(sent)) return { status: 201, body: { data: { token: jwt('7') } } }
  if (pathname === '/bff-admin/session') return { status: 200, body: { data: session } }
  if (!pathname.endsWith('/v2/schedule'))
    return { status: 200, body: { data: [], count: 0, institutions: [] } }
  const { offset, limit } = JSON.parse((sent.body as { search: string }).search)
  return { status: 200, body: { data: rows.slice(offset, offset + limit), count: rows.length } }
}

let root: Root | undefined
let host: HTMLElement
let queries: QueryClient
beforeEach(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'fr',
    resources: { fr: { translation: { ...list, ...shell, ...schedule } } },
    interpolation: { escapeValue: false },
  })
  const client = createClient(config, {
    fetch: fakeFetch(answer),
    storage: { local: fakeStorage(), session: fakeStorage() },
  })
  await client.session.restore()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  queries = createQueryClient(() => undefined)
  await act(async () =>
    root?.render(
      <QueryClientProvider client={queries}>
        <ClientProvider value={client}>
          <ToastsContext value={createToasts()}>
            <MemoryRouter initialEntries={['/console?institutions=1#schedule']} useTransitions={false}>
              <App catalogue={catalogue} />
            </MemoryRouter>
          </ToastsContext>
        </ClientProvider>
      </QueryClientProvider>,
    ),
  )
  await settle(() => host.querySelectorAll('[data-row-id]').length === 30 && queries.isFetching() === 0)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  host.remove()
})

/** Goes to the next page; what was written into the page meanwhile. */
const nextPage = async (): Promise<readonly MutationRecord[]> => {
  const written: MutationRecord[] = []
  const observer = new MutationObserver((records) => written.push(...records))
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  await act(async () => host.querySelector<HTMLElement>('[data-action=next-page]')?.click())
  await settle(() => host.querySelector('[data-row-id]')?.getAttribute('data-row-id') === '31')
  written.push(...observer.takeRecords())
  observer.disconnect()
  return written
}

it('another page draws each cell once, and nothing of the frame', async () => {
  expect(icons.drawn).toBeGreaterThan(0)
  icons.drawn = 0
  vi.mocked(drawCell).mockClear()
  await nextPage()
  const columns = host.querySelectorAll('thead th[data-column]').length
  expect(vi.mocked(drawCell)).toHaveBeenCalledTimes(30 * columns)
  expect(icons.drawn).toBe(0)
})

it('another page writes into the rows and the numbers of the pages, and leaves every name that stays the same', async () => {
  const written = await nextPage()
  const elements = written.map(({ target }) => (target instanceof Element ? target : target.parentElement))
  expect(elements.filter((one) => !one?.closest('tbody, .list-pages, table[aria-busy]'))).toEqual([])
  const attributes = written.flatMap(({ target, attributeName }) =>
    attributeName && (target as Element).closest('tbody') ? [`${attributeName} of ${target.nodeName}`] : [],
  )
  // The sentence of a picture is its own; a row says which one it is.
  const other = attributes.filter((one) => one !== 'data-row-id of TR' && !/ of DIV$/.test(one))
  expect(other).toEqual([])
  expect(attributes.filter((one) => one === 'data-row-id of TR')).toHaveLength(30)
})

it('what can be done with a row is named after the row, on every page', async () => {
  const named = () => {
    const button = host.querySelector('[data-row-id] [data-action=edit]')
    const ids = button?.getAttribute('aria-labelledby')?.split(' ') ?? []
    return ids.map((id) => {
      const part = document.getElementById(id)
      return part?.getAttribute('aria-label') ?? part?.textContent
    })
  }
  expect(named()).toEqual(['Modifier', 'M001'])
  await nextPage()
  expect(named()).toEqual(['Modifier', 'M031'])
})

it('a form that is opened and left draws nothing of the screen behind it, nor holds queries that nobody asks', async () => {
  vi.mocked(drawCell).mockClear()
  vi.mocked(useListColumns).mockClear()
  const known = queries.getQueryCache().getAll().length
  for (const action of ['edit', 'cancel']) {
    await act(async () => document.querySelector<HTMLElement>(`[data-action=${action}]`)?.click())
    await settle(() => (document.querySelector('dialog form') !== null) === (action === 'edit'))
  }
  expect(vi.mocked(useListColumns)).not.toHaveBeenCalled()
  expect(vi.mocked(drawCell)).not.toHaveBeenCalled()
  expect(queries.getQueryCache().getAll()).toHaveLength(known)
  expect(queries.getQueryCache().findAll({ predicate: (one) => one.queryKey.includes('choices') })).toEqual(
    [],
  )
})
