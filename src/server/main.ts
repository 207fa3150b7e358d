import { setImmediate } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { Catalogue } from '#dsl/catalogue.ts'
import { readConfig } from './config.ts'
import type { Database } from './db/database.ts'
import type { FillDemo } from './demo.ts'
import { failStart } from './start/operatorLines.ts'
import { mailless, warningsOf } from './start/operatorWarnings.ts'
import { patiently } from './start/startupRetry.ts'
import type { Warn } from './warn.ts'

/** What the server is handed by whoever starts it: it knows neither how pages are built nor what a demo holds. */
export interface Supplies {
  /** Give the folder of the console's pages, of the gallery's and of the specification's, built first where they are not up to date. */
  readonly frontEnd: () => Promise<string>
  readonly gallery: () => Promise<string>
  readonly specification: () => Promise<string>
  readonly fillDemo: FillDemo
}

/** Longest that requests in hand are waited for at the end, in milliseconds. */
const patience = 9500

/**
 * The composition root and the only place that listens. Everything heavy is loaded when it is needed.
 * `--services-only`: without the front end, which the development server then serves.
 */
const serve = async (args: readonly string[], supplies: Supplies): Promise<void> => {
  const config = readConfig(process.env)
  // The server's own log, once there is one: an outage is told there for requests too.
  const log: { warn?: Warn } = {}
  const warn: Warn = (error) => log.warn?.(error)
  const { openMigrated } = await import('./start/openMigrated.ts')
  const opening = patiently(() => openMigrated(config, { warn }))
  // Whoever finds the folder in use is told so before anything heavy is loaded.
  await Promise.race([opening, setImmediate()])
  const loading = Promise.all([import('#schemas'), import('#schemas/shiftSummary.ts'), import('./build.ts')])
  // What is wrong with the schemas is told below, in one line: a database takes longer to open than they to be refused.
  loading.catch(() => {})
  const database = await opening
  const open: { close(): Promise<unknown> }[] = [database]
  // The signal may come twice, from the terminal and from npm; the deadline ends what hangs.
  closeWithGrace({ delay: patience, onSecondSignal: () => {} }, async ({ err }) => {
    if (err) console.error(err)
    for (const part of open.toReversed()) await part.close()
  })
  const [{ catalogue }, { shiftSummary }, { buildServer }] = await loading
  const accounts = config.production
    ? await noDemo(database)
    : await patiently(async () =>
        (await import('./demo.ts')).demo(database, catalogue, config, supplies.fillDemo),
      )
  const openWork = async () => {
    const { Work } = await import('./work/work.ts')
    const work = await patiently(() => Work.open(database, { onError: warn }))
    open.push(work)
    return work
  }
  const frontEnd = args.includes('--services-only') ? undefined : supplies.frontEnd()
  const [work, dist] = await Promise.all([openWork(), frontEnd])
  const app = await buildServer({
    catalogue,
    database,
    config,
    tags: shiftSummary,
    dist,
    work,
    gallery: dist === undefined ? undefined : supplies.gallery,
    specification: dist === undefined ? undefined : supplies.specification,
  })
  log.warn = app.log.warn.bind(app.log)
  open.push(app)
  await (await import('./start/startWork.ts')).startWork(database, work, config)
  const { keepSealing } = await import('./auditSeals/keepSealing.ts')
  open.push(keepSealing(database, config.secretKey, warn))
  if (database.engine === 'embedded') {
    const { offerCopies } = await import('./backup/offerCopies.ts')
    open.push(offerCopies(config.dataDir, database, warn))
  }
  const address = await app.listen({ host: config.host, port: config.port })
  const told = config.smtpUrl === undefined && !config.production ? [mailless] : []
  const lines = [`Pupitre listens on ${config.publicUrl?.origin ?? address}`, ...accounts, ...told]
  console.log(lines.join('\n  '))
  for (const line of warningsOf(config)) console.error(line)
  if (config.gazetteer) {
    const { keepGazetteer } = await import('./services/gazetteer/filling/keepGazetteer.ts')
    open.push(keepGazetteer(database, warn))
  }
}

const noDemo = async (database: Database): Promise<[]> => {
  await (await import('./admin/demoSignIns.ts')).refuseDemo(database)
  return []
}

/** What the program does besides serving, by the first word of its command line. */
const commands: Readonly<Record<string, (args: readonly string[], catalogue: Catalogue) => Promise<void>>> = {
  'admin:create': async (...given) => (await import('./admin/createAdmin.ts')).createAdmin(...given),
  'gazetteer:import': async (args) =>
    (await import('./services/gazetteer/filling/importPostal.ts')).importPostal(args),
  backup: async (args) => (await import('./backup/backUp.ts')).backUp(args),
  restore: async (args) => (await import('./backup/restore.ts')).restore(args),
  audit: async (args) => (await import('./auditSeals/auditCommand.ts')).auditCommand(args),
  'demo:remove': async (...given) => (await import('./admin/removeDemo.ts')).removeDemo(...given),
}

const run = async ([command = '', ...args]: readonly string[], supplies: Supplies): Promise<void> => {
  if (!Object.hasOwn(commands, command)) return serve([command, ...args], supplies)
  const { catalogue } = await import('#schemas')
  await commands[command]?.(args, catalogue)
}

/** Runs what the command line asks for; a failed start ends the process with one line. */
export const main = (supplies: Supplies): Promise<void> =>
  run(process.argv.slice(2), supplies).catch(failStart)
