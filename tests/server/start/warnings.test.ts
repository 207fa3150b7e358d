import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { warningsOf } from '#server/start/operatorWarnings.ts'
import { until } from '../../until.ts'
import { password } from '../people.ts'
import { testSecret } from '../testServer.ts'
import { Command, scratchFolder, startServices } from './command.ts'

const scratch = scratchFolder()
const running: Command[] = []
afterAll(async () => {
  for (const command of running) await command.stop('SIGKILL')
  scratch.clear()
})
const production = {
  DATA_DIR: join(scratch.path, 'data'),
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:25',
}
beforeAll(async () => {
  const args = '--email a@example.org --first-name Ada --last-name Lovelace'.split(' ')
  await new Command(['admin:create', ...args], production, `${password}\n`).ended
})

const mailless =
  'SMTP_URL: no mail server is set: messages such as invitations wait in the outbox, where level 1 can read them.'
const insecure =
  'PUBLIC_URL: no https:// address is set: cookies are sent without Secure, and whoever is on the way can read them.'
const unknown =
  'TRUST_PROXY: PUBLIC_URL is the address of a proxy, but none is trusted: the addresses of clients will not be known, and wrong passwords of all of them count as of one. Name the address of the proxy.'
const forwarded =
  'TRUST_PROXY: a request came with X-Forwarded-For from 127.0.0.1, which is not trusted: whoever is behind it counts as one client. If it is your proxy: TRUST_PROXY=127.0.0.1'

/** What the program says besides, from its start to its end. */
const warnings = async (
  env: Record<string, string>,
  visit?: (address: string) => Promise<unknown>,
): Promise<string[]> => {
  const command = startServices({ ...production, ...env })
  running.push(command)
  await command.listening()
  const address = () => /Server listening at (?<own>http[^"]+)/.exec(command.out)?.groups?.own
  if (visit)
    await visit(
      await until(() => {
        const found = address()
        if (!found) throw new Error('no address yet')
        return found
      }),
    )
  const { err } = await command.stop('SIGTERM')
  return err.split('\n').slice(0, -1)
}
const https = { PUBLIC_URL: 'https://console.example.org' }
const proxied = { ...https, TRUST_PROXY: '127.0.0.1' }

it.each([
  ['production without a public address', {}, [insecure]],
  ['production without a mail server', { ...proxied, SMTP_URL: '' }, [mailless]],
  ['production in the open', { PUBLIC_URL: 'http://console.example.org', TRUST_PROXY: '::1' }, [insecure]],
  ['production behind a proxy that nothing names', https, [unknown]],
  ['a trial behind a proxy that nothing names', { ...https, NODE_ENV: 'test' }, [unknown]],
] as [string, Record<string, string>, string[]][])('%s is warned of', (_, env, lines) => {
  const config = readConfig({ ...production, SECRET_KEY: testSecret, ...env })
  expect(warningsOf(config)).toEqual(lines)
})

const throughProxy = async (address: string) => {
  for (const client of ['203.0.113.7', '203.0.113.8', '203.0.113.7'])
    await fetch(`${address}/config.json`, { headers: { 'x-forwarded-for': client } })
}

it('a proxy that nothing names is told of with its first request', async () => {
  expect(await warnings(https, throughProxy)).toEqual([unknown, forwarded])
})

it('a proxy that is named, or none, is nothing to warn of', async () => {
  expect(await warnings(proxied, throughProxy)).toEqual([])
  const direct = (address: string) => fetch(`${address}/config.json`)
  expect(await warnings({ PUBLIC_URL: '' }, direct)).toEqual([insecure])
})
