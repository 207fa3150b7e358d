import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from '#dsl/catalogue.ts'
import { readLabels } from '../../labels/locale.ts'
import { describeCatalogue } from './describe.ts'

/** `node main.ts FOLDER`: the description of the schemas and labels there, as JSON on standard output. */
const main = async (): Promise<void> => {
  const root = resolve(process.argv[2] ?? '.')
  const found: { readonly catalogue?: Catalogue } = await import(
    pathToFileURL(join(root, 'schemas/index.ts')).href
  )
  if (!found.catalogue?.entities) throw new RangeError('its schemas make no catalogue')
  process.stdout.write(
    JSON.stringify(describeCatalogue(found.catalogue, (language) => readLabels(root, language))),
  )
}

if (import.meta.main) await main()
