import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { forEachEngine } from './engines.ts'
import { emptyItems } from './itemTable.ts'

forEachEngine('transactions', ({ open }) => {
  let database: Database
  beforeEach(async () => {
    database ??= await open()
    await emptyItems(database)
  })

  const insert = (id: number) => ({ id, name: `item ${id}` })
  const ids = async () => {
    const rows = await database.kysely.selectFrom('item').select('id').orderBy('id').execute()
    return rows.map((row) => row.id)
  }

  it('commit whole and give back what they return', async () => {
    const result = await database.transaction(async (tx) => {
      await tx.insertInto('item').values(insert(1)).execute()
      await tx.insertInto('item').values(insert(2)).execute()
      return 'done'
    })
    expect([result, await ids()]).toEqual(['done', [1, 2]])
  })

  it('roll back alone, while others read and write', async () => {
    const others: Promise<unknown>[] = []
    const failing = database.transaction(async (tx) => {
      for (let id = 100; id < 120; id++) await tx.insertInto('item').values(insert(id)).execute()
      throw new Error('on purpose')
    })
    for (let id = 0; id < 20; id++) {
      others.push(database.kysely.insertInto('item').values(insert(id)).execute())
      others.push(ids().then((seen) => expect(seen.every((one) => Number(one) < 100)).toBe(true)))
    }
    await expect(failing).rejects.toThrow('on purpose')
    await Promise.all(others)
    expect(await ids()).toEqual(Array.from({ length: 20 }, (_, id) => id))
  })

  it('many at once neither lose nor mix their writes', async () => {
    const transfers = Array.from({ length: 40 }, (_, id) =>
      database.transaction(async (tx) => {
        await tx
          .insertInto('item')
          .values(insert(2 * id))
          .execute()
        await tx
          .insertInto('item')
          .values(insert(2 * id + 1))
          .execute()
        if (id % 2) throw new Error('odd')
      }),
    )
    const settled = await Promise.allSettled(transfers)
    expect(settled.map((one) => one.status === 'fulfilled')).toEqual(settled.map((_, id) => id % 2 === 0))
    expect(await ids()).toEqual(settled.flatMap((_, id) => (id % 2 ? [] : [2 * id, 2 * id + 1])))
  })

  it('refuse the outer database instead of waiting for ever', async () => {
    const refused = { code: 'outsideTransaction' }
    const insideOf = (use: () => Promise<unknown>) => database.transaction(() => use())
    await expect(
      insideOf(() => database.kysely.selectFrom('item').selectAll().execute()),
    ).rejects.toMatchObject(refused)
    await expect(insideOf(() => sql`select 1`.execute(database.kysely))).rejects.toMatchObject(refused)
    await expect(insideOf(() => database.transaction(async () => 1))).rejects.toMatchObject(refused)
    await expect(insideOf(() => database.session(async () => {}))).rejects.toMatchObject(refused)
  })

  it('let work that they started go on after them', async () => {
    let afterwards: (() => Promise<unknown>) | undefined
    await database.transaction(async () => {
      afterwards = AsyncLocalStorage.bind(ids)
    })
    expect(await afterwards?.()).toEqual([])
  })

  it('whose failed statement was swallowed do not pretend to have committed', async () => {
    const swallowing = database.transaction(async (tx) => {
      await tx.insertInto('item').values(insert(1)).execute()
      await tx
        .insertInto('item')
        .values(insert(1))
        .execute()
        .catch(() => {})
    })
    await expect(swallowing).rejects.toMatchObject({ code: 'transactionAborted' })
    expect(await ids()).toEqual([])
  })

  it('fail as a whole after any of their statements', async () => {
    const three = () =>
      database.transaction(async (tx) => {
        for (const id of [1, 2, 3]) await tx.insertInto('item').values(insert(id)).execute()
      })
    for (const failing of [0, 1, 2]) {
      database.onStatement = (_sql, index) => {
        if (index === failing) throw new Error(`failpoint ${failing}`)
      }
      await expect(three()).rejects.toThrow(`failpoint ${failing}`)
      expect(await ids()).toEqual([])
    }
    const seen: [string, number | undefined][] = []
    database.onStatement = (text, index) => seen.push([text.split(' ')[0] ?? '', index])
    await three()
    await ids()
    expect(seen).toEqual([
      ['insert', 0],
      ['insert', 1],
      ['insert', 2],
      ['select', undefined],
    ])
  })

  it('are tried again after a conflict, and only so often', async () => {
    let attempts = 0
    const conflicting = (until: number) => () => {
      attempts++
      return attempts < until
        ? Promise.reject(Object.assign(new Error('conflict'), { code: '40001' }))
        : Promise.resolve(attempts)
    }
    expect(await database.transaction(conflicting(6))).toBe(6)
    attempts = 0
    await expect(database.transaction(conflicting(9), { retries: 2 })).rejects.toThrow('conflict')
    expect(attempts).toBe(3)
  })

  it('that are serializable lose no increment', async () => {
    await database.kysely.insertInto('item').values({ id: 1, name: '0' }).execute()
    const increment = () =>
      database.transaction(
        async (tx) => {
          const { name } = await tx
            .selectFrom('item')
            .select('name')
            .where('id', '=', 1)
            .executeTakeFirstOrThrow()
          await tx
            .updateTable('item')
            .set({ name: String(Number(name) + 1) })
            .where('id', '=', 1)
            .execute()
        },
        { isolation: 'serializable', retries: 50 },
      )
    await Promise.all(Array.from({ length: 8 }, increment))
    expect(await database.kysely.selectFrom('item').select('name').execute()).toEqual([{ name: '8' }])
  })
})
