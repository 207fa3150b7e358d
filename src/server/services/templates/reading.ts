import pLimit from 'p-limit'
import type { Piscina } from 'piscina'
import { HttpProblem } from '../../errors.ts'
import { FileRefusal, refusal } from '../../files/content/refusal.ts'
import type { Read, Readings } from './reader.ts'

/** Longest that a document is read, in milliseconds, from its turn on: whoever waits is not to blame for those before. */
const LONGEST = 20_000
/** Documents that wait for their turn: each takes a quarter of a second, and whoever comes then is told to come back. */
const WAITING = 10
const turn = pLimit(1)

let started: Piscina | undefined

/** One thread, which starts with the first document, as does what runs it, and ends when none has come for half a minute. */
const thread = async (): Promise<Piscina> => {
  const { Piscina } = await import('piscina')
  if (started) return started
  const pool = new Piscina({
    filename: new URL('./reader.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // A thread that dies without a document, or before its first: the next document has a pool of its own.
  pool.on('error', (error: unknown) => {
    if (started === pool) started = undefined
    process.emitWarning(error instanceof Error ? error : String(error))
  })
  started = pool
  return pool
}

/**
 * Has a document unpacked and parsed where no request waits for it, one at a time: ten at once would hold ten times what one does. A
 * document that takes the thread's time or memory ends it, and the next has another. It is fetched when its turn has come.
 * @throws FileRefusal with what is wrong with the document; HttpProblem 503 where too many wait already
 */
export const reading = async <K extends keyof Readings>(
  what: K,
  load: () => Promise<Readings[K]['of']>,
): Promise<Readings[K]['value']> => {
  if (turn.pendingCount >= WAITING) throw new HttpProblem(503)
  const read = await turn(async () => inThread(what, await load()))
  if ('faults' in read) throw new FileRefusal(read.faults)
  return read.value
}

const inThread = async <K extends keyof Readings>(
  name: K,
  of: Readings[K]['of'],
): Promise<Read<Readings[K]['value']>> => {
  try {
    const pool = await thread()
    return await pool.run(of, { name, signal: AbortSignal.timeout(LONGEST) })
  } catch (error) {
    if (wasTooMuch(error)) throw refusal('tooLarge')
    throw error
  }
}

/** How a thread ends that a document has been too much for. */
const wasTooMuch = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
