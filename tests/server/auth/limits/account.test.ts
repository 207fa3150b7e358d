import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { offerPassword } from '#server/services/auth/offers/passwordOffers.ts'
import { forEachEngine } from '../../db/engines.ts'
import { password, people } from '../../people.ts'
import { runsOf } from '../../seed.ts'
import { Browser } from '../browser.ts'
import { MINUTE, twoProcesses } from './twoProcesses.ts'

// T35: `RUNS=50` for the ten thousand that it asks for.
const runs = runsOf(200)

const { argon2 } = vi.hoisted(() => ({ argon2: vi.fn() }))
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  argon2.mockImplementation(crypto.argon2)
  return { ...crypto, argon2 }
})

forEachEngine('wrong passwords for an account', (suite) => {
  const { server, processes, from, tryOut, wrongOnes, lock } = twoProcesses(suite)

  describe('thirty', () => {
    // Fails where a lock lasts two seconds.
    it('lock it for a quarter of an hour, for the right one too, and nothing is checked meanwhile', async () => {
      expect(await lock()).toEqual(Array(30).fill(401))
      argon2.mockClear()
      for (const minutes of [0, 5, 9.9]) {
        vi.advanceTimersByTime(minutes * MINUTE)
        expect((await tryOut(people.director, password)).statusCode).toBe(429)
      }
      expect(argon2).not.toHaveBeenCalled()
      vi.advanceTimersByTime(0.1 * MINUTE)
      expect((await tryOut(people.director, password)).statusCode).toBe(200)
    })

    it('are told with the time at which the lock ends, in the language of whoever asks', async () => {
      vi.setSystemTime('2026-11-21T13:20:30Z')
      await lock()
      const answer = await tryOut(people.director, password, { ...from(), 'accept-language': 'de' })
      expect(answer.headers['retry-after']).toBe('900')
      expect(answer.json()).toEqual({
        errorCode: 429,
        errors: [expect.stringContaining('bis 13:36 UTC gesperrt')],
        details: [
          {
            column: 'password',
            code: 429,
            reason: 'accountLocked',
            params: { seconds: 900, until: '2026-11-21T13:35:30.000Z' },
          },
        ],
      })
      vi.advanceTimersByTime(5 * MINUTE)
      const later = await tryOut(people.director, password)
      expect(later.headers['retry-after']).toBe('600')
      expect(later.json().details[0].params.until).toBe('2026-11-21T13:35:30.000Z')
    })

    it('lock it again with one more, for twelve hours after the first', async () => {
      await lock()
      vi.advanceTimersByTime(15 * MINUTE)
      expect(await wrongOnes(2, () => people.director)).toEqual([401, 429])
      vi.advanceTimersByTime(12 * 60 * MINUTE)
      expect(await wrongOnes(3, () => people.director)).toEqual([401, 401, 401])
    })

    it('keep nobody out who chooses a password by a link, nor can they again in that browser', async () => {
      await lock()
      const links: string[] = []
      const post = async (_: unknown, { content }: { content: { link: string } }) =>
        void links.push(content.link)
      await server().database.transaction((tx) =>
        offerPassword(tx, { outbox: { post }, origin: '' } as never, 2),
      )
      const owner = new Browser(processes()[0]!)
      const chosen = await owner.send({
        method: 'POST',
        url: '/auth/password/reset',
        payload: { token: links[0]?.split('#')[1], newPassword: password },
      })
      expect(chosen.statusCode).toBe(200)
      expect((await owner.login(people.director)).statusCode).toBe(200)
      expect(await lock()).toEqual(Array(30).fill(401))
      expect((await tryOut(people.director, password)).statusCode).toBe(429)
      const again = new Browser(processes()[1]!)
      for (const [name, value] of owner.cookies) again.cookies.set(name, value)
      expect((await again.login(people.director)).statusCode).toBe(200)
    })

    it('lock an account that is not there in the same words', async () => {
      await lock()
      await wrongOnes(30, () => 'nobody@example.org')
      const [known, unknown] = [
        await tryOut(people.director, password),
        await tryOut('nobody@example.org', password),
      ]
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
      expect(unknown.headers['retry-after']).toBe(known.headers['retry-after'])
    })

    it('leave everybody else alone', async () => {
      await lock()
      expect((await tryOut(people.viewer, password)).statusCode).toBe(200)
    })

    it('are recorded as what has locked it', async () => {
      const locks = async () =>
        (
          await sql`select "admin", "entity", "row" from "audit" where "action" = 'lock'`.execute(
            server().database.kysely,
          )
        ).rows
      const before = await locks()
      await lock()
      await wrongOnes(5, () => people.director)
      expect(await locks()).toEqual([...before, { admin: null, entity: 'admin', row: 2 }])
    })

    it('are all that is checked, whatever changes from one to the next', async () => {
      argon2.mockClear()
      const spellings = [
        people.director,
        'Director@Example.ORG',
        ` ${people.director} `,
        'DIRECTOR@example.org',
      ]
      const forged = new Browser(processes()[0]!)
      const answers = await Promise.all(
        Array.from({ length: runs }, (_, i) => {
          const headers = { ...from(), 'user-agent': `agent ${i}`, forwarded: `for=192.0.2.${i % 256}` }
          const cookie = `pupitre_device=${i}.${'A'.repeat(43)}`
          const payload = { email: spellings[i % 4]!, password: `guess ${i}` }
          return forged.app.inject({
            method: 'POST',
            url: '/auth/login',
            payload,
            headers: { ...headers, cookie },
          })
        }),
      )
      expect(argon2).toHaveBeenCalledTimes(30)
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(30)
      const others = answers.filter(({ statusCode }) => statusCode !== 401)
      expect(others.every((one) => one.statusCode === 429 && one.headers['retry-after'] === '900')).toBe(true)
    })
  })
})
