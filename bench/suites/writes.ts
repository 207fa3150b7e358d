import { takeTurns } from '../browser/turns.ts'
import { compared, type Figure } from '../figures.ts'
import type { Ground } from '../ground/ground.ts'
import { institutions } from '../ground/rows.ts'
import { writeCases } from '../load/cases.ts'
import { changeable } from '../load/changeable.ts'
import { openGun } from '../load/gun.ts'
import { newOurs, newRival } from '../load/newRow.ts'
import { refusals } from '../load/refusals.ts'
import type { Inserts, Shots, Updates } from '../load/shots.ts'
import type { Suite } from '../suite.ts'

/** Requests for a second of measuring; on more connections more go through. */
const A_SECOND = { 1: 150, 10: 400 } as const

export const writes: Suite = {
  name: 'writes',
  about:
    'time codes inserted and changed one by one on the production server, against a bare handler that writes row and link in one statement, without rights, versions, audit or idempotency',
  run: async ({ pace, ground: open }) => {
    const ground = await open()
    const gun = openGun()
    const figures: Figure[] = []
    try {
      for (const { name, kind, connections } of writeCases) {
        const amount = Math.ceil(A_SECOND[connections] * pace.seconds * 2)
        const fire = async (side: 'ours' | 'rival') =>
          gun.fire({ ...(await shotsOf(ground, side, kind)), connections, amount })
        const found = await takeTurns(
          pace.rounds,
          () => fire('ours'),
          () => fire('rival'),
        )
        const of = (what: 'perSecond' | 'p99') =>
          found.map((r) => ({ ours: r.ours[what], rival: r.rival[what] }))
        figures.push(
          compared({ name, unit: 'a second', ...refusals(found) }, of('perSecond')),
          compared({ name: `${name}, p99`, unit: 'ms' }, of('p99')),
        )
      }
      return figures
    } finally {
      gun.close()
    }
  },
}

const shotsOf = async (
  ground: Ground,
  side: 'ours' | 'rival',
  kind: 'insert' | 'update',
): Promise<Pick<Shots, 'url' | 'headers' | 'what'>> => {
  const { url } = ground[side]
  const headers = side === 'ours' ? await ground.authorization() : {}
  const inserted = (side === 'ours' ? newOurs : newRival)(institutions.writes)
  const what: Inserts | Updates =
    kind === 'insert' ? { kind, ...inserted } : { kind, rows: await changeable(ground, side) }
  return { url, headers, what }
}
