import { unavailable } from '../failure.ts'
import { readinessShare, sessionsShare } from '../session.ts'

/** Places that may be taken by some shares only, and how many of them each share has. */
interface Room {
  free: number
  readonly taken: Map<string, number>
  /** True for a room in which a share may have no more than it leaves free. */
  readonly isCommon: boolean
}

interface Waiting {
  readonly room: Room
  readonly share: string
  enter(): void
}

/**
 * A bulkhead for the connections of a pool: who may have one, and how many at once. Sign-in and readiness have places that
 * nothing else takes. Any other share is a resource: all of them have the rest together, and each takes another place only
 * as long as it has fewer than it leaves free. So one alone has half of them, a second half of what is left, and a locked
 * table keeps no other one waiting. A wait is bounded; first come, first served among those for whom there is a place.
 * Source: dynamic thresholds (Choudhury and Hahne, 1998).
 */
export class Places {
  readonly #readiness: Room
  readonly #sessions: Room
  readonly #common: Room
  readonly #waiting = new Set<Waiting>()
  readonly #patienceMs: number

  constructor(size: number, patienceMs: number) {
    const sessions = Math.max(1, Math.floor(size / 5))
    this.#readiness = roomOf(1)
    this.#sessions = roomOf(sessions)
    this.#common = { ...roomOf(Math.max(1, size - sessions - 1)), isCommon: true }
    this.#patienceMs = patienceMs
  }

  /**
   * Resolves to the function that gives the place back, to be called once.
   * @throws DatabaseFailure `databaseUnavailable` when none came free in time
   */
  enter(share = ''): Promise<() => void> {
    const room = this.#roomFor(share)
    if (fits(room, share)) return Promise.resolve(this.#take(room, share))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting)
        reject(unavailable('no place came free'))
      }, this.#patienceMs)
      const enter = () => {
        clearTimeout(timer)
        this.#waiting.delete(waiting)
        resolve(this.#take(room, share))
      }
      const waiting: Waiting = { room, share, enter }
      this.#waiting.add(waiting)
    })
  }

  #roomFor(share: string): Room {
    if (share === readinessShare) return this.#readiness
    return share === sessionsShare ? this.#sessions : this.#common
  }

  #take(room: Room, share: string): () => void {
    count(room, share, 1)
    return () => {
      count(room, share, -1)
      for (const waiting of this.#waiting) if (fits(waiting.room, waiting.share)) waiting.enter()
    }
  }
}

const roomOf = (free: number): Room => ({ free, taken: new Map(), isCommon: false })

const count = (room: Room, share: string, change: 1 | -1): void => {
  room.free -= change
  room.taken.set(share, (room.taken.get(share) ?? 0) + change)
}

const fits = ({ free, taken, isCommon }: Room, share: string): boolean =>
  free > 0 && (!isCommon || (taken.get(share) ?? 0) < free)
