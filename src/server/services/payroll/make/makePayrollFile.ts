import type { Database } from '../../../db/database.ts'
import { operator } from '../../../principal.ts'
import type { Executor } from '../../../resources/catalogue/statement.ts'
import { changeState } from '../changeState.ts'
import { type Announcing, announce } from './announce.ts'
import { fileText } from './fileText.ts'
import { type Hours, hoursOf } from './hoursOf.ts'
import { keepFiles, type Made } from './keepFiles.ts'
import { readMissions } from './readMissions.ts'
import { type Order, readOrder } from './readOrder.ts'

interface Making extends Announcing {
  readonly database: Database
}

/**
 * Makes the file of an export, once: what is read and reckoned holds nobody up, and one short transaction keeps it, unless the file is
 * there by then. @throws what went wrong, when the export stands as failed, to be tried again later
 */
export const makePayrollFile = async ({ database, ...announcing }: Making, id: number): Promise<void> => {
  const db = database.kysely
  const order = await readOrder(db, id)
  if (!order) return
  try {
    const made = await make(db, order)
    await database.transaction(async (tx) => {
      if ((await keepFiles(tx, order, made)) && order.admin !== null)
        await announce(tx, announcing, order.admin)
    })
  } catch (error) {
    // Where not even that can be written the export goes on waiting, as it does.
    await database
      .transaction(async (tx) => {
        // False where it is made after all, or stands so already.
        const failed = await changeState(tx, operator, { id, from: 'waiting', after: { state: 'failed' } })
        if (failed && order.admin !== null) await announce(tx, announcing, order.admin)
      })
      .catch((failure: unknown) => {
        throw new AggregateError([error, failure], `${error}; and it does not stand as failed: ${failure}`)
      })
    throw error
  }
}

const make = async (db: Executor, order: Order): Promise<Made> => {
  const exported: Hours[] = []
  const gaps: Hours[] = []
  for await (const page of readMissions(db, order))
    for (const mission of page)
      for (const hours of hoursOf(mission, order)) (hours.reason ? gaps : exported).push(hours)
  const byDay = (a: Hours, b: Hours) => a.day - b.day || a.mission.id - b.mission.id
  return {
    exported: await fileText('exported', order, exported.sort(byDay)),
    leftOut: gaps.length > 0 ? await fileText('leftOut', order, gaps.sort(byDay)) : undefined,
    gaps,
    counts: { exported: missionsIn(exported), leftOut: missionsIn(gaps) },
  }
}

const missionsIn = (hours: readonly Hours[]): number => new Set(hours.map(({ mission }) => mission.id)).size
