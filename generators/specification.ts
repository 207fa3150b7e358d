import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { Described } from '#dsl/described/described.ts'
import { specificationPages, stamp } from './builtPages.ts'
import { projectRoot, writeFiles } from './files.ts'
import { loadCatalogue } from './loadCatalogue.ts'
import { extrasOf } from './specification/extras.ts'
import { changesSince, keepSince, sinceOf } from './specification/since.ts'
import { specificationFiles } from './specification/site.ts'

const ownFolder = join(projectRoot, specificationPages.folder)

/** Writes the specification into a folder and tells how many pages. Only in its own are those of tables that are no more taken away. */
const writeSpecification = async (
  folder: string,
  catalogue: Catalogue,
  described: Described,
): Promise<number> => {
  const begun = new Date()
  const since = sinceOf(projectRoot, folder)
  const changes = await changesSince(projectRoot, since)
  const extras = await extrasOf(projectRoot, catalogue, changes)
  const files = await specificationFiles(catalogue, described, extras)
  if (folder === ownFolder) rmSync(folder, { recursive: true, force: true })
  writeFiles(folder, files)
  if (since !== undefined && changes) keepSince(projectRoot, folder, since)
  writeFileSync(join(folder, stamp), '')
  utimesSync(join(folder, stamp), begun, begun)
  return [...files.keys()].filter((path) => path.endsWith('.html')).length
}

/** `npm run specification [-- FOLDER]` */
const main = async (): Promise<void> => {
  const begun = performance.now()
  const catalogue = await loadCatalogue()
  const { described } = await import('#schemas/described/described.ts')
  const folder = resolve(process.argv[2] ?? ownFolder)
  const pages = await writeSpecification(folder, catalogue, described)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${pages} pages in ${seconds} s: ${join(folder, 'index.html')}`)
}

if (import.meta.main) await main()
