import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { StartProblem } from '#server/start/operatorLines.ts'

/** What the front end is made of, below the project's root. */
const sources = [
  'index.html',
  'vite.config.ts',
  'generators/page',
  'generators/recipesAsSheets.ts',
  'generators/recipeSheets.ts',
  'generators/wordsInParts.ts',
  'package-lock.json',
  'locales',
  'public',
  'schemas',
  'src/app',
  'src/client',
  'src/dsl',
  'src/engine',
  'src/generated',
  'src/protocol',
  'src/renderer',
  'src/screens',
]

/** A page that is built from the sources: the console, or what only those who work on it see. */
export interface Built {
  /** Folder it is built into, and what of the configuration it is built by. */
  readonly folder: string
  readonly mode: string
  /** The page itself, in that folder. */
  readonly page: string
  readonly sources: readonly string[]
}

const consolePages: Built = { folder: 'dist', mode: 'production', page: 'index.html', sources }
/** Every table in its states, for product people; never in production. */
export const galleryPages: Built = {
  folder: 'dist-gallery',
  mode: 'gallery',
  page: 'gallery/index.html',
  sources: [...sources, 'gallery', 'src/gallery', 'src/stage'],
}

/** What product people read of every table, written without the browser's tools. */
export const specificationPages: Built = {
  folder: 'dist-specification',
  mode: 'specification',
  page: 'index.html',
  sources: [
    'generators/specification.ts',
    'generators/specification',
    'generators/recipeSheets.ts',
    'docs/approvals.json',
    'docs/decisions.md',
    // A new version: changes are told since the last one.
    '.git/refs/tags',
    'package-lock.json',
    'locales',
    'schemas',
    'src/app/theme',
    'src/dsl',
    'src/engine',
    'src/gallery/states.ts',
    'src/generated',
    'src/protocol',
    'src/renderer',
    'src/server/model',
    'src/server/openapi',
    'tests',
  ],
}

/** Written last: a build that was interrupted has none, and is done again. */
export const stamp = '.built'

/** True when the built folder is missing, unfinished or older than a source. */
export const isStale = (root: string, pages: Built = consolePages): boolean => {
  const built = join(root, pages.folder, stamp)
  if (!existsSync(built)) return true
  const since = statSync(built).mtimeMs
  return pages.sources.some((source) => newest(join(root, source)) > since)
}

const newest = (path: string): number => {
  if (!existsSync(path)) return 0
  const at = statSync(path)
  // A folder changes when a file in it appears or goes.
  if (!at.isDirectory()) return at.mtimeMs
  return Math.max(at.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/**
 * The folder of the built front end, built anew first when it is stale. Where that cannot be done (no
 * sources, no right to write) the one that exists is served as it is.
 */
export const upToDateFrontEnd = async (root: string, pages: Built = consolePages): Promise<string> => {
  const dist = join(root, pages.folder)
  if (!isStale(root, pages)) return dist
  try {
    console.log('Building the front end')
    await buildFrontEnd(root, pages)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    if (!existsSync(join(dist, pages.page)))
      throw new StartProblem(`The front end cannot be built: ${reason}`)
    console.error(`The front end cannot be built, the one of an earlier build is served: ${reason}`)
  }
  return dist
}

/** Builds the pages of the project at `root` into their folder, with compressed copies beside the files. */
const buildFrontEnd = async (root: string, { folder, mode }: Built): Promise<void> => {
  const begun = new Date()
  const { build } = await import('vite')
  await build({ root, configFile: join(root, 'vite.config.ts'), mode, logLevel: 'error' })
  const dist = join(root, folder)
  await Promise.all(
    readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => compressed(join(dist, name))),
  )
  writeFileSync(join(dist, stamp), '')
  // What was changed while it was being built is newer than the build.
  utimesSync(join(dist, stamp), begun, begun)
}

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json'])
/** The most that there is: a fourteenth less on every line for some seconds of one build. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

const compressed = async (file: string): Promise<void> => {
  if (!compressible.has(extname(file))) return
  const content = readFileSync(file)
  if (content.length < 1024) return
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, brotliOptions))
  writeFileSync(`${file}.gz`, await promisify(gzip)(content))
}
