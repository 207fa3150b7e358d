import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { resourcesOf } from '#server/resources/catalogue/resource.ts'
import { fillWithDemo } from '#tests/server/madeFolders.ts'
import { password } from '#tests/server/people.ts'
import { Command, scratchFolder, startServices } from '#tests/server/start/command.ts'
import { createCanaries } from './canaries.ts'
import { sealedIn } from './sealedValues.ts'
import { secretive } from './writeCanaries.ts'

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
