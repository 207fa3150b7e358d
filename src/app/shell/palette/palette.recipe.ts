import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The frame of the search of everything. */
export const palette = defineRecipe({
  className: 'palette',
  base: {
    maxWidth: 'calc(100vw - 32px)',
    p: '12px',
    border: '1px solid {colors.border}',
    borderRadius: 'card',
    bg: 'bg',
    color: 'fg',
    boxShadow: 'overlay',
    width: '600px',
    marginTop: '12vh',
    overflow: 'hidden',
  },
})
