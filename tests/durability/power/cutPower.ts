import {
  closeSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Entry, journalOf, memoryOf, unsynced } from './journal.ts'

/** Takes from a folder, once its program is dead, what was not synced. Gives how many things were lost. */
export const cutPower = (folder: string): number => {
  const lost = unsynced(readJournal(folder)).toReversed()
  const paths = new Map([folder, memoryOf(folder)].flatMap(filesIn).map((path) => [inodeOf(path), path]))
  for (const entry of lost) if (entry.op === 'wrote') unwrite(paths.get(entry.file), entry)
  for (const entry of lost) {
    if (entry.op === 'made') rmSync(entry.path, { recursive: true, force: true })
    if (entry.op !== 'renamed' || inodeOf(entry.to) !== entry.file) continue
    renameSync(entry.to, entry.from)
    if (entry.replaced) renameSync(entry.replaced, entry.to)
  }
  rmSync(memoryOf(folder), { recursive: true })
  return lost.length
}

/** Without a last line that is half: its call had not been made. */
const readJournal = (folder: string): Entry[] =>
  readFileSync(journalOf(folder), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino

const unwrite = (path: string | undefined, { at, before, size }: Extract<Entry, { op: 'wrote' }>): void => {
  if (path === undefined) return
  const fd = openSync(path, 'r+')
  writeSync(fd, Buffer.from(before, 'base64'), 0, undefined, at)
  ftruncateSync(fd, size)
  closeSync(fd)
}
