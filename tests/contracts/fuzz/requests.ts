import fc from 'fast-check'
import { doc, docx, formOf, type Part } from '#tests/server/templates/files.ts'
import { hostile } from './bodies.ts'

export const contentTypes = [
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

/** What HTTP lets stand in a header: tabs, printable ASCII and bytes above it (RFC 9110, 5.5). */
const legal = fc
  .array(fc.oneof(fc.constant(9), fc.integer({ min: 32, max: 126 }), fc.integer({ min: 128, max: 255 })), {
    maxLength: 250,
  })
  .map((codes) => String.fromCharCode(...codes))
const header = (...usual: string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...usual) }, legal)

const uuid = '00000000-0000-4000-8000-000000000000'
const headers = {
  'if-match': header('"1"', '"2"', '1', '*', 'W/"1"', '"1", "2"', '""', '"0"', '"-1"', '"999999999999"'),
  'idempotency-key': header('a', 'b', '', 'x'.repeat(200), 'x'.repeat(201), '\u00e9'),
  'accept-language': header('fr', 'de-CH,de;q=0.9', 'en', '*', 'zz', ',,,', '__proto__'),
  'x-forwarded-for': header('10.0.0.1', '::1', 'unknown', '1.2.3.4, 5.6.7.8', '999.1.1.1', ','),
  'x-forwarded-host': header('example.org', 'a:b:c', '[', ''),
  'x-forwarded-proto': header('https', 'http,https', 'x'),
  origin: header('null', 'http://localhost', 'https://evil.example', 'x'),
  'sec-fetch-site': header('same-origin', 'none', 'cross-site'),
  'user-agent': header('curl/8', ''),
  accept: header('text/html', 'application/json', '*/*', 'x'),
  'accept-encoding': header('gzip', 'br;q=x', '*', 'identity;q=0'),
  range: header('bytes=0-1', 'bytes=9-1', 'bytes=-', 'bytes=999999-', 'x'),
  'if-none-match': header('*', '"x"', 'W/"x"'),
  'if-modified-since': header('0', 'Sat, 21 Nov 2026 00:00:00 GMT'),
}
const headerNames = Object.keys(headers) as (keyof typeof headers)[]
/** None, or two at most: hardly a request would get past all of them. */
export const someHeaders: fc.Arbitrary<Record<string, string>> = fc
  .oneof(fc.constant([]), fc.subarray(headerNames, { maxLength: 2 }))
  .chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, headers[name]]))))

/** In place of those of somebody who is signed in. */
export const credentials = fc.record(
  {
    authorization: header('Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic eDp5', 'bearer ..', `Bearer ${uuid}`),
    cookie: header(
      'pupitre_refresh=',
      `pupitre_refresh=${uuid}.x.y`,
      'pupitre_refresh=%00',
      'pupitre_refresh=a; pupitre_refresh=b',
      'pupitre_device=x.y; pupitre_refresh=x',
      '__proto__=x',
    ),
  },
  { requiredKeys: [] },
)

const parameter = fc.oneof(
  fc.constantFrom('0', '-1', '01', '1e3', '1.0', '2147483647', '2147483648', '9'.repeat(99), 'x'.repeat(120)),
  fc.constantFrom(
    '%00',
    '1%00',
    '%ud800',
    '%ED%A0%80',
    '%E0%A4%A',
    '%',
    '%2F',
    '..%2f..%2fpackage.json',
    '%2e%2e',
  ),
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    ' 1',
    '１',
    "1'",
    'null',
    '1;drop',
    '.env',
    'index.html',
    '*',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
)
const names = fc.oneof(
  fc.constantFrom('institutions', 'adminId', 'userId', '__proto__', 'a[b]', '%00'),
  parameter,
)
const listed = fc.constantFrom('1', '1,2', '1,1', '0', '', ',', '2147483648', '1,x', '%00')
const queries = fc
  .array(fc.tuple(names, fc.oneof(listed, parameter)), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

/** Those of the test's pages, and of the documentation. */
const files = fc.constantFrom(
  'index.html',
  'main-abc123.js',
  'assets/main-abc123.js',
  'swagger-ui.css',
  'login',
)

/** Addresses of a route: mostly of what is there, else hostile, with or without a query. */
export const addressesOf = (url: string): fc.Arbitrary<string> => {
  const parts = url.split(/(:\w+|\*)/)
  const paths = fc
    .tuple(
      ...parts.map((part) => {
        if (part.startsWith(':'))
          return fc.oneof({ weight: 3, arbitrary: fc.constantFrom('1', '2', '4') }, parameter)
        return part === '*' ? fc.oneof(files, parameter) : fc.constant(part)
      }),
    )
    .map((texts) => texts.join(''))
  return fc
    .tuple(paths, fc.oneof({ weight: 3, arbitrary: fc.constant('') }, queries))
    .map(([path, query]) => (query === '' ? path : `${path}?${query}`))
}

/** Addresses of nothing. */
export const strayAddresses: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      '/',
      '//',
      '/api/v2/',
      '/export-api/v2/',
      '/auth/',
      '/docs/',
      '/assets/',
      '/gallery/',
      '/specification/',
      '/a/b/',
    ),
    fc.array(parameter, { maxLength: 3 }),
    fc.constantFrom('', '/', '?', '?%', '#', '/../..', '\\..\\', ';x=1', 'é'),
  )
  .map(([start, middle, end]) => `${start}${middle.join('/')}${end}`)

/** What is sent as a body: JSON for the most part, broken JSON, bytes, nothing. */
export const payloadsOf = (bodies: fc.Arbitrary<unknown>): fc.Arbitrary<string | Buffer | undefined> =>
  fc.oneof(
    { weight: 14, arbitrary: bodies.map((body) => JSON.stringify(body) ?? '') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(bodies, fc.nat(60))
        .map(([body, cut]) => (JSON.stringify(body) ?? '').slice(0, -1 - cut)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )

const fileNames = fc.oneof(fc.constantFrom('a.docx', 'a.doc', 'a.csv', 'a.txt'), fc.string({ maxLength: 30 }))
const contents = fc.oneof(
  fc.constantFrom(docx(['{serviceName}']), docx(['{broken']), doc(['Root Entry', 'WordDocument'])),
  fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  // A document in which some bytes are others.
  fc.tuple(fc.nat(700), fc.uint8Array({ maxLength: 8 })).map(([at, bytes]) => {
    const copy = docx(['{serviceName}'])
    copy.set(bytes, at)
    return copy
  }),
)
const part: fc.Arbitrary<Part> = fc.oneof(
  fc.tuple(fc.constant('institution'), fc.constantFrom('1', '2', '99', '', 'x')),
  fc.tuple(fc.constantFrom('file', 'file', 'x'), fc.record({ name: fileNames, bytes: contents })),
)
/** Forms with a file for the most part, and what is left of one that was cut. */
export const formsOf: fc.Arbitrary<Buffer | undefined> = fc
  .tuple(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ name: fileNames, bytes: contents }).map((file): Part[] => [['file', file]]),
      },
      fc.array(part, { maxLength: 7 }),
    ),
    fc.constantFrom([], [['institution', '1'] as const]),
    fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.nat(60)),
  )
  .map(([parts, more, cut]) => {
    const form = formOf([...more, ...parts])
    return form.subarray(0, form.length - cut)
  })

/** Bodies of the services that are no entity's, by the last part of their address. */
export const serviceBodies = (
  emails: readonly string[],
  password: string,
): Record<string, fc.Arbitrary<unknown>> => {
  const secret = fc.oneof(fc.constant(password), fc.string({ minLength: 12, maxLength: 130 }), hostile)
  const email = fc.oneof(fc.constantFrom(...emails), hostile)
  const value = fc.oneof(fc.nat(9), hostile)
  return {
    login: fc.record({ email, password: secret }, { requiredKeys: ['email'] }),
    'change-password': fc.record({ currentPassword: secret, newPassword: secret }, { requiredKeys: [] }),
    fetch: fc.record(
      {
        idInstitutions: fc.oneof(fc.subarray([1, 2, 3, 99]), hostile),
        whichCounter: value,
        limitType: value,
        status: value,
      },
      { requiredKeys: [] },
    ),
    flags: fc.record({ userAgent: fc.oneof(fc.string(), hostile) }, { requiredKeys: [] }),
  }
}
