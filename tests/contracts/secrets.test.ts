import { expect, it } from 'vitest'
import { type Built, forEachCatalogue } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { createCanaries } from './canaries.ts'
import { sealedIn } from './sealedValues.ts'
import { secretive, writeCanaries } from './writeCanaries.ts'

// T05: what is written into a secret column comes out nowhere.
/** Every row of every table of the database, the server's own too, by table. */
const everything = ({ server }: Built): Promise<{ table: string; row: Record<string, unknown> }[]> =>
  server.database.session(async (session) => {
    const tables = await session.query(
      `select table_name as "name" from information_schema.tables where table_schema = 'public'`,
    )
    const found: { table: string; row: Record<string, unknown> }[] = []
    for (const { name } of tables.rows) {
      const { rows } = await session.query(`select to_jsonb(t) as "row" from "${name}" t`)
      found.push(...rows.map(({ row }) => ({ table: String(name), row: row as Record<string, unknown> })))
    }
    return found
  })

/** `table.column` of all that holds a sealed secret. */
const sealedColumns = (stored: Awaited<ReturnType<typeof everything>>): string[] => [
  ...new Set(
    stored.flatMap(({ table, row }) =>
      Object.entries(row).flatMap(([name, value]) =>
        sealedIn(JSON.stringify(value)).length > 0 ? [`${table}.${name}`] : [],
      ),
    ),
  ),
]

forEachCatalogue('secrets written', ({ build, called }) => {
  it(`in ${called} are in no answer, no list, no table and no dump [house 6]`, {
    timeout: 300_000,
  }, async () => {
    const built = await build()
    const { server, resources } = built
    const canaries = createCanaries()
    const texts = await writeCanaries(built, canaries)
    const answers = texts.length
    for (const resource of secretive(resources.all)) {
      const { path, secrets, names, entity } = resource
      const open = [...names.keys()].filter((name) => !names.get(name)?.secret)
      const searches = [
        {},
        { limit: 99_999 },
        { select: open },
        ...open.map((columnName) => ({ orderby: [{ columnName, orientation: 'desc' }] })),
        ...(entity.search.length > 0 ? [{ text: { value: 'canary' } }] : []),
      ]
      for (const search of searches) {
        const listed = await server.list(person(), path, search)
        texts.push(listed.text)
        if (listed.status === 200 && !('select' in search))
          for (const one of listed.body.data)
            for (const { name } of secrets) {
              expect(one).not.toHaveProperty(name)
              expect(one).toHaveProperty(`${name}IsSet`)
            }
      }
      for (const { name } of secrets) {
        const hidden = [
          { select: [name] },
          { select: ['id', name] },
          { select: [`${name}IsSet`] },
          { query: { [name]: canaries.one() } },
          { query: { [name]: [canaries.one()] } },
          { query: { [name]: null } },
          { query: { [`range${name[0]?.toUpperCase()}${name.slice(1)}`]: `${canaries.one()},z` } },
          { query: { [`${name}IsSet`]: true } },
          { orderby: [{ columnName: name, orientation: 'asc' }] },
          { orderby: [{ columnName: `${name}IsSet`, orientation: 'asc' }] },
          { text: { value: 'x', columns: [name] } },
        ]
        for (const search of hidden) {
          const refused = await server.list(person(), path, search)
          expect([refused.status, JSON.stringify(search)]).toEqual([400, JSON.stringify(search)])
          texts.push(refused.text)
        }
      }
    }
    const stored = await everything(built)
    const dump = await server.database.dump()
    console.info(
      `${canaries.count()} canaries, ${answers} answers, ${stored.length} rows, ${dump?.length} bytes`,
    )
    expect(canaries.count()).toBeGreaterThan(20)
    // Fails where a sealed value leaves the server under another name, or is kept anywhere but in its own column.
    expect(texts.flatMap(sealedIn)).toEqual([])
    const declared = secretive(resources.all).flatMap((of) =>
      of.secrets.map((c) => `${of.entity.name}.${c.name}`),
    )
    expect(sealedColumns(stored).sort()).toEqual(declared.sort())
    const kept = stored.map(({ row }) => Object.values(row).map(String).join(' '))
    for (const text of [...texts, ...kept, JSON.stringify(stored)]) expect(canaries.foundIn(text)).toEqual([])
    // Where rows can be seen in the dump, secrets could be.
    if (dump) expect(Buffer.from(dump).includes('IsSet')).toBe(true)
    if (dump) expect(canaries.foundIn(dump)).toEqual([])
  })
})

it('a canary is found as it is and encoded', () => {
  const { one, foundIn } = createCanaries()
  for (const form of ['utf8', 'hex', 'base64', 'base64url'] as const)
    for (const before of ['', 'a', 'ab', 'abc'])
      expect(foundIn(Buffer.from(before + one()).toString(form))).not.toEqual([])
  expect(foundIn('nothing')).toEqual([])
})
