import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { forEachEngine } from '../../db/engines.ts'
import { password, people } from '../../people.ts'
import { Browser } from '../browser.ts'
import { MINUTE, twoProcesses } from './twoProcesses.ts'

forEachEngine('wrong passwords', (suite) => {
  const { server, from, tryOut, wrongOnes } = twoProcesses(suite)

  describe('a hundred from one address', () => {
    /** Ninety-five have been counted before. */
    const used = (network: string) =>
      sql`insert into "attempt" values (${`address:${network}`}, 95, ${Date.now() + 15 * MINUTE})`.execute(
        server().database.kysely,
      )
    const five = Array(5).fill(401)

    it('make the next browser from there wait, whatever the account', async () => {
      await used('192.0.2.7')
      const here = () => from('192.0.2.7')
      expect(await wrongOnes(6, (i) => `nobody${i}@example.org`, here)).toEqual([...five, 429])
      const answer = await tryOut(people.viewer, password, here())
      expect(answer.statusCode).toBe(429)
      expect(answer.json().details[0]).toMatchObject({ reason: 'waitUntil', params: { seconds: 900 } })
      expect((await tryOut(people.viewer, password)).statusCode).toBe(200)
      vi.advanceTimersByTime(15 * MINUTE)
      expect((await tryOut(people.viewer, password, here())).statusCode).toBe(200)
    })

    it('are counted together for all addresses of one network of IPv6', async () => {
      await used('2001:db8:1:2::/64')
      let host = 1
      const here = () => from(`2001:db8:1:2::${(host++).toString(16)}`)
      expect(await wrongOnes(6, (i) => `nobody${i}@example.org`, here)).toEqual([...five, 429])
      expect((await tryOut(people.viewer, password, from('2001:db8:1:3::1'))).statusCode).toBe(200)
    })

    it('are counted alike however one address is written', async () => {
      await used('192.0.2.9')
      const here = () => from('::ffff:192.0.2.9')
      expect(await wrongOnes(6, (i) => `nobody${i}@example.org`, here)).toEqual([...five, 429])
    })

    it('are counted by the real one where no proxy is trusted', async () => {
      await used('127.0.0.1')
      const statuses = []
      for (let i = 0; i < 6; i++)
        statuses.push(
          (await new Browser(server().app).login(`nobody${i}@example.org`, 'wrong', from())).statusCode,
        )
      expect(statuses).toEqual([...five, 429])
    })

    it('are wrong ones only: as many as like sign in rightly at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, i) =>
          tryOut(i % 2 ? people.director : people.viewer, password, from('192.0.2.10')),
        ),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    })
  })
})
