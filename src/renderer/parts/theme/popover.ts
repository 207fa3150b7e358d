import { defineSlotRecipe, defineStyle } from '@chakra-ui/react/styled-system'
import { floating } from './floating.ts'

/** A panel below its button. */
export const popover = defineSlotRecipe({
  className: 'part-popover',
  slots: ['content'],
  base: {
    content: { ...floating, minW: '180px', maxW: 'calc(100vw - 16px)', p: '8px' },
  },
})

/** A sheet comes up from the lower edge of a narrow window instead, from side to side. Zag places it by style attributes, which a narrow window overrules. */
export const sheetPlace = defineStyle({
  '@media (max-width: 760px)': {
    inset: 'auto 0 0 !important',
    minWidth: '0 !important',
    transform: 'none !important',
  },
})

export const sheetShape = defineStyle({
  '@media (max-width: 760px)': { maxW: 'none', borderRadius: '12px 12px 0 0' },
})
