import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { vi } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Gateway, WireRow } from '#renderer/gateway.ts'
import { initialListState, type ListState } from '#renderer/list/listState.ts'
import { RendererProvider, type RendererServices } from '#renderer/RendererContext.ts'
import { TableScreen } from '#renderer/TableScreen.tsx'
import { Toaster } from '#renderer/toast/Toaster.tsx'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts } from '#renderer/toast/toasts.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import errors from '../../../locales/fr/errors.json' with { type: 'json' }
import form from '../../../locales/fr/form.json' with { type: 'json' }
import importTexts from '../../../locales/fr/import.json' with { type: 'json' }
import list from '../../../locales/fr/list.json' with { type: 'json' }
import tables from '../../../locales/fr/tables.json' with { type: 'json' }

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
await i18next.use(initReactI18next).init({
  lng: 'fr',
  resources: { fr: { translation: { ...errors, ...form, ...tables, ...list, ...importTexts } } },
  interpolation: { escapeValue: false },
})

// jsdom has the element, not its behaviour.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
}
Element.prototype.scrollTo ??= () => undefined

export const rowOf = (n: number, more: object = {}): WireRow => ({
  id: n,
  version: 1,
  code: `M${String(n).padStart(3, '0')}`,
  beginAt: '07:00',
  endAt: '15:00',
  break: '00:30',
  nbWorkedMinutes: 450,
  interfacingCode: null,
  isDeleted: false,
  institution: [1, 2],
  ...more,
})

/** A gateway over rows in memory: it pages, and finds a text in the code. */
export const memoryGateway = (rows: readonly WireRow[]) => {
  let present = [...rows]
  return {
    list: vi.fn<Gateway['list']>(async (entity, { text, limit = 30, offset = 0 }) => {
      if (entity !== 'schedule') return { rows: [], count: 12 }
      const found = present.filter((row) => !text || String(row.code).includes(text.value))
      return { rows: found.slice(offset, offset + limit), count: found.length }
    }),
    insert: vi.fn<Gateway['insert']>(),
    insertAll: vi.fn<Gateway['insertAll']>(),
    update: vi.fn<Gateway['update']>(),
    remove: vi.fn<Gateway['remove']>(async (_, id) => {
      present = present.filter((row) => row.id !== id)
    }),
    link: vi.fn<Gateway['link']>(),
    upsertBatch: vi.fn<Gateway['upsertBatch']>(async (_, batch) =>
      batch.map((__, line) => ({ line, id: 1000 + line, version: 1, outcome: 'created' })),
    ),
  }
}

export const problem = (status: number, more: object = {}) =>
  Object.assign(new Error(), { code: status, status, details: [], ...more })

let root: Root | undefined
let host: HTMLElement | undefined
/** Every state the screen asked for, with how it replaces the one before. */
export const states: { readonly state: ListState; readonly replace: boolean }[] = []

const Screen = ({ table, first }: { readonly table: AnyTable; readonly first: ListState }) => {
  const [state, setState] = useState(first)
  const onState = (next: ListState, { replace = false } = {}) => {
    states.push({ state: next, replace })
    setState(next)
  }
  return <TableScreen table={table} state={state} onState={onState} />
}

/** The screen of a table, the time codes' where not said, as a person of level 1 sees it with two of three institutions selected. */
export const showTable = async (
  given: Partial<RendererServices>,
  first: Partial<ListState> = {},
  table: AnyTable = schedule,
) => {
  states.length = 0
  const toasts = createToasts()
  const services: RendererServices = {
    gateway: memoryGateway([]),
    useChoices: () => ({ state: 'ready', choices: [] }),
    loadShape: async () => () => [],
    institutions: [
      { id: 1, name: 'CHU de Lyon' },
      { id: 2, name: 'Clinique des Lilas' },
      { id: 3, name: 'EHPAD Les Tilleuls' },
    ],
    selected: [1, 2],
    person: 1,
    facts: { level: 1, records: {}, options: {}, flags: {} },
    ...given,
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await act(async () =>
    root?.render(
      <QueryClientProvider client={client}>
        <RendererProvider value={services}>
          <ToastsContext value={toasts}>
            <Screen table={table} first={{ ...initialListState(table), ...first }} />
            <Toaster />
          </ToastsContext>
        </RendererProvider>
      </QueryClientProvider>,
    ),
  )
  await settle()
  return { toasts }
}

const turn = () => act(() => new Promise<void>((done) => setTimeout(done)))

/** Lets answers arrive and lazy parts load, until `seen` holds. React draws between the turns. */
export const settle = async (seen: () => unknown = () => true) => {
  await turn()
  await turn()
  await vi.waitFor(
    async () => {
      await turn()
      if (!seen()) throw new Error(`not there yet: ${seen}`)
    },
    { timeout: 10_000, interval: 5 },
  )
}

export const leave = async () => {
  await act(async () => root?.unmount())
  host?.remove()
}

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
export const find = <E extends Element = HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}
export const click = async (selector: string) => {
  await act(async () => find(selector).click())
  await settle()
}
export const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
export const press = async (element: Element, key: string) => {
  await act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  await settle()
}
