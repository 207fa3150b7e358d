import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { type Recipe, sheetOf } from '../../generators/recipeSheets.ts'

const rule = /([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g
const outsideParentheses = /,(?![^(]*\))/

/** What a sheet says, by condition, selector and property. */
const saidBy = (css: string, condition = ''): readonly (readonly [string, string])[] =>
  [...css.matchAll(rule)].flatMap(([, head = '', body = '']) =>
    head.startsWith('@') && body.includes('{')
      ? saidBy(body, head)
      : body.split(';').flatMap((one) => {
          const [property, ...value] = one.split(':')
          return head
            .split(outsideParentheses)
            .map((selector) => [`${condition} ${selector} ${property}`, value.join(':')] as const)
        }),
  )

// Sheets come when their parts do: of two that say different things the later one holds, from when it comes.
it('no sheet says otherwise what another one says', async () => {
  // Emotion warns of selectors that only servers draw unsafely.
  const warning = vi.spyOn(console, 'error').mockReturnValue()
  const said = new Map<string, { readonly file: string; readonly value: string }>()
  const clashes: string[] = []
  for (const file of globSync('src/**/*.recipe.ts').sort()) {
    const recipes: Readonly<Record<string, Recipe>> = await import(
      /* @vite-ignore */ `${resolve(file)}?styles`
    )
    for (const [what, value] of saidBy(sheetOf(recipes))) {
      const other = said.get(what)
      if (other && other.file !== file && other.value !== value)
        clashes.push(`${what}: ${other.file}, ${file}`)
      said.set(what, { file, value })
    }
  }
  warning.mockRestore()
  expect(said.size).toBeGreaterThan(1000)
  expect(clashes).toEqual([])
})
