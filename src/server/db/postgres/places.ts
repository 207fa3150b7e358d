import { unavailable } from '../failure.ts'
import { readinessShare, sessionsShare } from '../session.ts'

interface Room {
  free: number
}

interface Waiting {
  readonly rooms: readonly Room[]
  enter(): void
}

/**
 * A bulkhead for the connections of a pool: who may have one, and how many at once. Sign-in and
 * readiness have places that nothing else takes. Any other share is a resource: all of them have the rest of the pool
 * together, and none more than half of that, so that a locked table keeps no other one waiting. A wait is bounded; first come, first served among those for whom there is room.
 */
export class Places {
  readonly #rooms: Map<string, Room>
  readonly #common: Room
  readonly #most: number
  readonly #waiting = new Set<Waiting>()
  readonly #patienceMs: number

  constructor(size: number, patienceMs: number) {
    const sessions = Math.max(1, Math.floor(size / 5))
    const rest = Math.max(1, size - sessions - 1)
    this.#rooms = new Map([
      [readinessShare, { free: 1 }],
      [sessionsShare, { free: sessions }],
    ])
    this.#common = { free: rest }
    this.#most = Math.max(1, Math.floor(rest / 2))
    this.#patienceMs = patienceMs
  }

  /**
   * Resolves to the function that gives the place back, to be called once.
   * @throws DatabaseFailure `databaseUnavailable` when none came free in time
   */
  enter(share?: string): Promise<() => void> {
    const rooms = this.#roomsOf(share)
    if (hasRoom(rooms)) return Promise.resolve(this.#take(rooms))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting)
        reject(unavailable('no place came free'))
      }, this.#patienceMs)
      const enter = () => {
        clearTimeout(timer)
        this.#waiting.delete(waiting)
        resolve(this.#take(rooms))
      }
      const waiting: Waiting = { rooms, enter }
      this.#waiting.add(waiting)
    })
  }

  #roomsOf(share: string | undefined): readonly Room[] {
    if (share === undefined) return [this.#common]
    const own = this.#rooms.get(share) ?? { free: this.#most }
    this.#rooms.set(share, own)
    return share === sessionsShare || share === readinessShare ? [own] : [own, this.#common]
  }

  #take(rooms: readonly Room[]): () => void {
    for (const room of rooms) room.free--
    return () => {
      for (const room of rooms) room.free++
      for (const waiting of this.#waiting) if (hasRoom(waiting.rooms)) waiting.enter()
    }
  }
}

const hasRoom = (rooms: readonly Room[]): boolean => rooms.every((room) => room.free > 0)
