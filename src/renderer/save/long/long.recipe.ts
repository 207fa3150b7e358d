import { defineRecipe } from '@chakra-ui/react/styled-system'

export const stopped = defineRecipe({
  className: 'stopped',
  base: {
    m: '0 0 16px',
    p: '10px 14px',
    borderInlineStart: '4px solid {colors.accent}',
    borderRadius: 'control',
    bg: 'accent.subtle',
    '&:focus-visible': { outline: '2px solid {colors.focus}' },
    '& > p': { m: '0 0 4px', fontWeight: '500' },
  },
})
