import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { readConfig } from './config.ts'
import { openMigrated } from './openMigrated.ts'
import { failStart } from './operatorLines.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The composition root and the only place that listens. Everything heavy is loaded when it is needed. */
const serve = async (): Promise<void> => {
  const config = readConfig(process.env)
  const database = await openMigrated(config)
  const parts: { close(): Promise<void> }[] = [database]
  closeWithGrace({ delay: 9500 }, async ({ err }) => {
    if (err) console.error(err)
    for (const part of parts.reverse()) await part.close()
  })
  const [{ catalogue }, { buildServer }] = await Promise.all([import('#schemas'), import('./build.ts')])
  const dist = await frontEnd()
  const accounts = config.production ? [] : await demo(database, catalogue)
  const app = await buildServer({ catalogue, database, config, dist })
  parts.push(app)
  const address = await app.listen({ host: config.host, port: config.port })
  console.log(`Pupitre listens on ${config.publicUrl?.origin ?? address}`)
  for (const { email, password } of accounts) console.log(`  ${email}  ${password}`)
}

const run = async ([command, ...args]: readonly string[]): Promise<void> => {
  if (command !== 'admin:create') return serve()
  const [{ createAdmin }, { catalogue }] = await Promise.all([import('./admin/createAdmin.ts'), import('#schemas')])
  await createAdmin(args, catalogue)
}

await run(process.argv.slice(2)).catch(failStart)
