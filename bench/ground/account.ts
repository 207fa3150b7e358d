import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Environment, root } from './children.ts'

/** The provider that the bench signs in as. */
export interface Account {
  readonly email: string
  readonly password: string
}

/** Makes the first administrator with the program's own command, as whoever installs it does. */
export const createAccount = (env: Environment, folder: string): Account => {
  const account = { email: 'provider@pupitre.example', password: randomBytes(16).toString('hex') }
  const file = join(folder, 'password')
  writeFileSync(file, account.password)
  const names = ['--first-name', 'Camille', '--last-name', 'Prévost', '--lang', 'fr']
  const args = ['generators/start.ts', 'admin:create', '--email', account.email, ...names]
  execFileSync(process.execPath, [...args, '--password-file', file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return account
}

/** Shorter than an access token lives, which is ten minutes. */
const LIFE_MS = 300_000

export type Headers = Readonly<Record<string, string>>

/** Gives the headers of somebody signed in, signing in anew now and then. */
export const authorizationOf = (url: string, account: Account): (() => Promise<Headers>) => {
  let known: { readonly headers: Headers; readonly until: number } | undefined
  return async () => {
    if (known && known.until > Date.now()) return known.headers
    const answer = await signIn(url, account)
    if (!answer.ok) throw new Error(`no token: ${answer.status} ${await answer.text()}`)
    const { data } = (await answer.json()) as { data: { token: string } }
    known = { headers: { authorization: `Bearer ${data.token}` }, until: Date.now() + LIFE_MS }
    return known.headers
  }
}

const TRIES = 20
const BETWEEN_MS = 500

/** A server that has just started, on a machine with much to do, may say at first that it is too busy. */
const signIn = async (url: string, account: Account): Promise<Response> => {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    if (answer.status !== 503 || attempt === TRIES) return answer
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
}
