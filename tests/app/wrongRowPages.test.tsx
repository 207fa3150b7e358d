// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { DetailPage } from '#renderer/detail/DetailPage.tsx'
import { catalogue } from '#schemas'
import { all, answered, click, leave, show } from '../renderer/form/screen.tsx'
import { until } from '../until.ts'
import { answering } from './answering.ts'
import { rowsOf } from './wrongValues.ts'

afterEach(leave)

const tables = [...catalogue.tables.values()].filter(({ detail }) => detail)
const pages = tables.flatMap((table) =>
  rowsOf(table.entity).map((row) => [table.name, JSON.stringify(row.isActivated), table, row] as const),
)

// T40, of rows that have a page of their own: the person can at least see what is there, and go back.
it.each(pages)(
  'the page of a row of %s is shown whatever another server put into it: %s',
  async (_, __, table, row) => {
    const onBack = vi.fn()
    await show(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <DetailPage table={table} id={1} onBack={onBack} />
      </QueryClientProvider>,
      { gateway: answering(200, { data: [{ ...row, id: 1 }], count: 1 }) },
    )
    await answered()
    await until(() => expect(all('.detail form, .detail .failures')).not.toEqual([]))
    await click('.detail-back')
    expect(onBack).toHaveBeenCalled()
  },
)
