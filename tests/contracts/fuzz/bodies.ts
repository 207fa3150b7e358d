import fc from 'fast-check'
import type { Columns } from '#dsl/columns/column.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { INSTITUTIONS } from '#tests/server/world.ts'

/** Values that a column, a filter or a limit does not expect. */
export const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, 6.7e279, -6.7e279, 5e-324, 1e21),
  fc.constantFrom('', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff@example.org', '%', '\\', "'", '24:00'),
  fc.constantFrom(
    '0000-01-01T00:00:00Z',
    '0000-12-31',
    '2027-02-31T10:00:00Z',
    '2027-02-30',
    '9999-12-31T23:59:60Z',
    '9999-12-31T24:00:00Z',
    '+010000-01-01T00:00:00Z',
    '9999-99-99',
    'infinity',
    'now',
  ),
  fc.integer({ min: -5, max: 5 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

const ranges = fc.oneof(
  fc.constantFrom('now,now+1 year', 'now-9999 years,', ',now+9999 years', '0000-01-01,', ',10000-01-01', ','),
  fc.constantFrom('1,2', '-999999999999999.999999,', ',999999999999999', '1e9,', '0000-01-01T00:00:00Z,'),
)

/** What the route of an entity is sent: mostly what it takes, with a part or two spoilt every other time; else anything. */
export const bodiesOf = ({ entity, link, carried }: Resource, url: string): fc.Arbitrary<unknown> => {
  const columns = entity.columns as Columns
  const near = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, exampleOf(column)]))
  const places = fc.subarray([...INSTITUTIONS], { minLength: 1 })
  const place = fc.constantFrom(...INSTITUTIONS)
  const whole = fc.record({ ...near, ...(link && { institution: places }) })
  const part = fc.record(near, { requiredKeys: [] })
  const row = spoilt(fc.oneof(whole, part), ['institution', 'id', '__proto__', ...Object.keys(columns)])
  const search = fc.record({
    search: fc.oneof({ weight: 8, arbitrary: searchesOf(columns).map(toText) }, hostile.map(toText), hostile),
  })
  const lines = fc.array(row, { minLength: 1, maxLength: 3 })
  const batch = fc.record({ batch: lines, IDInstitution: place })
  const creation = fc.record({ batch: lines, institutions: places })
  const batches = spoilt(fc.oneof(batch, creation), ['batch', 'IDInstitution', 'institutions'])
  const links = carried.map((one) =>
    spoilt(fc.record({ [`${one.row}s`]: places, institution: place }), [`${one.row}s`, 'institution']),
  )
  const taken = /upsert-batch$/.test(url)
    ? [batches]
    : /(update|remove)-batch$/.test(url)
      ? [spoilt(fc.record({ batch: lines }), ['batch'])]
      : /batch$/.test(url)
        ? links
        : /:id$/.test(url)
          ? [spoilt(part, Object.keys(columns))]
          : [row, search]
  return fc.oneof(
    ...taken.map((arbitrary) => ({ arbitrary, weight: 12 })),
    fc.oneof(row, search, batches, fc.jsonValue({ maxDepth: 3 })),
  )
}

/** Relations point at rows that are there, for the most part. */
const exampleOf = ({ kind, facts }: Columns[string]): fc.Arbitrary<unknown> =>
  fc.nat(facts.entity ? 3 : 40).map((n) => kind.example(n))
const toText = (value: unknown): string => JSON.stringify(value) ?? ''

/** Every other value as it is, the rest with one or two of the names holding something else. */
const spoilt = (
  values: fc.Arbitrary<Record<string, unknown>>,
  names: readonly string[],
): fc.Arbitrary<Record<string, unknown>> => {
  const wrong = fc.dictionary(fc.constantFrom(...names), hostile, { minKeys: 1, maxKeys: 2 })
  return fc
    .tuple(values, fc.oneof(fc.constant({}), wrong))
    .map(([value, instead]) => ({ ...value, ...instead }))
}

/** Requests for lists. */
const searchesOf = (columns: Columns): fc.Arbitrary<unknown> => {
  const names = ['id', ...Object.keys(columns)]
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    fc.constantFrom('institution', '__proto__', 'search', 'x"'),
  )
  const filter = fc.constantFrom(...Object.keys(columns)).chain((column) => {
    const value = fc.oneof(exampleOf(columns[column] as Columns[string]), hostile, fc.constant(null))
    return fc.oneof(
      fc.record({ [column]: fc.oneof(value, fc.array(value, { maxLength: 2 })) }),
      fc.record({ [`range${column.charAt(0).toUpperCase()}${column.slice(1)}`]: fc.oneof(ranges, hostile) }),
    )
  })
  const text = fc.record(
    {
      value: fc.string({ unit: 'binary', maxLength: 20 }),
      columns: fc.array(fc.constantFrom(...names), { maxLength: 2 }),
    },
    { requiredKeys: ['value'] },
  )
  const request = fc.record(
    {
      select: fc.array(name, { maxLength: 3 }),
      query: fc.oneof({ weight: 3, arbitrary: filter }, fc.dictionary(name, hostile, { maxKeys: 2 })),
      limit: fc.nat(5),
      offset: fc.nat(5),
      orderby: fc.array(fc.record({ columnName: name, orientation: fc.constantFrom('asc', 'desc') }), {
        maxLength: 3,
      }),
      text,
    },
    { requiredKeys: [] },
  )
  return spoilt(request, ['select', 'query', 'limit', 'offset', 'orderby', 'text', 'where'])
}
