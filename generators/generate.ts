import { parseArgs } from 'node:util'
import type { Catalogue } from '#dsl/catalogue.ts'
import { MigrationRefused } from '#server/model/diff.ts'
import { type Files, projectRoot, writeFiles } from './files.ts'
import { type MigrationOptions, migrationFiles } from './migrations.ts'
import { namesFiles } from './names.ts'
import { openapiFiles } from './openapi.ts'
import { themeFiles } from './theme.ts'
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

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      'allow-drop': { type: 'boolean', default: false },
      using: { type: 'string', multiple: true, default: [] },
    },
  })
  const { catalogue } = await import('#schemas')
  try {
    const written = writeFiles(
      projectRoot,
      await generatedFiles(projectRoot, catalogue, {
        name: values.name,
        allowDrop: values['allow-drop'],
        using: usingOf(values.using),
      }),
    )
    console.log(written.length > 0 ? written.join('\n') : 'Everything is up to date.')
  } catch (error) {
    if (!(error instanceof MigrationRefused)) throw error
    console.error(error.reasons.join('\n'))
    process.exitCode = 1
  }
}

if (import.meta.main) await main()
