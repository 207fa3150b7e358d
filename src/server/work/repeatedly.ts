import { errorOf, type Warn } from '../warn.ts'

export interface Repeated {
  /** No further turn begins; ends once the one in hand has. */
  close(): Promise<void>
}

interface Rhythm {
  /** Milliseconds from the end of a turn to the next. */
  readonly pause: number
  /** The first turn does not wait. */
  readonly atOnce?: boolean
  readonly warn: Warn
}

/**
 * What a process does by itself from time to time, which holds no process back. A turn begins once the one before it has ended; one that fails is
 * told, and the next comes at its time.
 */
export const repeatedly = (
  turn: (stopping: AbortSignal) => unknown,
  { pause, atOnce = false, warn }: Rhythm,
): Repeated => {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let inHand: Promise<void> | undefined
  const take = async (): Promise<void> => {
    try {
      await turn(stopping.signal)
    } catch (error) {
      warn(errorOf(error))
    }
    wait()
  }
  const begin = () => {
    inHand = take()
  }
  const wait = () => {
    if (!stopping.signal.aborted) timer = setTimeout(begin, pause).unref()
  }
  if (atOnce) begin()
  else wait()
  return {
    close: async () => {
      stopping.abort()
      clearTimeout(timer)
      await inHand
    },
  }
}
