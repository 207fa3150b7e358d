import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { act, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { initialListState, type ListState } from '#renderer/list/state/listState.ts'
import { RendererProvider, type RendererServices } from '#renderer/RendererContext.ts'
import { TableScreen } from '#renderer/TableScreen.tsx'
import { Toaster } from '#renderer/toast/Toaster.tsx'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts } from '#renderer/toast/toasts.ts'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { speakFrench } from '#tests/frenchWords.ts'
import { mayWriteAt } from '#tests/mayWriteAt.ts'
import { anotherPerson, personOfSuite } from '#tests/personOfSuite.ts'
import { until } from '../../until.ts'
import { stageGateway } from '../stageGateway.ts'

await speakFrench()

// jsdom has nothing to scroll.
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

/** The backend in the page over these time codes. Of other entities it says that there are twelve. */
export const codesGateway = (
  rows: readonly WireRow[],
  countOthers: () => Promise<number> = async () => 12,
) => {
  const gateway = stageGateway(catalogue, { schedule: rows })
  const list = gateway.list.getMockImplementation()
  gateway.list.mockImplementation(async (entity, ...rest) =>
    entity === 'schedule' && list ? list(entity, ...rest) : { rows: [], count: await countOthers() },
  )
  return gateway
}

let root: Root | undefined
let host: HTMLElement | undefined
/** Every state the screen asked for, with how it replaces the one before. */
export const states: { readonly state: ListState; readonly replace: boolean }[] = []

interface ScreenProps {
  readonly table: AnyTable
  readonly first: ListState
  readonly known: Promise<void> | undefined
  /** The page of a row is asked for, where the table has such pages. */
  readonly onOpen: ((id: number) => void) | undefined
}

const Screen = ({ table, first, known, onOpen }: ScreenProps) => {
  const [state, setState] = useState(first)
  const [ready, setReady] = useState(known === undefined)
  useEffect(() => void known?.then(() => setReady(true)), [known])
  const onState = (next: ListState, { replace = false } = {}) => {
    states.push({ state: next, replace })
    setState(next)
  }
  return (
    <TableScreen table={table} state={state} onState={onState} ready={ready} {...(onOpen && { onOpen })} />
  )
}

/**
 * The screen of a table, the time codes' where not said, as a person of level 1 sees it with two of three institutions
 * selected. What its conditions ask is known once `known` resolves; from the beginning where it is not given.
 */
export const showTable = async (
  given: Partial<RendererServices>,
  first: Partial<ListState> = {},
  table: AnyTable = schedule,
  known?: Promise<void>,
  onOpen?: (id: number) => void,
) => {
  states.length = 0
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const toasts = createToasts()
  const services: RendererServices = {
    gateway: codesGateway([]),
    useChoices: () => ({ state: 'ready', choices: [] }),
    suggestAddresses: async () => [],
    entityOf: (name) => catalogue.entities.get(name),
    nameOf: (_, { id, label }) => label ?? String(id),
    loadShape: async () => () => [],
    loadEveryLanguage: async () => (key) => [i18next.t(key)],
    institutions: [
      { id: 1, name: 'CHU de Lyon' },
      { id: 2, name: 'Clinique des Lilas' },
      { id: 3, name: 'EHPAD Les Tilleuls' },
    ],
    selected: [1, 2],
    mayWrite: mayWriteAt(given.facts?.level),
    person: personOfSuite(),
    facts: { level: 1, records: {}, options: {}, flags: {} },
    ...given,
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  const draw = async (given: RendererServices) => {
    await act(async () =>
      root?.render(
        <QueryClientProvider client={client}>
          <RendererProvider value={given}>
            <ToastsContext value={toasts}>
              <Screen
                table={table}
                first={{ ...initialListState(table), ...first }}
                known={known}
                onOpen={onOpen}
              />
              <Toaster />
            </ToastsContext>
          </RendererProvider>
        </QueryClientProvider>,
      ),
    )
    await settle()
  }
  await draw(services)
  return { toasts, select: (...selected: readonly number[]) => draw({ ...services, selected }) }
}

const turn = () => act(() => new Promise<void>((done) => setTimeout(done)))

/** Lets answers arrive and lazy parts load, until `seen` holds. React draws between the turns. */
export const settle = async (seen: () => unknown = () => true) => {
  await turn()
  await turn()
  await until(async () => {
    await turn()
    if (!seen()) throw new Error(`not there yet: ${seen}, in: ${document.body.textContent.slice(-500)}`)
  })
}

/** The screen goes, and somebody else comes: what is left unfinished is not theirs. */
export const leave = async () => {
  await act(async () => root?.unmount())
  host?.remove()
  anotherPerson()
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
export const press = async (element: Element, key: string, beside: KeyboardEventInit = {}) => {
  await act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...beside }))
  })
  await settle()
}
