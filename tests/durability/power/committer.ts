import { randomBytes } from 'node:crypto'
import { openDatabase } from '#server/db/database.ts'

/**
 * Commits for ever to the folder given: transactions of two statements (a row, and the count of rows), of which it says
 * the number of each once it is committed. Rows are large, so that a page of the table is soon full and not written again.
 * After every fifth a new file of the log is begun and a checkpoint made: soon the first files of the log are used again,
 * and what was in them is in the table alone.
 */
const database = await openDatabase({ dataDir: process.argv[2] })
const exec = (sql: string) => database.session((session) => session.exec(sql))
await exec(`create table if not exists item (id int primary key, text text);
  create table if not exists total (items int not null);
  insert into total select 0 where not exists (select from total)`)
const last = await database.kysely.selectFrom('total').select('items').executeTakeFirstOrThrow()
console.log('open')
for (let id = Number(last.items) + 1; ; id++) {
  const text = randomBytes(900).toString('hex')
  await database.transaction(async (tx) => {
    await tx.insertInto('item').values({ id, text }).execute()
    await tx.updateTable('total').set({ items: id }).execute()
  })
  console.log(id)
  if (id % 5 > 0) continue
  await exec('select pg_switch_wal()')
  await exec('checkpoint')
}
