import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { expect, it } from 'vitest'
import { sheetOf } from '../../generators/recipeSheets.ts'

it('a recipe is a class, and each variant one beside it', () => {
  const sign = defineRecipe({
    className: 'sign',
    base: { color: 'fg.muted', '&:hover': { color: 'fg' }, '& > b': { p: '2px 4px' } },
    variants: { kind: { loud: { bg: 'danger' } } },
  })
  expect(sheetOf({ sign })).toBe(
    '.sign{color:var(--chakra-colors-fg-muted);}.sign:hover{color:var(--chakra-colors-fg);}' +
      '.sign>b{padding:2px 4px;}.sign--loud{background:var(--chakra-colors-danger);}',
  )
})

it('a slot is a class of its own, in a variant one below the element that has it', () => {
  const box = defineSlotRecipe({
    className: 'box',
    slots: ['root', 'head'],
    base: { root: { borderRadius: 'card' }, head: { border: '1px solid {colors.border}' } },
    variants: { size: { small: { root: { inlineSize: '1px' }, head: { border: '0' } } } },
  })
  expect(sheetOf({ box })).toBe(
    '.box{border-radius:var(--chakra-radii-card);}.box-head{border:1px solid var(--chakra-colors-border);}' +
      '.box--small{inline-size:1px;}.box--small .box-head{border:0;}',
  )
})

it('recipes stand in their order, so that the later one of two equal ones holds', () => {
  const at = (className: string, width: string) => defineRecipe({ className, base: { width } })
  expect(sheetOf({ b: at('b', '1px'), a: at('a', '2px') })).toBe('.b{width:1px;}.a{width:2px;}')
})

it('what is for wide or narrow places keeps its condition', () => {
  const row = defineRecipe({
    className: 'row',
    base: { display: 'flex', '@container (inline-size < 600px)': { display: 'block', '& p': { m: '0' } } },
  })
  expect(sheetOf({ row })).toBe(
    '.row{display:flex;}@container (inline-size < 600px){.row{display:block;}.row p{margin:0;}}',
  )
})

it('a recipe without a class is refused', () => {
  expect(() => sheetOf({ nameless: defineRecipe({ base: { color: 'fg' } }) })).toThrow('className')
})
