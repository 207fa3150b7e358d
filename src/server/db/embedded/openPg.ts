import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { makePrivateFolder } from '../../dataFolder.ts'
import { DatabaseFailure } from '../failure.ts'
import { parsers } from '../values.ts'
import { DurableFs } from './durableFs.ts'
import type { ThreadOptions } from './messages.ts'
import { fsyncPath, fsyncTree } from './syncing.ts'
import { asTar, emptyDatabase } from './template.ts'

/** PostgreSQL's major inside PGlite 0.5: a folder written by another cannot be opened. */
const major = '18'
const extensions = { pg_trgm, unaccent }

/** Without `-F` (= fsync off), and with a sync method that reaches the hook of `DurableFs`; small WAL files kept few. */
const durableParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['wal_sync_method=fsync', 'max_wal_size=128MB', 'min_wal_size=32MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
]

/** For a database that nobody reads much of: PGlite fills all of this with zeros before it opens, 128 MB where nothing is said. */
const smallParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

export interface OpenPg {
  pg: PGlite
  /** Syncs to disk so far. */
  syncs(): number
}

/** @throws DatabaseFailure `dataDirVersion`, `notDurable` */
export async function openPg({ directory, dump }: ThreadOptions): Promise<OpenPg> {
  const opened = directory === undefined ? await openMemory(dump) : await openFolder(directory)
  // Text in and text out: both engines read and write values by `values.ts` alone.
  Object.assign(opened.pg.parsers, parsers)
  for (const oid of Object.keys(opened.pg.serializers)) opened.pg.serializers[oid] = (text: string) => text
  return opened
}

async function openMemory(dump: Uint8Array<ArrayBuffer> | undefined): Promise<OpenPg> {
  const loadDataDir = dump ? asTar(dump) : await emptyDatabase()
  return { pg: await PGlite.create({ loadDataDir, extensions, startParams: smallParams }), syncs: () => 0 }
}

async function openFolder(directory: string): Promise<OpenPg> {
  if (!existsSync(directory)) await createFolder(directory)
  const found = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  if (found !== major)
    throw new DatabaseFailure('dataDirVersion', { dataDir: directory, found, expected: major })
  const fs = new DurableFs(directory)
  const pg = await PGlite.create({ fs, extensions, startParams: durableParams })
  await assertDurable(pg, fs)
  return { pg, syncs: () => fs.syncs }
}

/** Made aside and renamed when whole and on disk: a kill in between leaves nothing that would be opened. */
async function createFolder(directory: string): Promise<void> {
  const unfinished = `${directory}.init`
  rmSync(unfinished, { recursive: true, force: true })
  makePrivateFolder(unfinished)
  const fs = new DurableFs(unfinished)
  const loadDataDir = await emptyDatabase()
  const pg = await PGlite.create({ fs, loadDataDir, extensions, startParams: smallParams })
  await pg.close()
  fsyncTree(unfinished)
  renameSync(unfinished, directory)
  fsyncPath(dirname(directory))
}

/** A new PGlite may silently undo what `DurableFs` and `durableParams` do, so each start proves it. */
async function assertDurable(pg: PGlite, fs: DurableFs): Promise<void> {
  const { rows } = await pg.query<{ fsync: string }>('show fsync')
  if (rows[0]?.fsync !== 'on') throw new DatabaseFailure('notDurable', { reason: 'fsync is off' })
  const before = fs.syncs
  await pg.query(`select pg_logical_emit_message(true, 'pupitre', 'start')`)
  if (fs.syncs === before) throw new DatabaseFailure('notDurable', { reason: 'a commit was not synced' })
}
