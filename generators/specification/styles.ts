import { readIfAny } from '../files.ts'
import { sheetOf } from '../recipeSheets.ts'
import * as ofChanges from './changes.recipe.ts'
import * as ofFlows from './flows.recipe.ts'
import * as ofMap from './map/map.recipe.ts'
import * as recipes from './specification.recipe.ts'

const dark = /\.dark,\.dark [^{]*\{([^}]*)\}/

/** The theme's tokens and the pages' own recipes; dark where the reader's system is, and never on paper. */
export const styleSheet = (root: string): string => {
  const theme = readIfAny(root, 'src/generated/theme.css') ?? ''
  const [, tokens] = dark.exec(theme) ?? []
  if (tokens === undefined) throw new RangeError('the theme has no dark colours')
  const bySystem = `@media screen and (prefers-color-scheme: dark){:where(html){${tokens}}}`
  return `${theme.replace(dark, bySystem)}\n${sheetOf({ ...recipes, ...ofChanges, ...ofFlows, ...ofMap })}\n`
}
