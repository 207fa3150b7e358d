import { takeTurns } from '../browser/turns.ts'
import { compared, type Figure } from '../figures.ts'
import type { Ground } from '../ground/ground.ts'
import { institutions } from '../ground/rows.ts'
import { type Asking, askingOurs, askingRival, askOnce, assertSame } from '../load/asking.ts'
import { type ReadCase, readCases } from '../load/cases.ts'
import { amountFor, type Gun, openGun } from '../load/gun.ts'
import { whileInserting } from '../load/inserting.ts'
import { type NewRow, newOurs, newRival } from '../load/newRow.ts'
import { refusals } from '../load/refusals.ts'
import type { Fired } from '../load/shots.ts'
import type { Pace } from '../pace.ts'
import type { Suite } from '../suite.ts'

const CONNECTIONS = 10

export const reads: Suite = {
  name: 'reads',
  about:
    'pages and searches of an institution with their count, production server, 10 connections, against a bare Fastify handler with prepared statements and a kept count',
  run: async ({ pace, ground: open }) => {
    const ground = await open()
    const gun = openGun()
    try {
      const figures: Figure[] = []
      for (const one of readCases) figures.push(...(await race(one, ground, { gun, pace })))
      return figures
    } finally {
      gun.close()
    }
  },
}

const race = async (
  one: ReadCase,
  ground: Ground,
  { gun, pace }: { readonly gun: Gun; readonly pace: Pace },
): Promise<Figure[]> => {
  const [ours, rival] = [await askingOurs(ground, one), askingRival(ground, one)]
  const [byOurs, byRival] = [await askOnce(ours), await askOnce(rival)]
  if (!one.written) assertSame(one.name, byOurs.answers, byRival.answers)
  const institution = institutions.ofSize(one.rows)
  const fire = (asking: Asking, ms: number, row: NewRow): Promise<Fired> => {
    const { url, headers, path, bodies } = asking
    const shots = { url, headers, connections: CONNECTIONS, amount: amountFor(pace.seconds, ms) }
    const work = () => gun.fire({ ...shots, what: { kind: 'read', path, bodies } })
    return one.written ? whileInserting(asking, row, work) : work()
  }
  const found = await takeTurns(
    pace.rounds,
    () => fire(ours, byOurs.ms, newOurs(institution)),
    () => fire(rival, byRival.ms, newRival(institution)),
    // What was asked once is prepared and cached.
    { warmUp: false },
  )
  const of = (what: 'perSecond' | 'p99') => found.map((r) => ({ ours: r.ours[what], rival: r.rival[what] }))
  return [
    compared({ name: one.name, unit: 'a second', ...refusals(found) }, of('perSecond')),
    compared({ name: `${one.name}, p99`, unit: 'ms' }, of('p99')),
  ]
}
