import { constants, fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { privateMode } from '../../dataFolder.ts'
import { fsyncPath } from './syncing.ts'

interface Attributes {
  readonly mode?: number
  readonly size?: number
}
type SetAttributes<Of> = (of: Of, attributes: Attributes) => void

interface Node {
  readonly mode: number
}
interface Stream {
  readonly nfd?: number | null
  readonly node: Node
}

/** The parts of Emscripten's file system that PGlite's types leave out. */
interface Emscripten {
  NODEFS: {
    node_ops: {
      mknod(parent: Node, name: string, mode: number, dev: number): Node
      setattr: SetAttributes<Node>
    }
    stream_ops: {
      setattr: SetAttributes<Stream>
      write(stream: Stream, ...what: readonly unknown[]): number
      fsync?: (stream: Stream) => number
    }
    realPath(node: Node): string
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
    const synced = filesSynced(NODEFS)
    NODEFS.stream_ops.fsync = ({ nfd, node }) => {
      try {
        if (synced.has(node)) return 0
        if (typeof nfd === 'number') {
          fdatasyncSync(nfd)
          // A folder is written to by what is made, renamed and removed in it.
          if ((node.mode & constants.S_IFMT) === constants.S_IFREG) synced.add(node)
        } else fsyncPath(NODEFS.realPath(node))
        this.syncs++
        return 0
      } catch {
        throw new FS.ErrnoError(inputOutputError)
      }
    }
    await super.initialSyncFs()
  }
}

/**
 * The files that are on the disk as they are: synced, and neither written to nor cut since. After a crash PostgreSQL syncs
 * every file of the folder, and all of them once more: on a busy machine each of thousands of syncs waits for its turn.
 */
function filesSynced({ node_ops, stream_ops }: Emscripten['NODEFS']): WeakSet<object> {
  const synced = new WeakSet<object>()
  const { write } = stream_ops
  const [cutNode, cutStream] = [node_ops.setattr, stream_ops.setattr]
  stream_ops.write = (stream, ...what) => {
    synced.delete(stream.node)
    return write(stream, ...what)
  }
  node_ops.setattr = (node, attributes) => {
    if (attributes.size !== undefined) synced.delete(node)
    cutNode(node, attributes)
  }
  stream_ops.setattr = (stream, attributes) => {
    if (attributes.size !== undefined) synced.delete(stream.node)
    cutStream(stream, attributes)
  }
  return synced
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
