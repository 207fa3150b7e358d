import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { recordAudit } from '#server/audit.ts'
import type { Database } from '#server/db/database.ts'
import { operator } from '#server/principal.ts'
import { forEachEngine } from './db/engines.ts'
import { peopled } from './testServer.ts'

// T33
forEachEngine('what is recorded', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open({ made: peopled })
  })
  const record = (row: number) =>
    database.transaction((tx) =>
      recordAudit(tx, operator, [
        { action: 'update', entity: 'pole', row, before: { a: 1 }, after: { a: 2 } },
      ]),
    )
  const recorded = async (): Promise<unknown[]> =>
    (await sql`select * from "audit" order by "id"`.execute(database.kysely)).rows

  it.each([
    `update "audit" set "after" = null`,
    `update "audit" set "after" = null where false`,
    `delete from "audit" where "row" = 7`,
    `with gone as (delete from "audit" returning *) select * from gone`,
    `truncate "audit"`,
  ])('stays as it is: %s', async (text) => {
    await record(7)
    const before = await recorded()
    await expect(database.session((session) => session.exec(text))).rejects.toMatchObject({ code: '42501' })
    expect(await recorded()).toEqual(before)
  })

  it('is gone with the transaction that is undone, and with nothing else', async () => {
    const before = await recorded()
    const undone = database.transaction(async (tx) => {
      await recordAudit(tx, operator, [{ action: 'remove', entity: 'pole', row: 8 }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await recorded()).toEqual(before)
    await record(9)
    expect((await recorded()).slice(before.length)).toMatchObject([{ entity: 'pole', row: 9 }])
  })
})
