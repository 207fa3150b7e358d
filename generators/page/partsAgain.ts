import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const loader = fileURLToPath(new URL('../../src/renderer/scheduling/fetchPart.ts', import.meta.url))

/** Parts that did not come are asked for again in every browser: they are loaded by `fetchPart`, and not by Vite's own loader. */
export const partsAgain: Plugin = {
  name: 'parts-again',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { fetchPart as __vitePreload } from ${JSON.stringify(loader)}`
      : undefined,
}
