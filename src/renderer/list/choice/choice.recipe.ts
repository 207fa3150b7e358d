import { defineRecipe } from '@chakra-ui/react/styled-system'

export const listFrame = defineRecipe({
  className: 'list-frame',
  base: {
    '& .cell-choice': { p: '0 0 0 12px' },
    // It is no header by its element, and stands among them.
    '& thead .cell-choice': { bg: 'bg.subtle' },
    '& tr[data-chosen] > *': { bg: 'accent.subtle' },
  },
})

export const cellChoice = defineRecipe({
  className: 'cell-choice',
  base: {
    '& input': { display: 'block', inlineSize: '16px', blockSize: '16px', m: '0' },
  },
})
