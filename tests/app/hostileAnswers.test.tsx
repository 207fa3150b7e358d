// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { all, leave, rowOf, settle, showTable } from '../renderer/list/stage.tsx'
import { runsOf, seed } from '../server/seed.ts'
import { answering } from './answering.ts'

afterEach(leave)

const listed: readonly AnyTable[] = [...catalogue.tables.values()].filter(
  ({ source, entity }) => !source && !entity.source,
)

/** What stands in the place of a value that another server sends: nothing, no such choice, a wrong kind, markup. */
const strange = fc.constantFrom<unknown>(
  null,
  '',
  'NO_SUCH_VALUE',
  -1,
  0.5,
  1e300,
  true,
  [],
  [null, 'x', 1.5],
  { a: 1 },
  '<img src=x onerror=alert(1)>',
  '\u202e\ud800',
  '2026-99-99',
  'x'.repeat(300),
)

/** Rows with columns that are missing or strange, of which several may have the same id. */
const rowsFor = ({ entity }: AnyTable) =>
  fc.array(
    fc.record(
      {
        id: fc.integer({ min: 1, max: 3 }),
        version: fc.constantFrom<unknown>(1, 0, null),
        ...Object.fromEntries(Object.keys(entity.columns).map((name) => [name, strange])),
      },
      { requiredKeys: ['id'] },
    ),
    { maxLength: 6 },
  )

const answersFor = (table: AnyTable) =>
  fc.oneof(
    fc.constantFrom<[number, unknown]>(
      [502, '<!doctype html><title>Bad gateway</title>'],
      [200, ''],
      [200, '<!doctype html><title>Sign in</title>'],
      [200, 'null'],
      [200, {}],
      [200, { data: null, count: null }],
      [204, undefined],
      [500, { errorCode: 'x', errors: 7, details: {} }],
      [403, null],
    ),
    fc.tuple(
      fc.constant(200),
      fc.record({
        data: fc.oneof(
          { weight: 4, arbitrary: rowsFor(table) },
          { weight: 1, arbitrary: fc.array(strange, { maxLength: 3 }) },
        ),
        count: fc.constantFrom<unknown>(0, 6, 99_999, -3, 1.5, 1e300, '7', null),
        related: fc.constantFrom<unknown>(undefined, null, [], { job: { labels: [null] } }),
        institutions: fc.constantFrom<unknown>(undefined, null, [1, 'x'], {}),
      }),
    ),
  )

/** The list, or a sentence in its place; what could not be drawn would have taken both away. */
const shown = (table: AnyTable) =>
  all(`[data-table="${table.name}"] :is(tbody:not(.list-skeleton) tr, .list-message)`)

// T40, of lists: `RUNS=50` for the five hundred answers that it asks for.
it.each(listed.map((table) => [table.name, table] as const))(
  'the list of %s stands there whatever another server answers',
  (_, table) =>
    fc.assert(
      fc.asyncProperty(answersFor(table), async ([status, body]) => {
        const failed: unknown[] = []
        const heard = (event: Event) => failed.push('error' in event ? event.error : event)
        window.addEventListener('error', heard)
        try {
          await showTable({ gateway: answering(status, body) }, {}, table)
          await settle(() => shown(table).length > 0)
        } finally {
          window.removeEventListener('error', heard)
          await leave()
        }
        expect(failed).toEqual([])
      }),
      { numRuns: runsOf(10), seed, endOnFailure: true },
    ),
)

it('of an answer that holds more rows than were asked for a page is shown', async () => {
  const data = Array.from({ length: 99_999 }, (_, n) => rowOf(n + 1))
  await showTable({ gateway: answering(200, { data, count: data.length }) })
  await settle(() => shown(schedule).length > 0)
  expect(all('tr[data-row-id]').length).toBe(30)
})

it('of rows with the same id the first is shown, in the order of the answer', async () => {
  const data = [rowOf(7, { code: 'ONE' }), rowOf(8, { code: 'TWO' }), rowOf(7, { code: 'THREE' })]
  await showTable({ gateway: answering(200, { data, count: 3 }) })
  await settle(() => all('tr[data-row-id]').length > 0)
  expect(all('tr[data-row-id] [data-column=code]').map((one) => one.textContent)).toEqual(['ONE', 'TWO'])
})

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['no list', { data: null, count: 3 }],
  ['a list of what is no row', { data: [null, { id: 'x' }], count: 2 }],
])(
  'an answer that holds %s is told as one that could not be read, not shown as an empty list',
  async (_, body) => {
    await showTable({ gateway: answering(200, body) })
    await settle(() => all('.list-message').length > 0)
    expect(all('.list-message [data-action=retry]').length).toBe(1)
  },
)

it('an answer without a first row, though it counts some, is an empty list', async () => {
  await showTable({ gateway: answering(200, { data: [], count: 7 }) })
  await settle(() => all('.list-message').length > 0)
  expect(all('.list-message [data-action=retry]')).toEqual([])
})
