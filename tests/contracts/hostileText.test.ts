import { expect, it } from 'vitest'
import type { Columns } from '#dsl/columns/column.ts'
import { isComputedIn } from '#dsl/entities/facts.ts'
import { forEachCatalogue } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { OWN } from '#tests/server/world.ts'

// T10: a text is refused, or read back to the letter.
const named = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\u202edcba',
  'a\r\nb',
  '\ta\n',
  'constructor',
  '__proto__',
  'null',
  'undefined',
  'NaN',
  'true',
  '{}',
  '[]',
  "'; drop table x; --",
  '" or 1=1 --',
  '\\',
  '%',
  '_',
  '$1',
  '$$',
  `\${x}`,
  '{{x}}',
  '<script>alert(1)</script>',
  '=1+1',
  '+1',
  '-1',
  '@x',
  '\u00a0',
  ' ',
  '   ',
  ' a ',
  '\u200b',
  '\ufeff',
  '\ufffd',
  'e\u0301',
  '\u00e9',
  'ﬀ',
  'İ',
  'ß',
  '😀',
  '👩‍👩‍👧‍👦',
  '\u0001',
  '\u001f',
  '\u007f',
  '\u2028',
  '\u3000',
  'N°3',
  'Œ',
  '‘’',
  'x'.repeat(50),
  'x'.repeat(51),
  'x'.repeat(255),
  'x'.repeat(256),
  '😀'.repeat(255),
  '😀'.repeat(256),
  'x'.repeat(500_000),
]
const controls = Array.from({ length: 32 }, (_, n) => `a${String.fromCharCode(n)}b`)
const planes = Array.from(
  { length: 112 },
  (_, n) => `z${String.fromCodePoint(0x80 + n * 9_913 + (n > 5 ? 2_048 : 0))}`,
)
/** Of those that are alike, each run takes another eighth; all of them with RUNS. */
const eighth = runsOf(1) > 1 ? undefined : seed % 8
const alike = [...controls, ...planes].filter((_, n) => eighth === undefined || n % 8 === eighth)
const hostileTexts = [...named, ...alike]

forEachCatalogue('hostile texts', ({ build, called }) => {
  it(`are refused by ${called}, or come back to the letter`, { timeout: 300_000 }, async () => {
    const { server, resources, row } = await build()
    for (const { path, entity } of resources.all) {
      if (entity.access.update.may === 'nobody') continue
      const columns = Object.entries(entity.columns as Columns).filter(
        ([name, { kind, options }]) =>
          kind.sql === 'text' && !isComputedIn(entity, name) && !options.serverOnly && !options.secret,
      )
      if (columns.length === 0) continue
      const id = row(entity.name, OWN)
      const read = async () => (await server.list(person(), path, { query: { id } })).body.data[0]
      let now = await read()
      // The columns of a row are tried together, each with another text: every column meets every text.
      for (const n of hostileTexts.keys()) {
        const given = columns.map(([name], i) => [name, hostileTexts[(n + i) % hostileTexts.length] ?? ''])
        let left = Object.fromEntries(given) as Record<string, string>
        while (Object.keys(left).length > 0) {
          const put = await server.call(person(), 'PUT', `${path}/${id}`, left, {
            'if-match': `"${now.version}"`,
          })
          const label = `${entity.name} ${JSON.stringify(left).slice(0, 300)} ${put.text.slice(0, 300)}`
          expect([200, 400, 409], label).toContain(put.status)
          if (put.status === 200) {
            now = await read()
            for (const [name, text] of Object.entries(left))
              expect(now[name], `${entity.name}.${name}`).toBe(text === '' ? null : text)
            break
          }
          const refused = new Set((put.body.details ?? []).map(({ column }) => column))
          const rest = Object.entries(left).filter(([name]) => !refused.has(name))
          expect(rest.length, label).toBeLessThan(Object.keys(left).length)
          left = Object.fromEntries(rest)
        }
      }
      // What is refused would have raised the version that the next call names.
      expect(await read(), entity.name).toEqual(now)
    }
  })

  it(`name nothing in ${called}`, async () => {
    const { server, resources } = await build()
    const [first] = resources.all
    for (const text of hostileTexts.filter((t) => t.length < 300 && t.isWellFormed())) {
      const encoded = encodeURIComponent(text)
      const root = first?.path.replace(/[^/]+$/, '')
      expect((await server.call(person(), 'POST', `${root}${encoded}`, { search: '{}' })).status).toBe(404)
      const put = await server.call(person(), 'PUT', `${first?.path}/${encoded}`, {}, { 'if-match': '"1"' })
      expect([403, 404, 414]).toContain(put.status)
      for (const search of [
        { select: [text] },
        { query: { [text]: 1 } },
        { orderby: [{ columnName: text, orientation: 'asc' }] },
      ])
        expect((await server.list(person(), first?.path ?? '', search)).status, JSON.stringify(search)).toBe(
          400,
        )
    }
  })
})
