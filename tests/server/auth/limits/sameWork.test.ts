import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { setPasswordHash } from '#server/services/auth/accounts.ts'
import { hashPassword } from '#server/services/auth/password.ts'
import { forEachEngine } from '../../db/engines.ts'
import { password, people } from '../../people.ts'
import { Browser } from '../browser.ts'
import { twoProcesses } from './twoProcesses.ts'

/** The id of people.director. */
const director = 2

const { argon2 } = vi.hoisted(() => ({ argon2: vi.fn() }))
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  argon2.mockImplementation(crypto.argon2)
  return { ...crypto, argon2 }
})

forEachEngine('wrong passwords', (suite) => {
  const { server } = twoProcesses(suite)

  // Fails where no password is hashed for want of an account.
  it('cost the same work for an account that is not there, and for one without a password', async () => {
    await sql`insert into "admin" ("firstName", "lastName", "email", "level", "typeAdmin", "lang", "uniqueKey1")
      values ('No', 'Password', 'none@example.org', 2, 1, 'fr', 'none@example.org')`.execute(
      server().database.kysely,
    )
    const chosen = await hashPassword(password)
    await server().database.transaction((tx) => setPasswordHash(tx, director, chosen))
    const work = async (email: string) => {
      argon2.mockClear()
      const statements: string[] = []
      server().database.onStatement = (text) => void statements.push(text)
      await new Browser(server().app).login(email, 'wrong password')
      server().database.onStatement = undefined
      return [argon2.mock.calls.map(([, { message: _, nonce: __, ...cost }]) => cost), statements]
    }
    const known = await work(people.director)
    expect(known[0]).toHaveLength(1)
    expect(await work('nobody@example.org')).toEqual(known)
    expect(await work('none@example.org')).toEqual(known)
  })

  it('are not checked while they cannot be counted, and nobody gets in', async () => {
    argon2.mockClear()
    server().database.onStatement = (text) => {
      if (text.includes('"attempt"')) throw Object.assign(new Error('gone'), { code: '57P01' })
    }
    const answer = await new Browser(server().app).login(people.director)
    server().database.onStatement = undefined
    expect(answer.statusCode).toBeGreaterThanOrEqual(500)
    expect(answer.cookies).toEqual([])
    expect(argon2).not.toHaveBeenCalled()
  })

  it('and new ones are hashed for nobody who knows no link by which to choose one', async () => {
    argon2.mockClear()
    const answer = await server().app.inject({
      method: 'POST',
      url: '/auth/password/reset',
      payload: { token: 'made up', newPassword: 'long enough for anybody' },
    })
    expect(answer.json().details).toMatchObject([{ column: 'token', reason: 'linkOver' }])
    expect(argon2).not.toHaveBeenCalled()
  })
})
