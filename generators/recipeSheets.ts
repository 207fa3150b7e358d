import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { system } from '#app/theme/system.ts'

type Styles = NonNullable<Parameters<typeof system.css>[0]>
type Slots = Readonly<Record<string, Styles>>

/** Of a recipe or a slot recipe of Chakra's what a sheet is made of. With `slots`, styles are those of each slot. */
export interface Recipe {
  readonly className?: string
  readonly slots?: readonly string[]
  readonly base?: Styles | Slots
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles | Slots>>>>
}

/**
 * The style sheet of recipes, in their order, with the theme's tokens as variables. Elements bear the classes themselves: the
 * recipe's name, `name-slot` in its slots, and beside the name `name--value` for a variant.
 */
export const sheetOf = (recipes: Readonly<Record<string, Recipe>>): string => {
  const styles = Object.values(recipes).flatMap(rulesOf)
  const cache = createCache({ key: 'recipe', stylisPlugins: [] })
  const markup = renderToStaticMarkup(
    createElement(CacheProvider, { value: cache }, createElement(Global, { styles })),
  )
  // What parts of Chakra's read of the ground below them; inherited, it would restyle all that stands in a row that is pointed at.
  return markup.replace(/<\/?style[^>]*>|--bg-currentcolor:[^;]+;/g, '')
}

const rulesOf = ({ className, slots, base = {}, variants = {} }: Recipe) => {
  if (!className) throw new TypeError('a recipe of a style sheet needs a className')
  const ruleOf = (selector: string, styles: Styles) => ({ [selector]: system.css(styles) })
  const rulesIn = (root: string, styles: Styles | Slots) =>
    slots
      ? Object.entries(styles as Slots).map(([slot, own]) => ruleOf(selectorOf(root, slot), own))
      : [ruleOf(root, styles as Styles)]
  /** In a variant a slot is one below the element that bears it. */
  const selectorOf = (root: string, slot: string) => {
    if (slot === 'root') return root
    return root === `.${className}` ? `${root}-${slot}` : `${root} .${className}-${slot}`
  }
  return [
    ...rulesIn(`.${className}`, base),
    ...Object.values(variants).flatMap((values) =>
      Object.entries(values).flatMap(([value, styles]) => rulesIn(`.${className}--${value}`, styles)),
    ),
  ]
}
