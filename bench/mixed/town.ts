import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#tests/postgresServer.ts'
import { type Child, startChild } from '../ground/children.ts'
import { productionEnvironment } from '../ground/ground.ts'
import { running } from '../ground/running.ts'
import { seed } from '../ground/seed.ts'
import { rowCounts } from './house.ts'
import { insideHook } from './inside.ts'
import { createPeople, type SignIn, signInsOf } from './people.ts'

/** The production server over 300 institutions with 100,000 rows, and the people who sign in to it. */
export interface Town {
  readonly server: Child
  readonly databaseUrl: string
  readonly dataDir: string
  readonly people: readonly SignIn[]
  close(): Promise<void>
}

/** On PostgreSQL alone: on the embedded database nobody has fifty people at once. @throws Error where there is none */
export const openTown = async (): Promise<Town> => {
  const folder = mkdtempSync(join(tmpdir(), 'pupitre-bench-'))
  const postgres = await startPostgres({ settings: { shared_buffers: '256MB' } })
  let server: Child | undefined
  const close = running(async () => {
    await server?.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  try {
    const dataDir = join(folder, 'data')
    const env = { ...productionEnvironment(), DATABASE_URL: postgres.url, DATA_DIR: dataDir }
    await seed(env, { rowCounts, timed: [1] })
    const accounts = await createPeople(env, folder)
    const profiling = process.env.SERVER_OPTIONS?.split(' ').filter(Boolean) ?? []
    server = await startChild(
      [...profiling, '--import', insideHook, 'generators/start.ts', '--services-only'],
      env,
      '/readyz',
    )
    return { server, databaseUrl: postgres.url, dataDir, people: signInsOf(server.url, accounts), close }
  } catch (error) {
    await close()
    throw error
  }
}
