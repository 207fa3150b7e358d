import { startPostgres } from '../postgresServer.ts'

/** Where no server is named in `TEST_DATABASE_URL`, one is started for the run. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.TEST_DATABASE_URL) return undefined
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url
  return server.stop
}

/** Of the shared server, as its superuser. */
export const sharedServer = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('no PostgreSQL: run with --config tests/postgres/vitest.config.ts')
  return url
}
