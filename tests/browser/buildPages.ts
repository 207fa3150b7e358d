import { fileURLToPath } from 'node:url'
import { galleryPages, isStale } from '../../generators/builtPages.ts'
import { upToDateFrontEnd } from '../../generators/frontEnd.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Builds the console and the gallery where they are not up to date. Once before all browser tests: their servers, of
 * which several start at a time, then find both.
 */
export const buildPages = async (): Promise<void> => {
  for (const pages of [undefined, galleryPages]) {
    await upToDateFrontEnd(root, pages)
    if (isStale(root, pages)) throw new Error('The front end could not be built, or was changed meanwhile.')
  }
}

if (import.meta.main) await buildPages()
