import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { forEachEngine } from '../../db/engines.ts'
import { password, people } from '../../people.ts'
import { Browser, signedIn } from '../browser.ts'
import { MINUTE, twoProcesses } from './twoProcesses.ts'

const { argon2 } = vi.hoisted(() => ({ argon2: vi.fn() }))
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  argon2.mockImplementation(crypto.argon2)
  return { ...crypto, argon2 }
})

forEachEngine('wrong passwords', (suite) => {
  const { server, processes, tryOut, wrongOnes, lock } = twoProcesses(suite)

  describe('in a browser that has signed in to the account before', () => {
    const knownBrowser = async () => {
      const known = await signedIn(processes()[0]!, people.director)
      await known.logout()
      return known
    }
    const wrong = (browser: Browser) => browser.login(people.director, 'wrong password')

    it('make it wait longer and longer, lock nothing, and are made up for by the right one', async () => {
      const known = await knownBrowser()
      for (let i = 0; i < 10; i++) expect((await wrong(known)).statusCode).toBe(401)
      for (const seconds of [5, 10, 20, 40, 80, 160, 320, 640, 900, 900]) {
        const answer = await known.login(people.director)
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, String(seconds)])
        expect(answer.json().details[0].reason).toBe(seconds < 60 ? 'waitSeconds' : 'waitUntil')
        vi.advanceTimersByTime(seconds * 1000)
        expect((await wrong(known)).statusCode).toBe(401)
      }
      expect((await tryOut(people.director, password)).statusCode).toBe(200)
      vi.advanceTimersByTime(900_000)
      expect((await known.login(people.director)).statusCode).toBe(200)
      expect((await wrong(known)).statusCode).toBe(401)
      expect((await known.login(people.director)).statusCode).toBe(200)
    })

    it('are told with the seconds to wait', async () => {
      const known = await knownBrowser()
      for (let i = 0; i < 10; i++) await wrong(known)
      const answer = await known.login(people.director, password, { 'accept-language': 'fr' })
      expect(answer.json().errors).toEqual(['Trop de tentatives. Réessayez dans 5\u00a0s.'])
    })

    it('are its own: strangers keep it out by nothing, neither lock nor address', async () => {
      const known = await knownBrowser()
      await lock()
      await sql`insert into "attempt" values ('address-wait:127.0.0.1', 1, ${Date.now() + MINUTE})`.execute(
        server().database.kysely,
      )
      expect((await new Browser(processes()[1]!).login(people.director)).statusCode).toBe(429)
      expect((await known.login(people.director)).statusCode).toBe(200)
    })

    it('are not checked more than once after a wait, however many come at once', async () => {
      const known = await knownBrowser()
      argon2.mockClear()
      const all = () => Promise.all(Array.from({ length: 50 }, () => wrong(known)))
      await all()
      expect(argon2).toHaveBeenCalledTimes(10)
      vi.advanceTimersByTime(5_000)
      await all()
      expect(argon2).toHaveBeenCalledTimes(11)
    })

    it('are counted as a stranger’s for any other account', async () => {
      const known = await knownBrowser()
      await wrongOnes(30, () => people.viewer)
      expect((await known.login(people.viewer)).statusCode).toBe(429)
    })
  })
})
