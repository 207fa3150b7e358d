import { defineRecipe } from '@chakra-ui/react/styled-system'

export const button = defineRecipe({
  className: 'button',
  base: {
    // The shape of a button is the theme's; here is what a busy one adds.
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    flex: 'none',
    inlineSize: '14px',
    blockSize: '14px',
    border: '2px solid currentcolor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: 'spin 800ms linear infinite',
  },
})
