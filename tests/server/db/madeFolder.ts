import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'

let made: string | undefined

/** The folder of this run. */
export const madeFolder = (): string => {
  const given = process.env.MADE_FOLDER
  if (!given) throw new Error('MADE_FOLDER: the vitest configuration needs tests/server/db/madeFolder.ts')
  return given
}

/** Begins the names of all templates of this run. */
export const templatePrefix = (): string => `pupitre_made_${basename(madeFolder()).toLowerCase()}_`

/** A folder for what a run makes once, as long as it lasts: databases that suites start from (`made.ts`), compiled modules. */
export const setup = (): void => {
  // Asked once a project of the run.
  if (process.env.MADE_FOLDER) return
  made = mkdtempSync(join(tmpdir(), 'pupitre-made-'))
  process.env.MADE_FOLDER = made
  process.env.NODE_COMPILE_CACHE ??= join(process.env.MADE_FOLDER, 'compiled')
}

export const teardown = async (): Promise<void> => {
  if (made === undefined) return
  if (process.env.TEST_DATABASE_URL) await dropTemplates(process.env.TEST_DATABASE_URL)
  // A process that is stopped may still write what it has compiled.
  rmSync(made, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

async function dropTemplates(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [templatePrefix()],
  )
  for (const { name } of rows) await client.query(`drop database "${name}"`)
  await client.end()
}
