// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { choicesHook } from '#app/console/choices.ts'
import { createQueryClient } from '#client/queries.ts'
import { columnNamed } from '#dsl/columns/column.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import { FormBody } from '#renderer/form/FormBody.tsx'
import { FilterChoices } from '#renderer/list/view/filters/FilterChoices.tsx'
import { Combobox } from '#renderer/parts/index.ts'
import { catalogue } from '#schemas'
import { service } from '#schemas/tables/service.ts'
import { specialHour } from '#schemas/tables/specialHour.ts'
import { memoryGateway } from '#stage/memoryGateway.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { problem } from '#tests/renderer/problem.ts'
import { until } from '#tests/until.ts'
import { all, click, find, leave, show } from '../renderer/form/screen.tsx'

beforeAll(() => Combobox.fetch())
afterEach(leave)

/** Something over a backend whose rows of one entity cannot be read until it is mended. */
const open = async (screen: React.ReactNode, entity: string, count: number, status = 500) => {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    version: 1,
    name: `Rangée ${n + 1}`,
    institution: [1],
  }))
  const backend = memoryGateway(catalogue, new Map([[entity, rows]]))
  const server = { status, asked: 0 }
  const gateway = {
    ...backend,
    list: async (...[name, ...asked]: Parameters<typeof backend.list>) => {
      if (name === entity) server.asked++
      if (name === entity && server.status !== 200) throw problem(server.status)
      return backend.list(name, ...asked)
    },
  }
  const notices: number[] = []
  const client = createQueryClient(({ code }) => notices.push(code))
  await show(<QueryClientProvider client={client}>{screen}</QueryClientProvider>, {
    gateway,
    useChoices: choicesHook(catalogue, gateway),
  })
  await comesTo(() => server.asked > 0 && client.isFetching() === 0)
  return { server, notices, answered: () => comesTo(() => client.isFetching() === 0) }
}
const comesTo = (seen: () => unknown) =>
  until(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    if (!seen()) throw new Error(`not there yet: ${seen}`)
  })
const formOf = (table: AnyTable) => (
  <FormBody
    table={table}
    store={createFormStore({
      entity: table.entity,
      context: contextOf({ institutions: [1] }),
      columns: columnsOfForm(table),
    })}
  />
)
const RETRY = '.choices-failed [data-action=retry]'
const pressRetry = async () => {
  await act(async () => find(RETRY).focus())
  await click(RETRY)
}

describe('rows to choose that could not be read', () => {
  it.each([
    ['a list of the platform', service, 'pole', 3, 'select'],
    ['a field to search many', service, 'pole', 30, '[role=combobox]'],
    ['boxes to tick', specialHour, 'job', 3, 'input[type=checkbox]'],
  ] as const)(
    'can be asked for again in %s, and the focus goes on there',
    async (_, table, name, count, control) => {
      const { server, notices, answered } = await open(formOf(table), name, count, 403)
      const field = `[data-column=${name}]`
      expect(find(`${field} .choices-failed`).textContent).toContain('Vous n’êtes pas autorisé')
      server.status = 500
      await pressRetry()
      await answered()
      // Not lost to the page while it is asked, nor by another failure, of which it tells why.
      expect(document.activeElement).toBe(find(RETRY))
      expect(find(`${field} .choices-failed`).textContent).toContain(
        'Une erreur est survenue, veuillez réessayer.',
      )
      server.status = 200
      await pressRetry()
      await answered()
      await comesTo(() => document.activeElement?.matches(`${field} ${control}`))
      expect(all('.choices-failed')).toEqual([])
      // Told where it is, and there alone.
      expect(notices).toEqual([])
    },
  )

  it('can be asked for again where a list is narrowed by them, which does not say that nothing matches', async () => {
    const column = columnNamed(service.entity.columns, 'pole')
    const filter = <FilterChoices column={column} filter={undefined} onFilter={() => undefined} />
    const { server, notices, answered } = await open(filter, 'pole', 3)
    expect(find('.view-field').textContent).toContain('veuillez réessayer')
    server.status = 200
    await pressRetry()
    await answered()
    expect(all('.view-field input')).toHaveLength(4)
    expect(all('.choices-failed')).toEqual([])
    expect(notices).toEqual([])
  })
})
