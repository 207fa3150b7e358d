import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { resourcesOf } from '#server/resources/catalogue/resource.ts'
import { type Built, forEachCatalogue } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { fillWithDemo } from '#tests/server/madeFolders.ts'
import { password } from '#tests/server/people.ts'
import { Command, scratchFolder, startServices } from '#tests/server/start/command.ts'
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

const scratch = scratchFolder()
const running: Command[] = []
afterAll(async () => {
  for (const command of running) await command.stop('SIGKILL')
  scratch.clear()
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

// The whole program, as in production: its log, its document and the files it leaves behind when it is killed.
it('secrets written to the running program are in no log, no document and no file', {
  timeout: 240_000,
}, async () => {
  const DATA_DIR = join(scratch.path, 'data')
  const start = (env: Record<string, string>) => {
    const command = startServices({ DATA_DIR, ...env })
    running.push(command)
    return command
  }
  await fillWithDemo(DATA_DIR)
  const production = { DATA_DIR, NODE_ENV: 'production' }
  const who = '--email canary@example.org --first-name Ada --last-name Lovelace'.split(' ')
  for (const args of [['demo:remove'], ['admin:create', ...who]])
    expect(await new Command(args, production, `${password}\n`).ended).toMatchObject({ code: 0 })
  const program = start(production)
  const address = await program.serving()
  const canaries = createCanaries()
  const texts: string[] = []
  const call = async (method: string, path: string, body?: unknown, headers = {}) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await answer.text()
    texts.push(text, JSON.stringify([...answer.headers]))
    return { status: answer.status, text }
  }
  const login = await call('POST', '/auth/login', {
    email: 'canary@example.org',
    password,
  })
  expect(login.status, login.text).toBe(200)
  const authorization = `Bearer ${JSON.parse(login.text).data.token}`
  for (const resource of secretive(resourcesOf(catalogue).all)) {
    const { path, secrets } = resource
    const listed = await call('POST', path, { search: '{"limit":1}' }, { authorization })
    const [found] = JSON.parse(listed.text).data
    expect(found, `${resource.entity.name} has no row in the demo`).toBeDefined()
    const one = `${path}/${found.id}`
    const headers = { authorization, 'if-match': `"${found.version}"`, 'idempotency-key': path }
    const sent = canaries.of(resource)
    expect((await call('PUT', one, sent, headers)).status).toBe(200)
    expect((await call('PUT', one, sent, headers)).status).toBe(200)
    await call('PUT', one, canaries.of(resource), { ...headers, 'idempotency-key': 'stale' })
    await call('PUT', one, canaries.of(resource), headers)
    await call('POST', path, { ...canaries.of(resource), nothing: 1 }, { authorization })
    await call('POST', path, canaries.of(resource))
    for (const { name } of secrets) {
      const search = JSON.stringify({ query: { [name]: canaries.one() } })
      expect((await call('POST', path, { search }, { authorization })).status).toBe(400)
    }
    await call('POST', path, { search: '{}' }, { authorization })
  }
  await call('GET', '/openapi.json', undefined, { authorization })
  const { out, err } = await program.stop('SIGKILL')
  expect(out).toContain('"req"')
  const files = filesIn(DATA_DIR)
  expect(files.some((file) => file.includes('pg_wal'))).toBe(true)
  console.info(`${canaries.count()} canaries, ${texts.length} answers, ${files.length} files`)
  for (const text of [...texts, out, err]) expect([canaries.foundIn(text), sealedIn(text)]).toEqual([[], []])
  for (const file of files) expect([file, canaries.foundIn(readFileSync(file))]).toEqual([file, []])
})
