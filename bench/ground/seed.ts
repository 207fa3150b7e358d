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

/** Writes the institutions and their time codes, at most `largest` each, into the empty database that the environment names. */
export const seed = async (
  env: Readonly<Record<string, string>>,
  { largest = Number.POSITIVE_INFINITY } = {},
): Promise<void> => {
  const database = await openMigrated(readConfig(env), { statementTimeoutMs: PATIENCE_MS })
  const tables = new Map(modelOf(catalogue).tables.map((table) => [table.name, table]))
  try {
    await database.transaction(async (transaction) => {
      for (const [entity, rows] of withUniqueKeys(catalogue, benchRows(largest))) {
        const table = tables.get(entity)
        if (table) await insertRows(transaction, table, rows)
      }
    })
    await database.afterBulk()
  } finally {
    await database.close()
  }
}

/** Institutions that people look at or write to have a time system: all columns are shown there. */
const benchRows = (largest: number): ReadonlyMap<string, Rows> => {
  const homes = demoInstitutions(institutionRowCounts.length)
  const schedules: Rows[number][] = []
  const links: Rows[number][] = []
  for (const [at, count] of institutionRowCounts.entries())
    for (let i = 0; i < Math.min(count, largest); i++) {
      const id = schedules.length + 1
      schedules.push({ id, ...timeCode(i), isDeleted: false })
      links.push({ id, schedule: id, institution: at + 1 })
    }
  return new Map([
    ['institution', institutionRows(homes, randomFrom(1))],
    [
      'institutionChronos',
      [institutions.console, institutions.writes].map((institution, i) => ({
        id: i + 1,
        institution,
        url: 'https://chronos.example',
      })),
    ],
    ['schedule', schedules],
    ['institutionHasSchedule', links],
  ])
}
