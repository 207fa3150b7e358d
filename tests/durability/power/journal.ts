import { join } from 'node:path'

/** What would be lost; files by their inode, which renaming does not change. */
export type Entry =
  | {
      readonly op: 'wrote'
      readonly file: number
      /** Where the file was written or cut, the bytes that stood there (base64), and its size before. */
      readonly at: number
      readonly before: string
      readonly size: number
    }
  | { readonly op: 'made'; readonly file: number; readonly path: string; readonly parent: number }
  | {
      readonly op: 'renamed'
      readonly file: number
      readonly from: string
      readonly to: string
      readonly parent: number
      /** Where the file is kept that stood in its place. */
      readonly replaced: string | undefined
    }
  | { readonly op: 'removed'; readonly file: number }
  | { readonly op: 'synced'; readonly file: number }

/** Beside a folder and on its disk: the journal, and the files that a rename has replaced. */
export const memoryOf = (folder: string): string => `${folder}.memory`
export const journalOf = (folder: string): string => join(memoryOf(folder), 'journal')

/** The entries that no sync has made good, in their order. A removal counts at once. */
export const unsynced = (entries: readonly Entry[]): Entry[] => {
  let lost: Entry[] = []
  for (const entry of entries)
    if (entry.op === 'synced') lost = lost.filter((one) => !isKeptBy(one, entry.file))
    else if (entry.op === 'removed')
      lost = lost.filter((one) => one.op === 'renamed' || !('file' in one) || one.file !== entry.file)
    else lost.push(entry)
  return lost
}

const isKeptBy = (entry: Entry, synced: number): boolean => {
  if (entry.op === 'wrote') return entry.file === synced
  if (entry.op === 'made') return entry.file === synced || entry.parent === synced
  return entry.op === 'renamed' && entry.parent === synced
}
