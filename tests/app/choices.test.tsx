// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { nameOf } from '#app/console/choice.ts'
import { choicesHook } from '#app/console/choices.ts'
import { createQueryClient } from '#client/queries.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import type { ListRequest } from '#protocol/list.ts'
import { FormBody } from '#renderer/form/FormBody.tsx'
import type { Gateway } from '#renderer/gateway.ts'
import { Combobox } from '#renderer/parts/index.ts'
import { catalogue } from '#schemas'
import { contract } from '#schemas/tables/contract.ts'
import { institutionHasAdmin } from '#schemas/tables/institutionHasAdmin.ts'
import { service } from '#schemas/tables/service.ts'
import { specialHour } from '#schemas/tables/specialHour.ts'
import type { Rows } from '#stage/exampleRows.ts'
import { memoryGateway } from '#stage/memoryGateway.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { all, click, find, leave, press, show, typeIn, typeInARow } from '../renderer/form/screen.tsx'
import { until } from '../until.ts'

const numbered = (count: number, name: string, more: (n: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    version: 1,
    name: `${name} ${n + 1}`,
    institution: [1],
    ...more(n),
  }))

interface Asked extends ListRequest {
  readonly entity: string
}

/** A form over a whole backend that notes down what it is asked. */
const open = async (
  table: AnyTable,
  rows: Rows,
  row?: Readonly<Record<string, unknown>>,
  waits: (request: ListRequest) => unknown = () => undefined,
) => {
  const asked: Asked[] = []
  const backend = memoryGateway(catalogue, rows)
  const list: Gateway['list'] = async (entity, request, signal) => {
    asked.push({ entity, ...request })
    await waits(request)
    return backend.list(entity, request, signal)
  }
  const gateway = { ...backend, list }
  const store = createFormStore({
    entity: table.entity,
    context: contextOf({ institutions: [1] }),
    columns: columnsOfForm(table),
    ...(row && { rows: [row] }),
  })
  const client = createQueryClient(() => undefined)
  await show(
    <QueryClientProvider client={client}>
      <FormBody table={table} store={store} />
    </QueryClientProvider>,
    {
      gateway,
      useChoices: choicesHook(catalogue, gateway),
      nameOf: (name, one) => nameOf(catalogue.entities.get(name), one),
    },
  )
  await answered(() => asked.length > 0 && client.isFetching() === 0)
  return {
    asked,
    store,
    line: store.lines()[0] ?? 0,
    of: (name: string) => asked.filter((one) => one.entity === name),
  }
}
/** Waits for what is asked after a pause in typing, and for its answer. */
const answered = (seen: () => unknown) =>
  until(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    if (!seen()) throw new Error(`not there yet: ${seen}`)
  })
const combobox = (column: string) => find<HTMLInputElement>(`[data-column=${column}] [role=combobox]`)
/** Of the list that is open: it stands beside the form. */
const options = () => all('[role=option]').map((one) => one.textContent)
const tags = (column: string) => all(`[data-column=${column}] .tag`).map((tag) => tag.textContent)

beforeAll(() => Combobox.fetch())
afterEach(leave)

it('a relation to few rows is the platform’s own list, read once', async () => {
  const { of } = await open(service, new Map([['pole', numbered(10, 'Pôle')]]))
  expect(find<HTMLSelectElement>('[data-column=pole] select').options).toHaveLength(11)
  expect(of('pole').map(({ limit }) => limit)).toEqual([200])
})

it('of more rows one is found by typing without accents, among those that were read once', async () => {
  const { of, store, line } = await open(service, new Map([['pole', numbered(200, 'Pôle')]]))
  const input = combobox('pole')
  await typeIn(input, 'POLE 17')
  await answered(() => options().length === 11)
  expect(options()[0]).toBe('Pôle 17')
  await press(input, 'ArrowDown')
  await press(input, 'Enter')
  expect(store.live(line).pole).toBe(170)
  expect(input.value).toBe('Pôle 170')
  expect(of('pole').map(({ limit }) => limit)).toEqual([200])
})

it('one of many rows is found by typing, by keyboard alone, and never are all of them read', async () => {
  const { of, store, line } = await open(service, new Map([['pole', numbered(5_000, 'Pôle')]]))
  const input = combobox('pole')
  await typeInARow(input, 'pôle 4321')
  await answered(() => options().length === 1)
  expect(options()).toEqual(['Pôle 4321'])
  await press(input, 'ArrowDown')
  await press(input, 'Enter')
  expect(store.live(line).pole).toBe(4321)
  expect([input.value, input.getAttribute('aria-expanded')]).toEqual(['Pôle 4321', 'false'])
  expect(Math.max(...of('pole').map(({ limit = 30 }) => limit))).toBeLessThanOrEqual(200)
  // One question for what was typed in a row, whatever its letters.
  expect(
    of('pole')
      .filter(({ text }) => text)
      .map(({ text }) => text?.value),
  ).toEqual(['pôle 4321'])
  await click('[data-column=pole] [data-part=clear-trigger]')
  expect(store.live(line).pole).toBe(null)
})

it('of an earlier search nothing is chosen while the answer to another one is waited for', async () => {
  const late = Promise.withResolvers<void>()
  const { of, store, line } = await open(
    service,
    new Map([['pole', numbered(5_000, 'Pôle')]]),
    undefined,
    ({ text }) => text?.value === 'pôle 4321' && late.promise,
  )
  const input = combobox('pole')
  await typeIn(input, 'pôle 17')
  await answered(() => options()[0] === 'Pôle 17')
  await typeInARow(input, 'pôle 4321')
  await answered(() => of('pole').some(({ text }) => text?.value === 'pôle 4321'))
  await press(input, 'ArrowDown')
  await press(input, 'Enter')
  expect(store.live(line).pole).toBe(null)
  late.resolve()
  await answered(() => options().join() === 'Pôle 4321')
  await press(input, 'ArrowDown')
  await press(input, 'Enter')
  expect(store.live(line).pole).toBe(4321)
})

it('what is chosen is told by its label, and kept by who leaves without a choice', async () => {
  const rows: Rows = new Map([['pole', numbered(5_000, 'Pôle')]])
  const { of, store, line } = await open(service, rows, { id: 1, version: 1, name: 'Bloc', pole: 4000 })
  const input = combobox('pole')
  expect(input.value).toBe('Pôle 4000')
  expect(of('pole').filter(({ query }) => query?.id)).toMatchObject([{ query: { id: [4000] } }])
  await typeIn(input, 'pôle 17')
  await answered(() => options()[0] === 'Pôle 17')
  expect(options()).toHaveLength(50)
  expect(find('[data-part=positioner] > p').textContent).toMatch(/^61 autres\s: précisez la recherche\.$/)
  await press(input, 'Escape')
  expect([input.value, store.live(line).pole]).toEqual(['Pôle 4000', 4000])
  await typeIn(input, 'rien de tel')
  await answered(() => find('[data-part=positioner] > p').textContent?.startsWith('Rien'))
  await press(input, 'Enter')
  await act(async () => input.blur())
  expect([input.value, store.live(line).pole]).toEqual(['Pôle 4000', 4000])
})

it('several of many rows are chosen one search after another, each as a tag, with those chosen before still there', async () => {
  const rows: Rows = new Map([
    ['service', numbered(300, 'Unité')],
    ['job', numbered(3, 'Métier')],
  ])
  const row = { id: 1, version: 1, idInstitution: 1, name: 'Nuit', service: [250], job: [] }
  const { of, store, line } = await open(specialHour, rows, row)
  await answered(() => tags('service').join() === 'Unité 250')
  const input = combobox('service')
  await typeIn(input, 'unité 29')
  await answered(() => options().length === 11)
  await press(input, 'ArrowDown')
  await press(input, 'Enter')
  expect(store.live(line).service).toEqual([250, 290])
  expect([input.value, input.getAttribute('aria-expanded')]).toEqual(['', 'true'])
  await typeIn(input, 'unité 299')
  await answered(() => options().join() === 'Unité 299')
  await click('[role=option]')
  expect(store.live(line).service).toEqual([250, 290, 299])
  await click('[data-column=service] .tag[data-value="290"] button')
  expect(tags('service')).toEqual(['Unité 250', 'Unité 299'])
  expect(document.activeElement).toBe(input)
  expect(store.rowWithin({ service: [250, 299] }, 1)).toEqual({ service: [250, 299] })
  expect(store.rowWithin({ service: [250, 299] }, 2)).toEqual({ service: [] })
  const whole = of('service').filter(({ limit = 30, query }) => limit > 200 && query?.id === undefined)
  expect(whole).toEqual([])
})

it('one of many rows goes with what is chosen elsewhere in the line', async () => {
  const rows: Rows = new Map([
    ['job', numbered(2, 'Métier')],
    ['specialty', numbered(600, 'Soins', (n) => ({ job: (n % 2) + 1 }))],
  ])
  const { of, store, line } = await open(contract, rows)
  const select = find<HTMLSelectElement>('[data-column=job] select')
  await act(async () => {
    select.value = '2'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const input = combobox('specialty')
  await typeIn(input, 'soins 42')
  await answered(() => options()[0] === 'Métier 2\u00a0: Soins 42')
  expect(options()).toHaveLength(6)
  expect(of('specialty').at(-1)?.query).toMatchObject({ job: [2, null] })
  await press(input, 'Enter')
  expect(store.live(line).specialty).toBe(42)
  await act(async () => {
    select.value = '1'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(store.live(line).specialty).toBe(null)
})

it('an access is given to people of any institution, found by name among many, the address of each beside it', async () => {
  const people = numbered(201, 'unused', (n) => ({
    institution: [2],
    user: n === 1 ? 'Zoé Émery' : `Ana Martin ${n}`,
    email: `p${n}@example.org`,
  }))
  const { of } = await open(institutionHasAdmin, new Map([['admin', people]]))
  expect(of('admin')[0]?.query).toEqual({})
  await typeIn(combobox('admin'), 'zoe em')
  await answered(() => of('admin').at(-1)?.text?.value === 'zoe em' && options().length === 1)
  expect(options()).toEqual(['Zoé Émery · p1@example.org'])
  expect(of('admin').at(-1)?.text?.columns).toEqual(catalogue.entities.get('admin')?.search)
})
