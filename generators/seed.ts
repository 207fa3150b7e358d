import { parseArgs } from 'node:util'
import { demoAccounts, demoPassword } from '#server/admin/demoAccounts.ts'
import { readConfig } from '#server/config.ts'
import { openMigrated } from '#server/start/openMigrated.ts'
import { failStart, StartProblem } from '#server/start/operatorLines.ts'
import { NotEmpty, seedDemo } from './demo/seedDemo.ts'

const LARGEST = 10_000
/** Rows of a large demo take longer to make up than a request may be idle in its transaction. */
const PATIENCE_MS = 600_000

/**
 * `npm run seed -- --scale 100`: fills the configured, empty database with a demo. Rows grow with the scale
 * as `demo/sizes.ts` says; 834 gives 100 000 time codes.
 */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } })
  const scale = Number(values.scale)
  if (!(scale >= 1 && scale <= LARGEST)) throw new StartProblem(`--scale: a number from 1 to ${LARGEST}.`)
  const config = readConfig(process.env)
  if (config.production) throw new StartProblem('Demo accounts are never created in production.')
  const { catalogue } = await import('#schemas')
  const database = await openMigrated(config, { statementTimeoutMs: PATIENCE_MS })
  try {
    const counts = await seedDemo(database, catalogue, {
      scale,
      now: new Date(),
      secretKey: config.secretKey,
    })
    for (const [entity, count] of counts) console.log(`${String(count).padStart(8)}  ${entity}`)
    console.log(`Accounts, password ${demoPassword}: ${demoAccounts.map((a) => a.email).join(', ')}`)
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error
    throw new StartProblem('The database has data already: choose an empty DATA_DIR or DATABASE_URL.')
  } finally {
    await database.close()
  }
}

await main().catch(failStart)
