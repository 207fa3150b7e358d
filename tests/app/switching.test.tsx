// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { choicesHook } from '#app/console/choices.ts'
import { useFacts } from '#app/console/facts.ts'
// Fetched beforehand: how long that takes is not what is tried here.
import '#engine/pivot.ts'
import { createQueryClient } from '#client/queries.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { initialListState } from '#renderer/list/state/listState.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { RendererProvider, type RendererServices } from '#renderer/RendererContext.ts'
import { TableScreen } from '#renderer/TableScreen.tsx'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { mayWriteAt } from '#tests/mayWriteAt.ts'
import { until } from '#tests/until.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.mock('react-i18next', () => {
  const t = (key: string | string[]) => String(key)
  return { useTranslation: () => ({ t, i18n: { language: 'fr', exists: () => false } }) }
})

const institutions = [1, 2, 3].map((id) => ({ id, name: `I${id}` }))
let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
})

interface Props extends Pick<RendererServices, 'gateway' | 'useChoices' | 'selected'> {
  readonly table: AnyTable
}

const ids = institutions.map(({ id }) => id)
const mayWrite = mayWriteAt()
const loadShape = async () => () => []
const nameOf = () => ''
const suggestAddresses = async () => []

const Screen = ({ table, ...given }: Props) => {
  const { facts, ready } = useFacts({
    table,
    gateway: given.gateway,
    institutions: ids,
    level: 1,
    granted: {},
    flags: {},
  })
  return (
    <RendererProvider
      value={{
        ...given,
        entityOf: () => undefined,
        nameOf,
        suggestAddresses,
        loadShape,
        loadEveryLanguage: async () => () => [],
        institutions,
        mayWrite,
        person: 1,
        facts,
      }}
    >
      <TableScreen table={table} state={initialListState(table)} onState={() => undefined} ready={ready} />
    </RendererProvider>
  )
}

/** The screen of a table as the console shows it, over a gateway that notes down each request. */
const open = (table: AnyTable, answers = (): Promise<unknown> => Promise.resolve()) => {
  const asked: string[] = []
  const list: Gateway['list'] = async (entity, request) => {
    await answers()
    asked.push(`${entity} ${JSON.stringify(request.query ?? {})}`)
    return { rows: [{ id: 1, version: 1 }], count: 1 }
  }
  const gateway = { list } as Gateway
  const useChoices = choicesHook(catalogue, gateway)
  const client = createQueryClient(() => undefined)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const select = async (...selected: number[]): Promise<readonly string[]> => {
    asked.length = 0
    await act(async () =>
      root?.render(
        <StrictMode>
          <QueryClientProvider client={client}>
            <Screen table={table} gateway={gateway} useChoices={useChoices} selected={selected} />
          </QueryClientProvider>
        </StrictMode>,
      ),
    )
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    return [...asked]
  }
  return { select, asked, client }
}

const tables = [...catalogue.tables.values()].filter(({ entity }) => entity.belongs.to !== 'all')

/** The entity whose rows a table shows, or is made of. */
const rowsOf = ({ entity, source }: AnyTable): string => source?.of.name ?? entity.name

it.each(tables.map((table) => [table.name, table] as const))(
  '%s: another selection asks for its rows and nothing else, a former one for nothing',
  async (_, table) => {
    const { select } = open(table)
    await select(1)
    const other = await select(2)
    expect(other.map((request) => request.split(' ')[0])).toEqual(other.map(() => rowsOf(table)))
    expect(other.length).toBeLessThanOrEqual(table.list.count ? 2 : 1)
    expect(await select(1)).toEqual([])
    expect(await select(2)).toEqual([])
    expect(await select(1, 2, 3)).toHaveLength(other.length)
  },
)

it('a write makes what was known of the entity stale, wherever it is shown', async () => {
  const [table] = tables
  if (!table) throw new Error('no table belongs to institutions')
  const { select, asked, client } = open(table)
  await select(1)
  asked.length = 0
  await act(async () => client.invalidateQueries({ queryKey: rowsKey(table.entity.name) }))
  expect(asked.length).toBeGreaterThan(0)
})

it('rows are shown, and ticked, for the institutions selected alone: not while those of others are read', async () => {
  const read = { of: Promise.resolve() }
  const { select } = open(schedule, () => read.of)
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
  await select(1)
  await until(() => expect(all('[data-row-id]')).toHaveLength(1))
  await act(async () => all('[data-row-id] [data-action=choose]')[0]?.click())
  expect(all('[data-row-id] input:checked')).toHaveLength(1)
  const { promise, resolve } = Promise.withResolvers<void>()
  read.of = promise
  await select(2)
  expect(all('[data-row-id]')).toHaveLength(0)
  await act(async () => resolve())
  await until(() => expect(all('[data-row-id]')).toHaveLength(1))
  expect(all('[data-row-id] input:checked')).toHaveLength(0)
})
