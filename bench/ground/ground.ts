import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresServer, startPostgres } from '#tests/postgresServer.ts'
import { buildRival } from '../rival/build.ts'
import { type Account, authorizationOf, createAccount, type Headers } from './account.ts'
import { type Child, type Environment, root, startChild } from './children.ts'
import { running } from './running.ts'
import { seed } from './seed.ts'

/** The console as it is run in production and the rival, over the same rows. */
export interface Ground {
  readonly engine: 'PostgreSQL' | 'PGlite'
  readonly ours: Child
  readonly rival: Child
  readonly account: Account
  /** Headers of a request to ours. */
  authorization(): Promise<Headers>
  /** And of one to the rival, where it asks who asks. */
  rivalAuthorization(): Promise<Headers>
  close(): Promise<void>
}

export const productionEnvironment = (): Environment => ({
  NODE_ENV: 'production',
  SECRET_KEY: randomBytes(32).toString('hex'),
  GAZETTEER: 'off',
})

/** Both on one PostgreSQL; where none is installed, each on an embedded database of its own with the same rows. */
export const openGround = async (): Promise<Ground> => {
  const folder = mkdtempSync(join(tmpdir(), 'pupitre-bench-'))
  const postgres = await postgresOrNone()
  const children: Child[] = []
  const close = running(async () => {
    for (const child of children) await child.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  try {
    const env = {
      ...productionEnvironment(),
      DATABASE_URL: postgres?.url ?? '',
      DATA_DIR: join(folder, 'data'),
    }
    await seed(env)
    const account = createAccount(env, folder)
    const RIVAL_SITE = await buildRival(folder)
    const RIVAL_DATA = join(folder, 'rival')
    if (!postgres) cpSync(env.DATA_DIR, RIVAL_DATA, { recursive: true })
    const ours = await startChild(['generators/start.ts'], env, '/readyz')
    children.push(ours)
    const rival = await startChild([join(root, 'bench/rival/server.ts')], { ...env, RIVAL_SITE, RIVAL_DATA })
    children.push(rival)
    const authorization = authorizationOf(ours.url, account)
    const rivalAuthorization = authorizationOf(rival.url, account)
    const engine = postgres ? 'PostgreSQL' : 'PGlite'
    return { engine, ours, rival, account, authorization, rivalAuthorization, close }
  } catch (error) {
    await close()
    throw error
  }
}

const postgresOrNone = async (): Promise<PostgresServer | undefined> => {
  try {
    return await startPostgres({ settings: { shared_buffers: '256MB' } })
  } catch (error) {
    console.error(`On the embedded database: ${(error as Error).message}`)
    return undefined
  }
}
