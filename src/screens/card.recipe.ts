import { defineRecipe } from '@chakra-ui/react/styled-system'

export const card = defineRecipe({
  className: 'card',
  base: {
    p: '20px 24px',
    border: '1px solid {colors.border}',
    borderRadius: 'card',
    bg: 'bg',
    '& h2': { fontSize: '16px', fontWeight: '600' },
  },
})
