import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillWithDemo } from '../madeFolders.ts'
import { password } from '../people.ts'
import { Command, scratchFolder, startServices } from './command.ts'

const scratch = scratchFolder()
const running: Command[] = []
afterAll(async () => {
  for (const command of running) await command.stop('SIGKILL')
  scratch.clear()
})
const start = (env: Record<string, string>) => {
  const command = startServices(env)
  running.push(command)
  return command
}
const login = (address: string, email: string, secret: string) =>
  fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  })
const inUse = (folder: string) => new RegExp(`^DATA_DIR: ${folder} is in use by another process.*\n$`)

describe('one data folder', () => {
  const DATA_DIR = join(scratch.path, 'demo')
  beforeAll(() => fillWithDemo(DATA_DIR))

  it('belongs to one process, also when several start at once, and after the first was killed', async () => {
    const first = start({ DATA_DIR })
    const address = await first.listening()
    expect(first.out).toContain('provider@pupitre.test  pupitre-demo')
    expect((await login(address, 'provider@pupitre.test', 'pupitre-demo')).status).toBe(200)

    for (const second of [start({ DATA_DIR }), start({ DATA_DIR })])
      expect(await second.ended).toEqual({ code: 1, out: '', err: expect.stringMatching(inUse(DATA_DIR)) })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    await first.stop('SIGKILL')

    const racers = [1, 2, 3].map(() => start({ DATA_DIR }))
    const results = await Promise.all(
      racers.map((racer) =>
        racer.listening().then(
          () => 'listening',
          () => 'refused',
        ),
      ),
    )
    expect(results.toSorted()).toEqual(['listening', 'refused', 'refused'])
    for (const racer of racers)
      if (racer.err)
        expect(await racer.ended).toMatchObject({ code: 1, err: expect.stringMatching(inUse(DATA_DIR)) })
    await Promise.all(racers.map((racer) => racer.stop('SIGKILL')))
  })
})

describe('an address that cannot be listened on', () => {
  // A folder of their own: one that takes long to end does not keep the next ones from theirs.
  const env = { DATA_DIR: join(scratch.path, 'unheard'), NODE_ENV: 'production' }

  it('is told in one line where another process has the port', async () => {
    const first = start({ DATA_DIR: join(scratch.path, 'demo') })
    const { port } = new URL(await first.listening())
    const second = start({ ...env, PORT: port })
    expect(await second.ended).toMatchObject({
      code: 1,
      err: `PORT: 127.0.0.1:${port} is in use by another process.\n`,
    })
    await first.stop('SIGTERM')
  })

  it('is told in one line where the machine has no such address', async () => {
    const elsewhere = start({ ...env, HOST: '203.0.113.7' })
    expect(await elsewhere.ended).toMatchObject({ code: 1, err: 'HOST: no address of this machine.\n' })
  })
})

describe('production', () => {
  const env = { DATA_DIR: join(scratch.path, 'production'), NODE_ENV: 'production' }
  const admin = [
    'admin:create',
    '--email',
    'first@example.org',
    '--first-name',
    'Ada',
    '--last-name',
    'Lovelace',
  ]

  it('has no demo accounts: the first administrator is made by a command', async () => {
    const created = await new Command(admin, env, `${password}\n`).ended
    expect(created).toEqual({ code: 0, err: '', out: 'Administrator first@example.org created (level 1).\n' })
    const server = start(env)
    const address = await server.listening()
    expect(server.out).not.toContain('@')
    expect((await login(address, 'provider@pupitre.test', 'pupitre-demo')).status).toBe(401)
    const answer = await login(address, 'first@example.org', password)
    expect(((await answer.json()) as { data: { user: object } }).data.user).toMatchObject({
      level: 1,
      firstName: 'Ada',
    })
    expect(server.out).not.toContain(password)
    expect((await server.stop('SIGTERM')).code).toBe(0)
  })

  it.each([
    [
      'an address that is taken',
      admin,
      'There is already an administrator with the e-mail address first@example.org.',
    ],
    ['no address at all', ['admin:create'], expect.stringMatching(/^Usage: /)],
    ['a wrong address', admin.with(2, 'first'), 'email: not a correct value (4062).'],
    [
      'an unknown language',
      [...admin.with(2, 'b@example.org'), '--lang', 'xx'],
      expect.stringMatching(/^lang: /),
    ],
    ['an unknown option', [...admin, '--level', '1'], expect.stringMatching(/^Usage: /)],
  ])('makes none with %s', async (_, args, line) => {
    const { code, err } = await new Command(args, env, `${password}\n`).ended
    expect(err.split('\n')).toEqual([line, ''])
    expect(code).toBe(1)
  })

  it('takes the password from a file, and none that is short', async () => {
    const file = join(scratch.path, 'password')
    writeFileSync(file, 'short\n')
    const args = [...admin.with(2, 'second@example.org'), '--password-file', file]
    expect((await new Command(args, env).ended).err).toBe('The password must have 12 to 128 characters.\n')
    writeFileSync(file, `${password}\n`)
    expect((await new Command(args, env).ended).code).toBe(0)
  })
})
