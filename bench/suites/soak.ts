import { runDay } from '../mixed/day.ts'
import { diskOf } from '../mixed/disk.ts'
import { requestsOf } from '../mixed/figures.ts'
import { settled } from '../mixed/inside.ts'
import { soakFigures } from '../mixed/soakFigures.ts'
import { openTown } from '../mixed/town.ts'
import { minutesGiven } from '../pace.ts'
import type { Suite } from '../suite.ts'

/** New rows make lists longer, which is no leak: nearly all writes change rows that are there. */
const INSERT_EVERY = 15
const REQUESTS = 1_000_000
const PORTIONS = 60
/** Longer than a connection to the database stays open unused. */
const QUIET_MS = 60_000
const nothing = { descriptors: 0, handles: 0 }

export const soak: Suite = {
  name: 'soak',
  about:
    'the mixed load for two hours or a million requests, whichever is longer: what grows in the server, on the disk and in its times',
  inQuick: false,
  run: async ({ pace }) => {
    const given = minutesGiven()
    const minutes = given ?? pace.soakMinutes
    const requests = given === undefined && pace.name === 'full' ? REQUESTS : 0
    const town = await openTown()
    try {
      await runDay(town, { portion: 5, insertEvery: INSERT_EVERY, goesOn: () => false })
      const before = await settled(town.server, nothing, QUIET_MS / 4)
      const disk = [await diskOf(town)]
      const until = Date.now() + minutes * 60_000
      const portions = await runDay(town, {
        portion: (minutes * 60) / PORTIONS,
        insertEvery: INSERT_EVERY,
        after: async () => void disk.push(await diskOf(town)),
        goesOn: (fired) => Date.now() < until || requestsOf(fired) < requests,
      })
      const after = await settled(town.server, before, QUIET_MS)
      return soakFigures({ portions, disk, before, after })
    } finally {
      await town.close()
    }
  },
}
