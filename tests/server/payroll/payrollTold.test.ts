import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Outbox } from '#server/messages/outbox.ts'
import { announce } from '#server/services/payroll/make/announce.ts'
import { keepFiles } from '#server/services/payroll/make/keepFiles.ts'
import { readOrder } from '#server/services/payroll/make/readOrder.ts'
import { until } from '../../until.ts'
import { forEachEngine } from '../db/engines.ts'
import { partsOf } from '../messages/mailServer.ts'
import { type House, linesOf, OCTOBER, openHouse } from './house.ts'

forEachEngine('who asked for payroll exports', ({ open }) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(open)
    for (const institution of [1, 2, 3])
      await house.add('/export-api/v2/payrollcode', { name: 'Heures', code: 'H' }, institution)
  })
  afterAll(() => house.close())
  afterEach(() => {
    house.server.database.onStatement = undefined
  })

  /** Texts of the mails that come from here on. */
  const mailbox = () => {
    const before = house.mails.received.length
    return () => house.mails.received.slice(before).map((one) => partsOf(one)[0] ?? '')
  }
  const together = async (institutions: number[]): Promise<number[]> => {
    const asked = await house.provider.send({
      method: 'POST',
      url: '/export-api/v2/export/upsert-batch',
      payload: { batch: [OCTOBER], institutions },
    })
    return asked.json().data.map(({ id }: { id: number }) => id)
  }

  it('hears of those that are made once the last one has failed', async () => {
    const { server, settled, list } = house
    const names = new Map<unknown, string>([
      [1, 'Clinique du Lac'],
      [2, 'Berghaus'],
    ])
    const mails = mailbox()
    let files = 0
    server.database.onStatement = (sql) => {
      if (sql.includes('insert into "payrollFile"') && ++files > 1) throw new Error('full of holes')
    }
    const id = await together([1, 2])
    const [made, failed] = await until(async () => {
      const rows = await list('export', { id }, ['id', 'institution', 'state'])
      expect(rows.map(({ state }) => state).toSorted()).toEqual(['done', 'failed'])
      return rows.toSorted((a, b) => (String(a.state) < String(b.state) ? -1 : 1))
    })
    const [text = ''] = await until(() => {
      expect(mails()).toHaveLength(1)
      return mails()
    })
    expect(text).toContain(names.get(made?.institution))
    expect(text).not.toContain(names.get(failed?.institution))
    server.database.onStatement = undefined
    await settled(Number(failed?.id))
    await until(() => expect(mails()[1]).toContain(names.get(failed?.institution)))
  })

  it('is not kept waiting by one of days ago that was never made', async () => {
    const { ask, settled, server } = house
    const mails = mailbox()
    const id = await ask(3)
    await settled(id)
    await until(() => expect(mails()).toHaveLength(1))
    await server.database.session((session) =>
      session.exec(
        `update "payrollExport" set "state" = 'waiting', "exportedAt" = "exportedAt" - 2 * 86400 where "id" = ${id}`,
      ),
    )
    await settled(await ask(2))
    await until(() => expect(mails()[1]).toContain('Berghaus'))
  })

  it('finds the first and the last hours of the days, however far the clocks are from UTC', async () => {
    const { timeCode, mission, ask, settled, get, server } = house
    const zone = (name: string) =>
      server.database.session((s) => s.exec(`update "institution" set "timezone" = '${name}' where "id" = 3`))
    const code = await timeCode('Z', 3)
    for (const [name, begin, end, day] of [
      ['America/Guadeloupe', '2026-11-01T01:00:00.000Z', '2026-11-01T03:00:00.000Z', '31-10-2026'],
      ['Pacific/Noumea', '2026-09-30T14:00:00.000Z', '2026-09-30T16:00:00.000Z', '01-10-2026'],
    ] as const) {
      await zone(name)
      const worked = await mission(begin, end, { schedule: code }, 3)
      const id = await ask(3)
      await settled(id)
      const lines = linesOf((await get(id)).body).slice(1)
      expect(lines.map(([, mission, on, , , , , , minutes]) => [mission, on, minutes])).toEqual([
        [String(worked), day, '120'],
      ])
    }
  })

  it('is on record with the institution whose hours they are, whatever becomes of them', async () => {
    const { ask, settled, count } = house
    const id = await ask(2)
    await settled(id)
    const recorded = (action: string) =>
      count(
        `"audit" where "entity" = 'payrollExport' and "row" = ${id} and "action" = '${action}' and "institutions" = '[2]'`,
      )
    expect([await recorded('insert'), await recorded('update')]).toEqual([1, 1])
  })

  it('hears of very many at once by five names and how many there are, with fifty selected by the link', async () => {
    const { ask, settled, server } = house
    const asked = await ask(1)
    await settled(asked)
    const posted: unknown[] = []
    const outbox: Pick<Outbox, 'post'> = { post: async (_, { content }) => posted.push(content) }
    const taken = server.database.transaction(async (tx) => {
      /** Fifty-one rows more like those of a table. */
      const copy = async (table: string, like: string, changed: string) => {
        const { rows } = await sql<{ names: string }>`
          select string_agg(quote_ident(column_name), ', ') as "names" from information_schema.columns
          where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(
          tx,
        )
        const names = rows[0]?.names
        await sql
          .raw(`insert into "${table}" (${names}) overriding system value select ${names} from (
            select (jsonb_populate_record(null::"${table}", to_jsonb(t) || jsonb_build_object(${changed}))).*
            from "${table}" t, generate_series(1, 51) n where t.${like}) copies`)
          .execute(tx)
      }
      const id = '900000 + n'
      await copy('institution', '"id" = 1', `'id', ${id}, 'name', 'Maison ' || lpad(n::text, 2, '0')`)
      await copy('payrollExport', `"id" = ${asked}`, `'id', ${id}, 'institution', ${id}`)
      await copy('payrollFile', `"export" = ${asked}`, `'export', ${id}, 'isTold', false`)
      const { rows } = await sql<{ admin: number }>`
        select "admin" from "payrollExport" where "id" = ${asked}`.execute(tx)
      const [{ admin } = { admin: 0 }] = rows
      await announce(tx, { outbox, origin: 'https://console.example.org' }, admin)
      throw new Error('taken back')
    })
    await expect(taken).rejects.toThrow('taken back')
    const selected = Array.from({ length: 50 }, (_, n) => 900_001 + n)
    expect(posted).toMatchObject([
      {
        institutions: 'Maison 01, Maison 02, Maison 03, Maison 04, Maison 05… (51)',
        link: `https://console.example.org/console?institutions=${selected}#payCode`,
      },
    ])
  })

  it('have each file once, also where two make it at the same moment', async () => {
    const { ask, settled, server, count } = house
    const id = await ask(3)
    await settled(id)
    const { database } = server
    await database.session(async (session) => {
      await session.exec(`delete from "payrollFile" where "export" = ${id}`)
      await session.exec(`update "payrollExport" set "state" = 'waiting' where "id" = ${id}`)
    })
    const order = await readOrder(database.kysely, id)
    if (!order) throw new Error('it is not waiting')
    const counts = { exported: 0, leftOut: 0 }
    const made = { exported: Buffer.from('hours'), leftOut: undefined, gaps: [], counts }
    // Neither is committed when the other looks whether the file is there.
    const kept = await Promise.all(
      [1, 2].map(() =>
        database.transaction(async (tx) => {
          const isKept = await keepFiles(tx, order, made)
          await setTimeout(200)
          return isKept
        }),
      ),
    )
    expect(kept.toSorted()).toEqual([false, true])
    expect(await count(`"payrollFile" where "export" = ${id}`)).toBe(1)
  })

  // The last: its own mails may come after it.
  it('hears once of two that are made at the same moment', async () => {
    const { ask, settled, server } = house
    const ids = [await ask(1), await ask(2)] as const
    for (const id of ids) await settled(id)
    const { database } = server
    const [{ admin }] = await database.session(async (session) => {
      await session.exec(`update "payrollFile" set "isTold" = false where "export" in (${ids})`)
      await session.exec(`update "payrollExport" set "state" = 'waiting' where "id" in (${ids})`)
      const { rows } = await session.query(`select "admin" from "payrollExport" where "id" = ${ids[0]}`)
      return rows as [{ admin: number }]
    })
    const posted: unknown[] = []
    const outbox: Pick<Outbox, 'post'> = { post: async (_, { content }) => posted.push(content) }
    // Neither is committed when the other looks whether any is waiting.
    await Promise.all(
      ids.map((id) =>
        database.transaction(async (tx) => {
          await sql`update "payrollExport" set "state" = 'done' where "id" = ${id}`.execute(tx)
          await announce(tx, { outbox, origin: 'https://console.example.org' }, admin)
          await setTimeout(200)
        }),
      ),
    )
    expect(posted).toMatchObject([{ institutions: 'Berghaus, Clinique du Lac' }])
  })
})
