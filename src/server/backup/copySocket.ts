import type { Socket } from 'node:net'
import { join } from 'node:path'

/**
 * Where a running server is asked for a copy of its embedded database: a socket in the data folder, which is closed to
 * other accounts. It says `ready` or why not, keeps the copy while the connection lasts, and says `kept` to whoever says
 * that they are done: the copy was whole all the while.
 */
export const socketOf = (dataDir: string): string => join(dataDir, 'copy.sock')

/** The folder of the copy, which holds that of the database. */
export const copyOf = (dataDir: string): string => join(dataDir, 'copy')

export const [ready, done, kept] = ['ready', 'done', 'kept'] as const

/** What the other end says next, which is one packet; nothing when it is gone. */
export const nextWord = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    if (socket.closed) return resolve('')
    socket.once('data', (bytes) => resolve(String(bytes)))
    socket.once('close', () => resolve(''))
  })
