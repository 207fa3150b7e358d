import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { act, Profiler, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { RendererProvider, type RendererServices } from '#renderer/RendererContext.ts'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts } from '#renderer/toast/toasts.ts'
import { catalogue } from '#schemas'
import { speakFrench } from '#tests/frenchWords.ts'
import { mayWriteAt } from '#tests/mayWriteAt.ts'
import { anotherPerson } from '#tests/personOfSuite.ts'
import { stageGateway } from '../stageGateway.ts'

await speakFrench()

let root: Root | undefined
let host: HTMLElement | undefined

/** Draws what a screen shows, with services of which some may be replaced; counts what React renders. */
export const show = async (screen: ReactNode, given: Partial<RendererServices> = {}) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const toasts = createToasts()
  const counter = { renders: 0 }
  const services: RendererServices = {
    gateway: stageGateway(catalogue),
    useChoices: () => ({ state: 'ready', choices: [{ id: 1, label: 'Un' }] }),
    suggestAddresses: async () => [],
    entityOf: (name) => catalogue.entities.get(name),
    nameOf: (_, { id, label }) => label ?? String(id),
    loadShape: async () => () => [],
    loadEveryLanguage: async () => (key) => [i18next.t(key)],
    institutions: [
      { id: 1, name: 'CHU de Lyon' },
      { id: 2, name: 'Clinique des Lilas' },
    ],
    selected: [1, 2],
    mayWrite: mayWriteAt(given.facts?.level),
    // Somebody else each time: a form that a test leaves unfinished is not given to the next.
    person: anotherPerson(),
    facts: { level: 1, records: {}, options: {}, flags: {} },
    ...given,
  }
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await act(async () =>
    root?.render(
      <QueryClientProvider client={new QueryClient()}>
        <RendererProvider value={services}>
          <ToastsContext value={toasts}>
            <Profiler id="screen" onRender={() => void counter.renders++}>
              {screen}
            </Profiler>
          </ToastsContext>
        </RendererProvider>
      </QueryClientProvider>,
    ),
  )
  return { toasts, counter, services }
}

export const leave = async () => {
  await act(async () => root?.unmount())
  host?.remove()
}

export const find = <E extends Element = HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
export const control = (line: number, column: string) =>
  find<HTMLInputElement>(`[data-line="${line}"] [name="${column}"]`)
export const errorOf = (line: number, column: string): string | null =>
  document
    .querySelector(`[data-line="${line}"] [data-column="${column}"] [data-error-code]`)
    ?.getAttribute('data-error-code') ?? null

type Typed = HTMLInputElement | HTMLTextAreaElement
/** One key: the text after it, as the browser tells it. */
const put = (input: Typed, text: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
const beginnings = (text: string) => Array.from(text, (_, i) => text.slice(0, i + 1))
export const key = (input: Typed, text: string) => act(async () => put(input, text))
export const typeIn = async (input: Typed, text: string) => {
  await act(async () => input.focus())
  for (const beginning of beginnings(text)) await key(input, beginning)
}
/** With no time between two letters, however busy the machine is. */
export const typeInARow = async (input: Typed, text: string) => {
  await act(async () => input.focus())
  await act(async () => {
    for (const beginning of beginnings(text)) put(input, beginning)
  })
}
/** Drawings follow the keys one frame later. */
export const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
/** Answers are told to what is drawn in a turn of their own. */
export const answered = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))
export const blur = (input: HTMLElement) => act(async () => input.blur())
export const fill = async (line: number, values: Readonly<Record<string, string>>) => {
  for (const [column, text] of Object.entries(values)) {
    await typeIn(control(line, column), text)
    await blur(control(line, column))
  }
}
export const press = (element: Element, name: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    )
  })
/** Enter in a field, as a browser does it: the key, then the form is submitted. */
export const enter = async (input: HTMLInputElement) => {
  await press(input, 'Enter')
  await act(async () => input.form?.requestSubmit())
}
export const click = (selector: string) => act(async () => find(selector).click())
