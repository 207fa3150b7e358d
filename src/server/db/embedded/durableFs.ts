import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { privateMode } from '../../dataFolder.ts'

type SetAttributes<Of> = (of: Of, attributes: { readonly mode?: number }) => void

/** The parts of Emscripten's file system that PGlite's types leave out. */
interface Emscripten {
  NODEFS: {
    node_ops: {
      mknod(parent: unknown, name: string, mode: number, dev: number): unknown
      setattr: SetAttributes<unknown>
    }
    stream_ops: {
      setattr: SetAttributes<unknown>
      fsync?: (stream: { nfd?: number | null; node: unknown }) => number
    }
    realPath(node: unknown): string
  }
  FS: { ErrnoError: new (errno: number) => Error }
}

const inputOutputError = 29

/**
 * PGlite's folder with the two things it lacks: when PostgreSQL asks for a sync, the disk is synced; and what is made in
 * it is nobody else's, where Emscripten gives every file all permissions first.
 */
export class DurableFs extends NodeFS {
  syncs = 0

  override async initialSyncFs() {
    const { NODEFS, FS } = this.pg!.Module as unknown as Emscripten
    keepPrivate(NODEFS)
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

function keepPrivate({ node_ops, stream_ops }: Emscripten['NODEFS']): void {
  const { mknod } = node_ops
  node_ops.setattr = closing(node_ops.setattr)
  stream_ops.setattr = closing(stream_ops.setattr)
  node_ops.mknod = (parent, name, mode, dev) => {
    const node = mknod(parent, name, privateMode(mode), dev)
    // Once more by itself: what it was made with is lessened by the umask.
    node_ops.setattr(node, { mode })
    return node
  }
}

/** Any mode asked for becomes the private one. A file system that keeps none refuses: that is no reason to fail. */
function closing<Of>(setattr: SetAttributes<Of>): SetAttributes<Of> {
  return (of, { mode, ...others }) => {
    try {
      if (mode !== undefined) setattr(of, { mode: privateMode(mode) })
    } catch {
      // The file system keeps no modes.
    }
    setattr(of, others)
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
