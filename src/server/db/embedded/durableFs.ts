import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of Emscripten's file system that PGlite's types leave out. */
interface Emscripten {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number }
    realPath(node: unknown): string
  }
  FS: { ErrnoError: new (errno: number) => Error }
}

const inputOutputError = 29

/** PGlite's folder with the one thing it lacks: when PostgreSQL asks for a sync, the disk is synced. */
export class DurableFs extends NodeFS {
  syncs = 0

  override async initialSyncFs() {
    const { NODEFS, FS } = this.pg!.Module as unknown as Emscripten
    NODEFS.stream_ops.fsync = (stream) => {
      try {
        if (typeof stream.nfd === 'number') fdatasyncSync(stream.nfd)
        else fsyncPath(NODEFS.realPath(stream.node))
        this.syncs++
        return 0
      } catch {
        throw new FS.ErrnoError(inputOutputError)
      }
    }
    await super.initialSyncFs()
  }
}

export function fsyncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Every file, then the folder that names it, so that a rename after this can be trusted. */
export function fsyncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) fsyncTree(path)
    else fsyncPath(path)
  }
  fsyncPath(directory)
}
