import { openDatabase } from '#server/db/database.ts'
import { DatabaseFailure } from '#server/db/failure.ts'

/**
 * A process for others to refuse or kill. Opens the folder given, says `open`, then writes transactions of two
 * statements (a row, and the count of rows) for ever and says the number of each once it is committed.
 * When the folder is refused it says the failure as JSON and exits with 1.
 */
const dataDir = process.argv[2]

try {
  const database = await openDatabase({ dataDir })
  await database.session((session) =>
    session.exec(`create table if not exists item (id int primary key);
      create table if not exists total (items int not null);
      insert into total select 0 where not exists (select from total)`),
  )
  const last = await database.kysely.selectFrom('total').select('items').executeTakeFirstOrThrow()
  console.log('open')
  for (let id = Number(last.items) + 1; ; id++) {
    await database.transaction(async (tx) => {
      await tx.insertInto('item').values({ id }).execute()
      await tx.updateTable('total').set({ items: id }).execute()
    })
    console.log(id)
  }
} catch (error) {
  if (!(error instanceof DatabaseFailure)) throw error
  console.log(JSON.stringify({ code: error.code, ...error.facts }))
  process.exit(1)
}
