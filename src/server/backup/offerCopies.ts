import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { basename, join } from 'node:path'
import { closeDataFiles, makePrivateFolder } from '../dataFolder.ts'
import type { Database } from '../db/database.ts'
import { errorCode } from '../errorCode.ts'
import { lineOf } from '../start/operatorLines.ts'
import { errorOf, type Warn } from '../warn.ts'
import { copyOf, done, kept, nextWord, ready, socketOf } from './copySocket.ts'

/**
 * Gives a copy of the embedded database to whoever asks for one at the socket of its folder, to one after the other. Where
 * there can be no such socket that is told, and the server has to be stopped for a backup.
 */
export const offerCopies = (
  dataDir: string,
  database: Pick<Database, 'copyTo'>,
  warn: Warn,
): { close(): Promise<void> } => {
  const [path, copy] = [socketOf(dataDir), copyOf(dataDir)]
  const asking = new Set<Socket>()
  const clear = (): void => rmSync(copy, { recursive: true, force: true })
  const answer = async (socket: Socket): Promise<void> => {
    if (socket.destroyed) return
    const word = nextWord(socket)
    try {
      clear()
      makePrivateFolder(copy)
      await database.copyTo(join(copy, 'pg'))
      socket.write(ready)
      if ((await word) === done) socket.end(kept)
    } catch (error) {
      warn(errorOf(error))
      socket.end(lineOf(error) ?? String(error))
    }
    clear()
  }
  let last = Promise.resolve()
  const server = createServer((socket) => {
    asking.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => asking.delete(socket))
    last = last.then(() => answer(socket))
  })
  server.on('error', (error) =>
    warn(new Error(`DATA_DIR: no backup can be made while the server runs (${errorCode(error)}).`)),
  )
  // What a killed server leaves; the folder is this one's alone by now.
  for (const left of [path, copy]) rmSync(left, { recursive: true, force: true })
  server.listen(path, () => closeDataFiles(dataDir, [basename(path)]))
  return {
    close: async () => {
      server.close()
      for (const socket of asking) socket.destroy()
      await last
    },
  }
}
