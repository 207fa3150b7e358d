import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { sheetOf } from './recipeSheets.ts'

const recipes = '.recipe.ts'
const sheet = `${recipes}.css`

/**
 * A component imports its recipes (`import './list.recipe.ts'`) and gets their style sheet: built as any other one is, and
 * none of the recipes' code. Tests draw without styles.
 */
export const recipesAsSheets: Plugin = {
  name: 'recipes-as-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith(sheet) ? source : undefined),
  async load(id) {
    if (id.endsWith(recipes))
      return this.environment.config.mode === 'test' ? '' : `import ${JSON.stringify(`${id}.css`)}`
    if (!id.endsWith(sheet)) return undefined
    const file = id.slice(0, -'.css'.length)
    this.addWatchFile(file)
    // By its time, since a module that is imported again is the one that was.
    return sheetOf(await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`))
  },
}
