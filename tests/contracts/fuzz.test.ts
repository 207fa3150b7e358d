import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Columns } from '#dsl/column.ts'
import type { Resource } from '#server/resources/resource.ts'
import { forEachCatalogue } from '#tests/server/catalogues.ts'
import { type Called, person, type TestServer } from '#tests/server/harness.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { INSTITUTIONS, OWN } from '#tests/server/world.ts'

// T09: whatever the body, the answer is one of ours: no 5xx, no SQL, no stack, a code of the catalogue.
const RUNS = runsOf(1000)
const codes = new Set([400, 401, 403, 404, 406, 409, 412, 413, 415, 419, 422, 428, 449, 4062])
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/JSON',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/octet-stream',
  'application/vnd.api+json',
  'application/json; charset=utf-16',
  'application/',
  '/',
  'x',
  'image/png',
  'text/csv',
  'application/x-ndjson',
  '*/*',
  'application/json, text/plain',
]
const leaks = /select |insert |update "|syntax|SQLSTATE|relation "|violates| {4}at |\.ts:|node_modules/i

const checkAnswer = (answer: Called, sent: string): void => {
  expect(answer.status, `${sent} → ${answer.text}`).toBeLessThan(500)
  if (answer.status < 400) return
  expect(answer.text, sent).not.toMatch(leaks)
  expect(codes.has(answer.body.errorCode ?? 0), `${sent} → ${answer.text}`).toBe(true)
  for (const detail of answer.body.details ?? []) expect(codes.has(detail.code), answer.text).toBe(true)
}

const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    0,
    -1,
    1.5,
    2 ** 31,
    6.7e279,
    -6.7e279,
    1e21,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '24:00',
    '9999-99-99',
  ),
  fc.constantFrom(
    '0000-01-01T00:00:00Z',
    '2027-02-31T10:00:00Z',
    '9999-12-31T23:59:60Z',
    '2027-02-30',
    '0000-00-00',
  ),
  fc.integer({ min: -5, max: 5 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

/** Half like a row, half anything. */
const bodies = ({ entity, link }: Resource): fc.Arbitrary<unknown> => {
  const near = Object.fromEntries(
    Object.entries(entity.columns as Columns).map(([name, { kind }]) => [
      name,
      fc.oneof({ weight: 4, arbitrary: fc.nat(40).map((n) => kind.example(n)) }, hostile),
    ]),
  )
  const institutions = fc.oneof(fc.subarray([...INSTITUTIONS, 99]), hostile)
  const row = fc.record({ ...near, ...(link && { institution: institutions }) }, { requiredKeys: [] })
  const search = fc.record({
    search: fc.oneof(
      searches(entity.columns),
      hostile.map((v) => JSON.stringify(v)),
    ),
  })
  const batch = fc.record(
    {
      batch: fc.array(row, { maxLength: 3 }),
      IDInstitution: fc.oneof(fc.constantFrom(...INSTITUTIONS), hostile),
    },
    { requiredKeys: [] },
  )
  return fc.oneof(row, search, batch, fc.jsonValue({ maxDepth: 3 }))
}

const searches = (columns: Columns): fc.Arbitrary<string> => {
  const name = fc.constantFrom(
    ...Object.keys(columns),
    'id',
    'institution',
    'rangeId',
    '__proto__',
    'search',
    'x"',
  )
  return fc
    .record(
      {
        select: fc.oneof(fc.array(name, { maxLength: 3 }), hostile),
        query: fc.dictionary(name, fc.oneof(hostile, fc.constant('now,now+1 year'))),
        limit: fc.oneof(fc.nat(5), hostile),
        offset: fc.oneof(fc.nat(5), hostile),
        orderby: fc.array(fc.record({ columnName: name, orientation: fc.constantFrom('asc', 'desc', 'x') })),
        text: fc.oneof(fc.record({ value: fc.string({ unit: 'binary' }) }), hostile),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value))
}

const send = (
  server: TestServer,
  method: string,
  url: string,
  body: unknown,
  type: string,
): Promise<Called> =>
  server.inject(
    {
      method: method as 'POST',
      url: url.replace(':id', '1'),
      payload: JSON.stringify(body) ?? '',
      headers: { 'content-type': type, 'if-match': '"1"' },
    },
    person(),
  )

forEachCatalogue('bodies of all sorts', ({ build, called }) => {
  it(`never break a route of ${called}`, { timeout: 600_000 }, async () => {
    const { server, resources } = await build()
    const byPath = [...resources.all].sort((a, b) => b.path.length - a.path.length)
    for (const { method, url } of server.routes) {
      const resource = byPath.find((r) => url.startsWith(r.path))
      if (!resource) throw new Error(`${url} belongs to no entity`)
      const type = fc.oneof({ weight: 9, arbitrary: fc.constant(types[0] ?? '') }, fc.constantFrom(...types))
      const property = fc.asyncProperty(bodies(resource), type, async (body, contentType) => {
        checkAnswer(
          await send(server, method, url, body, contentType),
          `${method} ${url} ${JSON.stringify(body)}`,
        )
      })
      await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true })
    }
  })

  it(`are refused by ${called} when they are too long, too deep or no JSON`, async () => {
    const { server, resources } = await build()
    const [resource] = resources.all.filter(({ entity }) => entity.access.insert.may !== 'nobody')
    const url = resource?.path ?? ''
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const [name] = Object.keys(resource?.entity.columns ?? {})
    const deepValue = `{${JSON.stringify(name)}:${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const sent = async (payload: string) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep' }
      const answer = await server.inject({ method: 'POST', url, payload, headers }, person())
      checkAnswer(answer, payload.slice(0, 40))
      return answer.status
    }
    expect(await sent(deep)).toBe(400)
    expect(await sent(deepValue)).toBe(400)
    expect(await sent('{"a":')).toBe(400)
    expect(await sent('')).toBe(400)
    expect(await sent(`{"a":"${'x'.repeat(1024 * 1024)}"}`)).toBe(413)
    expect(await sent(`{"__proto__":{"x":1}}`)).toBe(400)
    expect(await sent(JSON.stringify({ batch: [] }))).toBe(400)
    const many = { batch: Array.from({ length: 101 }, () => ({})), IDInstitution: OWN }
    expect((await server.call(person(), 'POST', `${url}/upsert-batch`, many)).status).toBeGreaterThanOrEqual(
      400,
    )
  })
})
