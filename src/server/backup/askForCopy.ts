import { once } from 'node:events'
import { connect } from 'node:net'
import { StartProblem } from '../start/operatorLines.ts'
import { copyOf, done, kept, nextWord, ready, socketOf } from './copySocket.ts'

export interface Copy {
  /** Holds the folder of the database. */
  readonly folder: string
  /** Lets the server take the copy away. @throws StartProblem when it did so before */
  release(): Promise<void>
}

const isOver = () => new StartProblem('The server was stopped before the backup was whole. Try again.')

/** Asks the server that runs on a data folder for a copy. Undefined where none does that gives copies. @throws StartProblem */
export const askForCopy = async (dataDir: string): Promise<Copy | undefined> => {
  const socket = connect(socketOf(dataDir))
  try {
    await once(socket, 'connect')
  } catch {
    // Whether the folder may be read by itself is for its lock to say.
    return undefined
  }
  socket.on('error', () => {})
  const word = await nextWord(socket)
  if (word !== ready) throw word ? new StartProblem(word) : isOver()
  return {
    folder: copyOf(dataDir),
    release: async () => {
      socket.write(done)
      if ((await nextWord(socket)) !== kept) throw isOver()
    },
  }
}
