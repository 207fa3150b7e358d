import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { askForCopy } from '#server/backup/askForCopy.ts'
import { backUp } from '#server/backup/backUp.ts'
import { offerCopies } from '#server/backup/offerCopies.ts'
import { restore } from '#server/backup/restore.ts'
import { DatabaseFailure } from '#server/db/failure.ts'
import { until } from '#tests/until.ts'

const scratch = mkdtempSync(join(tmpdir(), 'pupitre-backup-'))
const at = (name: string) => join(scratch, name)
const [data, backup] = [at('data'), at('backup')]
const use = (dataDir: string, databaseUrl = '') => {
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', databaseUrl)
}

beforeAll(() => {
  mkdirSync(join(data, 'pg'), { recursive: true, mode: 0o700 })
  writeFileSync(join(data, 'pg', 'PG_VERSION'), '17\n')
  writeFileSync(join(data, 'pg', 'rows'), Buffer.alloc(100_000, 'rows and more rows of every sort'))
})
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  use(data)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

it('a database that no server has is backed up as it lies there; nothing is written over', async () => {
  await backUp([backup])
  const before = readFileSync(backup)
  await expect(backUp([backup])).rejects.toThrow(`${backup} is there already. Choose another name.`)
  expect(readFileSync(backup)).toEqual(before)
  await expect(restore([backup])).rejects.toThrow(
    `DATA_DIR: there is a database in ${data}. Choose another folder.`,
  )
})

it('whoever cannot be served is told why, and nothing is left behind', async () => {
  writeFileSync(at('text'), 'no backup')
  writeFileSync(at('half'), readFileSync(backup).subarray(0, 100))
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
  await expect(restore([backup])).rejects.toMatchObject({ code: 'dataDirVersion', facts: { found: '17' } })
  expect(readdirSync(at('empty')).toSorted()).toEqual(['lock.db', 'lock.json'])
  use(at('empty'), 'postgres://127.0.0.1:1/none')
  await refused(restore([backup]), 'is of an embedded database: restore it without DATABASE_URL.')
  vi.stubEnv('PATH', '')
  await refused(
    backUp([at('dumped')]),
    /^pg_dump is not installed: it is one of PostgreSQL’s client programs/,
  )
  expect(readdirSync(scratch).filter((name) => name.endsWith('.unfinished'))).toEqual([])
})

const copyTo = async (folder: string): Promise<void> => cpSync(join(data, 'pg'), folder, { recursive: true })

it('what a restore that was killed has left is in the way of none, and goes with it', async () => {
  const [folder, left] = [at('again'), join(at('again'), 'restored')]
  mkdirSync(join(left, 'pg'), { recursive: true, mode: 0o700 })
  writeFileSync(join(left, 'pg', 'PG_VERSION'), '16\n')
  use(folder)
  await expect(restore([backup])).rejects.toMatchObject({ code: 'dataDirVersion', facts: { found: '17' } })
  expect(existsSync(left)).toBe(false)
})

it('of several who ask at once each has a whole copy, and the server keeps none', async () => {
  const offered = offerCopies(data, { copyTo }, () => {})
  await Promise.all([backUp([at('one')]), backUp([at('two')])])
  expect([existsSync(at('one')), existsSync(at('two'))]).toEqual([true, true])
  await until(() => expect(readdirSync(data)).not.toContain('copy'))
  await offered.close()
})

it('a server that is stopped, or has no room, leaves no backup, and takes its copy away', async () => {
  const stopping = offerCopies(data, { copyTo: async () => void stopping.close() }, () => {})
  await expect(backUp([at('broken off')])).rejects.toThrow(
    'The server was stopped before the backup was whole',
  )

  const stopped = offerCopies(data, { copyTo }, () => {})
  const copy = await askForCopy(data)
  await stopped.close()
  expect(readdirSync(data)).not.toContain('copy')
  // Long enough to have heard that the other end is gone.
  await setTimeout(50)
  await expect(copy?.release()).rejects.toThrow('The server was stopped before the backup was whole')

  const warned: Error[] = []
  const full = new DatabaseFailure('diskFull', { dataDir: data, freeBytes: 100_000_000 })
  const noRoom = offerCopies(data, { copyTo: () => Promise.reject(full) }, (error) => warned.push(error))
  await expect(backUp([at('too much')])).rejects.toThrow(
    `DATA_DIR: not enough room on the disk of ${data} (95 MB free).`,
  )
  await noRoom.close()
  expect(warned).toEqual([full])
  expect([existsSync(at('broken off')), existsSync(at('too much'))]).toEqual([false, false])
  expect(readdirSync(data).toSorted()).toEqual(['lock.db', 'lock.json', 'pg'])
})
