import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { askForCopy } from '#server/backup/askForCopy.ts'
import { backUp } from '#server/backup/backUp.ts'
import { offerCopies } from '#server/backup/offerCopies.ts'
import { restore } from '#server/backup/restore.ts'
import { openDatabase } from '#server/db/database.ts'
import { EmbeddedPg } from '#server/db/embedded/embeddedPg.ts'
import { fillWithDemo } from '../madeFolders.ts'
import { scratchFolder } from '../start/command.ts'

const scratch = scratchFolder()
const at = (name: string) => join(scratch.path, name)
const [data, backup] = [at('data'), at('backup')]
const use = (dataDir: string, databaseUrl = '') => {
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', databaseUrl)
}

beforeAll(async () => {
  await fillWithDemo(data)
  use(data)
  await backUp([backup])
})
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  use(data)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
afterAll(() => scratch.clear())

it('a database whose server stands still is in its backup, and what is restored from it was restored by nobody', async () => {
  use(at('new'))
  await restore([backup])
  expect(readdirSync(at('new')).toSorted()).toEqual(['lock.db', 'lock.json', 'pg'])
  const database = await openDatabase({ dataDir: at('new') })
  const { rows } = await database.session((session) =>
    session.query(
      `select (select count(*)::int from "admin") as "people", a.* from "audit" a order by "id" desc limit 1`,
    ),
  )
  expect(rows).toMatchObject([{ action: 'restore', entity: 'database', admin: null, people: 200 }])
  await database.close()
})

it('nothing that is there is written over', async () => {
  const before = readFileSync(backup)
  await expect(backUp([backup])).rejects.toThrow(`${backup} is there already. Choose another name.`)
  expect(readFileSync(backup)).toEqual(before)
  await expect(restore([backup])).rejects.toThrow(
    `DATA_DIR: there is a database in ${data}. Choose another folder.`,
  )
})

it('whoever cannot be served is told why, and nothing is left behind', async () => {
  writeFileSync(at('text'), 'no backup')
  writeFileSync(at('half'), readFileSync(backup).subarray(0, 100_000))
  writeFileSync(at('dump'), 'PGDMP')
  const refused = async (doing: Promise<void>, why: string | RegExp) => expect(doing).rejects.toThrow(why)
  await refused(backUp([]), 'Usage: npm run backup -- FILE')
  await refused(restore([backup, 'more']), 'Usage: npm run restore -- FILE')
  await refused(backUp([at('no/such')]), `${at('no/such')} cannot be written (ENOENT).`)
  await refused(restore([at('none')]), `${at('none')} cannot be read (ENOENT).`)
  await refused(restore([at('text')]), `${at('text')} is no backup.`)
  await refused(restore([at('dump')]), 'is of a PostgreSQL database: set DATABASE_URL to an empty one.')
  use(at('empty'))
  await refused(backUp([at('of nothing')]), `DATA_DIR: there is no database in ${at('empty')}.`)
  expect([existsSync(at('empty')), existsSync(at('of nothing'))]).toEqual([false, false])
  await refused(restore([at('half')]), /^tar failed: /)
  expect(readdirSync(at('empty'))).not.toContain('pg')
  use(at('empty'), 'postgres://127.0.0.1:1/none')
  await refused(restore([backup]), 'is of an embedded database: restore it without DATABASE_URL.')
  vi.stubEnv('PATH', '')
  await refused(
    backUp([at('dumped')]),
    /^pg_dump is not installed: it is one of PostgreSQL’s client programs/,
  )
  expect(readdirSync(scratch.path).filter((name) => name.endsWith('.unfinished'))).toEqual([])
})

it('a server that is stopped, or has no room, leaves no backup, and takes its copy away', async () => {
  const database = await openDatabase({ dataDir: data })
  const offered = offerCopies(data, database, () => {})
  const stopped = vi.spyOn(database, 'copyTo').mockImplementationOnce(async () => void offered.close())
  await expect(backUp([at('broken off')])).rejects.toThrow(
    'The server was stopped before the backup was whole',
  )
  expect(existsSync(at('broken off'))).toBe(false)
  expect(stopped).toHaveBeenCalledOnce()

  const next = offerCopies(data, database, () => {})
  const copy = await askForCopy(data)
  await next.close()
  expect(readdirSync(data)).not.toContain('copy')
  // Long enough to have heard that the other end is gone.
  await setTimeout(50)
  await expect(copy?.release()).rejects.toThrow('The server was stopped before the backup was whole')

  const again = offerCopies(data, database, () => {})
  vi.spyOn(EmbeddedPg.prototype, 'freeBytes').mockResolvedValue(100_000_000)
  await expect(backUp([at('too much')])).rejects.toThrow(
    `DATA_DIR: not enough room on the disk of ${data} (95 MB free).`,
  )
  await again.close()
  await database.close()
  expect(readdirSync(data).toSorted()).toEqual(['lock.db', 'lock.json', 'pg'])
})
