import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import type { Catalogue } from '#dsl/catalogue.ts'
import { type Config, readConfig } from './config.ts'
import type { Database } from './db/database.ts'
import { failStart } from './operatorLines.ts'
import { warningsOf } from './operatorWarnings.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Longest that requests in hand are waited for at the end, in milliseconds. */
const patience = 9500

/**
 * The composition root and the only place that listens. Everything heavy is loaded when it is needed.
 * `--services-only`: without the front end, which the development server then serves.
 */
const serve = async (args: readonly string[]): Promise<void> => {
  const config = readConfig(process.env)
  const { openMigrated } = await import('./openMigrated.ts')
  // The folder is locked by the call itself: a second process has failed before anything else is loaded.
  const opening = openMigrated(config)
  const loading = Promise.all([import('#schemas'), import('./build.ts')])
  const database = await opening
  const open: { close(): Promise<unknown> }[] = [database]
  // The signal may come twice, from the terminal and from npm; the deadline ends what hangs.
  closeWithGrace({ delay: patience, onSecondSignal: () => {} }, async ({ err }) => {
    if (err) console.error(err)
    for (const part of open.toReversed()) await part.close()
  })
  const [{ catalogue }, { buildServer }] = await loading
  const accounts = config.production ? await noDemo(database) : await withDemo(database, catalogue, config)
  const dist = args.includes('--services-only') ? undefined : await frontEnd()
  const app = await buildServer({
    catalogue,
    database,
    config,
    dist,
    gallery: dist === undefined ? undefined : gallery,
  })
  open.push(app)
  const address = await app.listen({ host: config.host, port: config.port })
  const lines = [`Pupitre listens on ${config.publicUrl?.origin ?? address}`, ...accounts]
  console.log(lines.join('\n  '))
  for (const line of warningsOf(config)) console.error(line)
}

const withDemo = async (database: Database, catalogue: Catalogue, config: Config): Promise<string[]> =>
  (await import('./demo.ts')).demo(database, catalogue, config)

const noDemo = async (database: Database): Promise<[]> => {
  await (await import('./admin/demoSignIns.ts')).refuseDemo(database)
  return []
}

const gallery = async (): Promise<string> => {
  const { galleryPages, upToDateFrontEnd } = await import('./web/buildFrontEnd.ts')
  return upToDateFrontEnd(root, galleryPages)
}

const frontEnd = async (): Promise<string> => (await import('./web/buildFrontEnd.ts')).upToDateFrontEnd(root)

/** What the program does besides serving, by the first word of its command line. */
const commands: Readonly<Record<string, (args: readonly string[], catalogue: Catalogue) => Promise<void>>> = {
  'admin:create': async (...given) => (await import('./admin/createAdmin.ts')).createAdmin(...given),
  'demo:remove': async (...given) => (await import('./admin/removeDemo.ts')).removeDemo(...given),
}

const run = async ([command = '', ...args]: readonly string[]): Promise<void> => {
  if (!Object.hasOwn(commands, command)) return serve([command, ...args])
  const { catalogue } = await import('#schemas')
  await commands[command]?.(args, catalogue)
}

await run(process.argv.slice(2)).catch(failStart)
