import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isObject } from '#protocol/row.ts'
import { closeDataFiles, takeDataFolder, writePrivately } from '../../dataFolder.ts'
import { errorCode } from '../../errorCode.ts'
import { DatabaseFailure } from '../failure.ts'

/** SQLite result codes: BUSY, and its cousin for locks within one process. */
const busy = new Set([5, 6])
/** Of SQLite (FULL), and of the system. */
const full = new Set<unknown>([13, 'ENOSPC'])

/**
 * Takes the data folder for this process, and gives the function that lets it go.
 * The lock is the kernel's (through SQLite's exclusive mode): it is free again the moment its owner dies, however it
 * dies, and unlike a heartbeat it cannot be lost by a process that is merely slow. Local file systems only.
 * @throws DatabaseFailure `dataDirInUse`, `dataDirUnusable`, `dataDirShared`, `dataDirOfOther`, `diskFull`
 */
export function lockFolder(dataDir: string): () => void {
  const ownerFile = join(dataDir, 'lock.json')
  let database: DatabaseSync | undefined
  try {
    takeDataFolder(dataDir)
    database = new DatabaseSync(join(dataDir, 'lock.db'))
    database.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    // SQLite has made its own readable to all; so may an earlier server have made others.
    closeDataFiles(dataDir)
    writePrivately(ownerFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }))
  } catch (error) {
    database?.close()
    if (error instanceof DatabaseFailure) throw error
    const errcode = isObject(error) ? error.errcode : undefined
    if (typeof errcode === 'number' && busy.has(errcode & 0xff)) {
      throw new DatabaseFailure('dataDirInUse', { dataDir, ...ownerOf(ownerFile) })
    }
    const reason = errcode ?? errorCode(error)
    if (full.has(reason)) throw new DatabaseFailure('diskFull', { dataDir, freeBytes: 0 }, error)
    throw new DatabaseFailure('dataDirUnusable', { dataDir, reason: String(reason) }, error)
  }
  const held = database
  return () => held.close()
}

/** Only to help whoever reads the message: the lock itself never depends on it. */
function ownerOf(file: string): { pid?: number } {
  try {
    const { pid }: { pid: number } = JSON.parse(readFileSync(file, 'utf8'))
    return { pid }
  } catch {
    // Unwritten or half written: the message names no process.
    return {}
  }
}
