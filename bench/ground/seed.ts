import { catalogue } from '#schemas'
import { readConfig } from '#server/config.ts'
import { modelOf } from '#server/model/model.ts'
import { openMigrated } from '#server/start/openMigrated.ts'
import { insertRows } from '../../generators/demo/insertRows.ts'
import { demoInstitutions, institutionRows } from '../../generators/demo/institutions.ts'
import { randomFrom } from '../../generators/demo/random.ts'
import type { Rows } from '../../generators/demo/rows.ts'
import { withUniqueKeys } from '../../generators/demo/uniqueKeys.ts'
import { institutionRowCounts, institutions, timeCode } from './rows.ts'

const PATIENCE_MS = 600_000

/** How many time codes each institution has; its place, from 1, is its id. Those of `timed` have a time system. */
export interface Seeding {
  readonly rowCounts: readonly number[]
  readonly timed: readonly number[]
}

/** Institutions that people look at or write to have a time system: all columns are shown there. */
const usual: Seeding = { rowCounts: institutionRowCounts, timed: [institutions.console, institutions.writes] }

/** Writes institutions and their time codes into the empty database that the environment names. */
export const seed = async (
  env: Readonly<Record<string, string>>,
  given: Partial<Seeding> = {},
): Promise<void> => {
  const database = await openMigrated(readConfig(env), { statementTimeoutMs: PATIENCE_MS })
  const tables = new Map(modelOf(catalogue).tables.map((table) => [table.name, table]))
  try {
    await database.transaction(async (transaction) => {
      for (const [entity, rows] of withUniqueKeys(catalogue, benchRows({ ...usual, ...given }))) {
        const table = tables.get(entity)
        if (table) await insertRows(transaction, table, rows)
      }
    })
    await database.afterBulk()
  } finally {
    await database.close()
  }
}

const benchRows = ({ rowCounts, timed }: Seeding): ReadonlyMap<string, Rows> => {
  const homes = demoInstitutions(rowCounts.length)
  const schedules: Rows[number][] = []
  const links: Rows[number][] = []
  for (const [at, count] of rowCounts.entries())
    for (let i = 0; i < count; i++) {
      const id = schedules.length + 1
      schedules.push({ id, ...timeCode(i), isDeleted: false })
      links.push({ id, schedule: id, institution: at + 1 })
    }
  return new Map([
    ['institution', institutionRows(homes, randomFrom(1))],
    [
      'institutionChronos',
      timed.map((institution, i) => ({ id: i + 1, institution, url: 'https://chronos.example' })),
    ],
    ['schedule', schedules],
    ['institutionHasSchedule', links],
  ])
}
