import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

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

export const consolePages: Built = { folder: 'dist', mode: 'production', page: 'index.html', sources }
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
