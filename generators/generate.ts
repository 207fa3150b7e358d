import { parseArgs } from 'node:util'
import type { Catalogue } from '#dsl/catalogue.ts'
import { MigrationRefused } from '#server/model/diff.ts'
import { failStart } from '#server/start/operatorLines.ts'
import { type Files, projectRoot, readIfAny, writeFiles } from './files.ts'
import { loadCatalogue } from './loadCatalogue.ts'
import { type MigrationOptions, migrationFiles } from './migrations.ts'
import { namesFiles } from './names.ts'
import { openapiFiles } from './openapi.ts'
import { themeFiles } from './theme.ts'
import { committedMigrations, uncommittedMigrations } from './uncommitted.ts'
import { validatorFiles } from './validators.ts'

/** All that follows from the catalogue and is kept in the repository. Throws MigrationRefused. */
export const generatedFiles = async (
  root: string,
  catalogue: Catalogue,
  options: MigrationOptions = {},
): Promise<Files> =>
  new Map([
    ...migrationFiles(root, catalogue, options),
    ...namesFiles(root, catalogue),
    ...validatorFiles(root, catalogue),
    ...(await openapiFiles(catalogue)),
    ...themeFiles(),
  ])

/** `table.column=expression` → its two sides. */
const usingOf = (told: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    told.map((text) => {
      const at = text.indexOf('=')
      return [text.slice(0, at), text.slice(at + 1)]
    }),
  )

/** Writes what follows from the catalogue and names the files. False where it is refused, and which migration could be made anew. */
const generate = async (catalogue: Catalogue, options: MigrationOptions): Promise<boolean> => {
  try {
    const written = writeFiles(projectRoot, await generatedFiles(projectRoot, catalogue, options))
    console.log(written.length > 0 ? written.join('\n') : 'Everything is up to date.')
    return true
  } catch (error) {
    if (!(error instanceof MigrationRefused)) throw error
    console.error(error.reasons.join('\n'))
    for (const path of uncommittedMigrations(projectRoot))
      console.error(`${path} is not committed: npm run generate -- --again makes it anew from the schemas.`)
    process.exitCode = 1
    return false
  }
}

/** What the one migration that is made anew was called; undefined where there are several, or none. */
const nameOfOnly = (paths: readonly string[]): string | undefined =>
  paths.length === 1 ? paths[0]?.replace(/^migrations\/\d{4}-(.*)\.sql$/, '$1') : undefined

/** Takes back the migrations that are not committed, and generates one in their place; they stay where that fails. */
const generateAgain = async (catalogue: Catalogue, options: MigrationOptions): Promise<boolean> => {
  const committed = committedMigrations(projectRoot)
  const before = new Map([...committed.keys()].map((path) => [path, readIfAny(projectRoot, path)]))
  const name = options.name ?? nameOfOnly(uncommittedMigrations(projectRoot))
  writeFiles(projectRoot, committed)
  let done = false
  try {
    done = await generate(catalogue, { ...options, name })
  } finally {
    if (!done) writeFiles(projectRoot, before)
  }
  if (!done && before.size === 1)
    console.error('--again: every migration is committed, so there is none to make anew.')
  if (done && before.size > 1)
    console.log(
      'A database that has run the old one starts no more: delete that of a trial (DATA_DIR, .data).',
    )
  return done
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      again: { type: 'boolean', default: false },
      'allow-drop': { type: 'boolean', default: false },
      using: { type: 'string', multiple: true, default: [] },
    },
  })
  const catalogue = await loadCatalogue()
  await (values.again ? generateAgain : generate)(catalogue, {
    name: values.name,
    allowDrop: values['allow-drop'],
    using: usingOf(values.using),
  })
}

if (import.meta.main) await main().catch(failStart)
