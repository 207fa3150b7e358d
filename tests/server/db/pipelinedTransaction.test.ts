import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { fireAndForget, settleAll } from '#server/db/pipelining.ts'
import { type Executor, run } from '#server/resources/catalogue/statement.ts'
import { forEachEngine } from './engines.ts'
import { emptyItems } from './itemTable.ts'

forEachEngine('statements that nobody waits for', ({ open }) => {
  let database: Database
  beforeEach(async () => {
    database ??= await open()
    await emptyItems(database)
  })

  const insert = (tx: Executor, id: number) =>
    run(tx, 'insert into "item" values ($1::int, $2)', [id, `${id}`])
  const ids = async () =>
    (await run<{ id: number }>(database.kysely, 'select "id" from "item" order by "id"')).map(({ id }) => id)

  it('are carried out in the order in which they were given', async () => {
    const seen = await database.pipelinedTransaction(async (tx) => {
      fireAndForget(insert(tx, 1))
      fireAndForget(run(tx, 'update "item" set "name" = $1', ['other']))
      const [rows] = await settleAll(run(tx, 'select "name" from "item"'), insert(tx, 2))
      fireAndForget(insert(tx, 3))
      return rows
    })
    expect([seen, await ids()]).toEqual([[{ name: 'other' }], [1, 2, 3]])
  })

  it('undo all when one of them fails, the last before the commit too, and it is told', async () => {
    const taken = { code: '23505' }
    const twice = database.pipelinedTransaction(async (tx) => {
      fireAndForget(insert(tx, 1))
      fireAndForget(insert(tx, 1))
    })
    await expect(twice).rejects.toMatchObject(taken)
    const early = database.pipelinedTransaction(async (tx) => {
      fireAndForget(settleAll(insert(tx, 1), insert(tx, 1)))
      await insert(tx, 2)
    })
    await expect(early).rejects.toMatchObject(taken)
    const swallowed = database.pipelinedTransaction(async (tx) => {
      await insert(tx, 1)
      await insert(tx, 1).catch(() => {})
    })
    await expect(swallowed).rejects.toMatchObject(taken)
    expect(await ids()).toEqual([])
  })

  it('may fail where a savepoint takes them back', async () => {
    await database.pipelinedTransaction(async (tx) => {
      await run(tx, 'savepoint "line"')
      await settleAll(insert(tx, 1), insert(tx, 1)).catch(() => {})
      await run(tx, 'rollback to savepoint "line"')
      fireAndForget(insert(tx, 2))
    })
    expect(await ids()).toEqual([2])
  })

  it('fail as a whole after any of them, and at none of them is the commit out already', async () => {
    const three = () =>
      database.pipelinedTransaction(async (tx) => {
        for (const id of [1, 2, 3]) fireAndForget(insert(tx, id))
      })
    for (const failing of [0, 1, 2]) {
      database.onStatement = (_sql, index) => {
        if (index === failing) throw new Error(`failpoint ${failing}`)
      }
      await expect(three()).rejects.toThrow(`failpoint ${failing}`)
      expect(await ids()).toEqual([])
    }
  })

  it('are refused once the transaction is over', async () => {
    let late: Executor | undefined
    await database.pipelinedTransaction(async (tx) => {
      late = tx
    })
    await expect(late && insert(late, 1)).rejects.toMatchObject({ code: 'outsideTransaction' })
    const refused = await database
      .pipelinedTransaction(async (tx) => {
        late = tx
        throw new Error('on purpose')
      })
      .catch(String)
    expect(refused).toContain('on purpose')
    await expect(late && insert(late, 1)).rejects.toMatchObject({ code: 'outsideTransaction' })
    expect(await ids()).toEqual([])
  })

  it('are tried again as a whole after a conflict', async () => {
    let attempts = 0
    const conflicting = async (tx: Executor) => {
      attempts++
      await insert(tx, attempts)
      if (attempts < 3) throw Object.assign(new Error('conflict'), { code: '40001' })
      return attempts
    }
    expect([await database.pipelinedTransaction(conflicting), await ids()]).toEqual([3, [3]])
  })

  it('leave nobody idle: the last answer counts, not each of them', async () => {
    const hurried = await open({ statementTimeoutMs: 400 })
    const waits = (tx: Executor) => run(tx, 'select pg_sleep(0.15)')
    const last = hurried.pipelinedTransaction(async (tx) => {
      for (let i = 0; i < 3; i++) {
        await settleAll(waits(tx), waits(tx))
        await setTimeout(100)
      }
      return 'done'
    })
    expect(await last).toBe('done')
  })

  it('refuse the outer database, as any transaction', async () => {
    const inside = database.pipelinedTransaction(() => ids())
    await expect(inside).rejects.toMatchObject({ code: 'outsideTransaction' })
  })

  it('go out with the begin where they may stand alone', async () => {
    const texts: string[] = []
    database.onStatement = (text) => texts.push(text)
    const found = await database.pipelinedTransaction(async (tx) => {
      const ahead = run<{ n: number }>(tx.ahead, 'select 1 as "n"')
      fireAndForget(insert(tx, 1))
      return ahead
    })
    expect([found, texts.length, await ids()]).toEqual([[{ n: 1 }], 2, [1]])
  })
})
