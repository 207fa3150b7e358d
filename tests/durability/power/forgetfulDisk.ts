import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { type Entry, journalOf, memoryOf } from './journal.ts'

/**
 * Loaded before a program (`--import`, and so before each of its threads): writes down what the disk would lose if the
 * power were cut, for `cutPower.ts` to take away. Below the folder `FORGETFUL_FOLDER` what was written is kept once its
 * file has been synced, and what was made or renamed once its folder has (a new file also by its own sync, as on ext4 and
 * xfs). Seen are the calls of node:fs themselves and their descriptors, whatever a program believes to have done.
 */
const folder = process.env.FORGETFUL_FOLDER ?? ''
const real = { ...fs }
real.mkdirSync(memoryOf(folder), { recursive: true })
const journal = real.openSync(journalOf(folder), 'a')
const note = (entry: Entry) => void real.writeSync(journal, `${JSON.stringify(entry)}\n`)

const isWithin = (path: unknown): path is string =>
  typeof path === 'string' && (path === folder || path.startsWith(`${folder}/`))
const inodeOf = (path: string): number => real.statSync(path).ino

interface Open {
  readonly file: number
  /** A descriptor of our own: the program's may be for writing only, and the file may get another name. */
  readonly reader: number
}
/** What is open within the folder, by the program's descriptor. */
const open = new Map<number, Open>()

/** Notes what a write of so many bytes at a place will cover, or a cut there; without a place it is at the end. */
const noteWrite = ({ file, reader }: Open, place: number | null, length = Number.POSITIVE_INFINITY) => {
  const { size } = real.fstatSync(reader)
  const at = place ?? size
  const before = Buffer.alloc(Math.max(0, Math.min(length, size - at)))
  real.readSync(reader, before, 0, before.length, at)
  note({ op: 'wrote', file, at, before: before.toString('base64'), size })
}

const noteCut = (path: string, length: number) => {
  const reader = real.openSync(path, 'r')
  noteWrite({ file: inodeOf(path), reader }, length)
  real.closeSync(reader)
}

/** Runs what may make a file or folder, and notes it when it did. */
const making = <T>(path: string, run: () => T): T => {
  const isThere = real.existsSync(path)
  const result = run()
  if (!isThere) note({ op: 'made', file: inodeOf(path), path, parent: inodeOf(dirname(path)) })
  return result
}

const cuts = (flags: fs.OpenMode): boolean =>
  typeof flags === 'number' ? (flags & real.constants.O_TRUNC) !== 0 : flags === 'w' || flags === 'w+'

let replacements = 0
/** A second name for the file that a rename is about to replace. */
const kept = (path: string): string | undefined => {
  if (!real.existsSync(path)) return undefined
  const second = join(memoryOf(folder), `${process.pid}-${performance.now()}-${replacements++}`)
  real.linkSync(path, second)
  return second
}

/** What is within the folder is not synced in truth: that would take time and prove nothing. */
const syncing = (sync: (fd: number) => void) => (fd: number) => {
  const found = open.get(fd)
  if (found) note({ op: 'synced', file: real.fstatSync(fd).ino })
  else sync(fd)
}

const observed = {
  openSync: (path: fs.PathLike, flags: fs.OpenMode = 'r', mode?: fs.Mode) => {
    if (!isWithin(path)) return real.openSync(path, flags, mode)
    if (cuts(flags) && real.existsSync(path)) noteCut(path, 0)
    const fd = making(path, () => real.openSync(path, flags, mode))
    open.set(fd, { file: inodeOf(path), reader: real.openSync(path, 'r') })
    return fd
  },
  closeSync: (fd: number) => {
    const found = open.get(fd)
    if (found) real.closeSync(found.reader)
    open.delete(fd)
    real.closeSync(fd)
  },
  writeSync: (fd: number, data: Uint8Array, offset = 0, length = data.byteLength - offset, at?: number) => {
    const found = open.get(fd)
    if (found) noteWrite(found, at ?? null, length)
    return real.writeSync(fd, data, offset, length, at)
  },
  writeFileSync: (path: string, data: string | Uint8Array, options: fs.WriteFileOptions = {}) => {
    const { flag = 'w', mode, flush } = typeof options === 'object' ? { ...options } : {}
    if (!isWithin(path)) return real.writeFileSync(path, data, options)
    const fd = observed.openSync(path, flag, mode)
    observed.writeSync(fd, Buffer.from(data as string))
    if (flush) observed.fsyncSync(fd)
    observed.closeSync(fd)
  },
  truncateSync: (path: string, length = 0) => {
    if (isWithin(path)) noteCut(path, length)
    real.truncateSync(path, length)
  },
  ftruncateSync: (fd: number, length = 0) => {
    const found = open.get(fd)
    if (found) noteWrite(found, length)
    real.ftruncateSync(fd, length)
  },
  mkdirSync: (path: string, options?: fs.MakeDirectoryOptions) =>
    isWithin(path) ? making(path, () => real.mkdirSync(path, options)) : real.mkdirSync(path, options),
  renameSync: (from: string, to: string) => {
    if (isWithin(from) && isWithin(to)) {
      const [file, parent] = [inodeOf(from), inodeOf(dirname(to))]
      note({ op: 'renamed', file, from, to, parent, replaced: kept(to) })
    }
    real.renameSync(from, to)
  },
  unlinkSync: (path: string) => {
    if (isWithin(path)) note({ op: 'removed', file: inodeOf(path) })
    real.unlinkSync(path)
  },
  fsyncSync: syncing(real.fsyncSync),
  fdatasyncSync: syncing(real.fdatasyncSync),
}
Object.assign(fs, observed)
syncBuiltinESMExports()
