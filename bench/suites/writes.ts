import { takeTurns } from '../browser/turns.ts'
import { compared, type Figure } from '../figures.ts'
import type { Ground } from '../ground/ground.ts'
import { institutions } from '../ground/rows.ts'
import { type WriteRival, writeCases } from '../load/cases.ts'
import { changeable } from '../load/changeable.ts'
import { openGun } from '../load/gun.ts'
import { newOurs, newRival, newThorough } from '../load/newRow.ts'
import { refusals } from '../load/refusals.ts'
import type { Inserts, Shots, Updates } from '../load/shots.ts'
import type { Suite } from '../suite.ts'

/** Requests for a second of measuring; on more connections more go through. */
const A_SECOND = { 1: 150, 10: 400 } as const

export const writes: Suite = {
  name: 'writes',
  about:
    'time codes inserted and changed one by one on the production server, against a bare handler that writes row and link in one statement, without rights, versions, audit or idempotency, and against one with all of these',
  run: async ({ pace, ground: open }) => {
    const ground = await open()
    const gun = openGun()
    const figures: Figure[] = []
    try {
      for (const { name, kind, connections, rival } of writeCases) {
        const amount = Math.ceil(A_SECOND[connections] * pace.seconds * 2)
        const fire = async (side: Side) =>
          gun.fire({ ...(await shotsOf(ground, side, kind)), connections, amount })
        const found = await takeTurns(
          pace.rounds,
          () => fire('ours'),
          () => fire(rival),
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

type Side = 'ours' | WriteRival

const newRowOf = { ours: newOurs, bare: newRival, thorough: newThorough }

const shotsOf = async (
  ground: Ground,
  side: Side,
  kind: 'insert' | 'update',
): Promise<Pick<Shots, 'url' | 'headers' | 'what'>> => {
  const { url } = side === 'ours' ? ground.ours : ground.rival
  const headers = { ours: ground.authorization, bare: async () => ({}), thorough: ground.rivalAuthorization }
  const what: Inserts | Updates =
    kind === 'insert'
      ? { kind, ...newRowOf[side](institutions.writes) }
      : { kind, rows: await changeable(ground, side) }
  return { url, headers: await headers[side](), what }
}
