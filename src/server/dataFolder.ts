import { chmodSync, constants, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseFailure } from './db/failure.ts'

/** Everything that the server makes in its data folder. */
const own = [
  'secret.key',
  'lock.db',
  'lock.db-journal',
  'lock.json',
  'pg',
  'pg.init',
  'copy',
  'copy.sock',
  'restored',
]
/** What a folder may hold before anything is made in it: the root of a disk of its own. */
const harmless = ['lost+found']

const permissions = 0o7777
const ofOthers = 0o077
/** Elsewhere permissions are lists, inherited from the folder above, and a mode says nothing of them. */
const hasModes = process.platform !== 'win32'

/** The mode that a file or folder of these kinds has in the data folder: its account's alone, whatever was asked for. */
export const privateMode = (mode: number): number =>
  (mode & ~permissions) | ((mode & constants.S_IFMT) === constants.S_IFDIR ? 0o700 : 0o600)

/** Whether other accounts of the machine may read, write or enter. */
export const isOpenToOthers = (path: string): boolean => hasModes && (statSync(path).mode & ofOthers) !== 0

/**
 * Makes the data folder, or closes the one that is there to other accounts.
 * @throws DatabaseFailure `dataDirShared` for a folder that is open and holds something else, `dataDirOfOther`
 * @throws the error of the file system when there can be no such folder
 */
export const takeDataFolder = (dataDir: string): void => {
  const isNew = mkdirSync(dataDir, { recursive: true, mode: 0o700 }) !== undefined
  if (!isNew && isOpenToOthers(dataDir) && isForeign(dataDir))
    throw new DatabaseFailure('dataDirShared', { dataDir })
  close(dataDir, dataDir)
}

/** A folder within the data folder. */
export const makePrivateFolder = (path: string): void => {
  mkdirSync(path, { mode: 0o700 })
  chmodQuietly(path, 0o700)
}

/** Closes what the server has made in its folder. @throws DatabaseFailure `dataDirOfOther` */
export const closeDataFiles = (dataDir: string, names: readonly string[] = own): void => {
  for (const name of names) closeTree(join(dataDir, name), dataDir)
}

/** Writes a file of the data folder to the disk; with `wx` only where there is none, else EEXIST is thrown. */
export const writePrivately = (path: string, text: string, flag: 'w' | 'wx' = 'w'): void => {
  writeFileSync(path, text, { mode: 0o600, flag, flush: true })
  // The mode above is lessened by the umask, and does nothing to a file that was there.
  chmodQuietly(path, 0o600)
}

const isForeign = (folder: string): boolean => {
  const names = readdirSync(folder).filter((name) => !harmless.includes(name))
  return names.length > 0 && !own.some((name) => names.includes(name))
}

/** A link that stands for the whole is followed, links further below are not. */
const closeTree = (path: string, dataDir: string): void => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return
  close(path, dataDir)
  if (!found.isDirectory()) return
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (!entry.isSymbolicLink()) closeTree(join(path, entry.name), dataDir)
}

/** Where permissions cannot be changed, only another account's file is refused: some file systems keep none at all. */
const close = (path: string, dataDir: string): void => {
  const { mode, uid } = statSync(path)
  if (!hasModes || mode === privateMode(mode) || chmodQuietly(path, privateMode(mode) & permissions)) return
  if (isOpenToOthers(path) && uid !== process.geteuid?.())
    throw new DatabaseFailure('dataDirOfOther', {
      dataDir,
      path,
      owner: uid,
      account: process.geteuid?.() ?? '',
    })
}

const chmodQuietly = (path: string, mode: number): boolean => {
  try {
    chmodSync(path, mode)
    return true
  } catch {
    // Another account's file, or a file system without modes: who asks decides what follows.
    return false
  }
}
