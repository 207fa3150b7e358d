import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { chosen } from '../../theme/chosen.ts'

export const list = defineSlotRecipe({
  className: 'list',
  slots: ['pages', 'page-buttons'],
  base: {
    pages: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px 16px',
      '& p': { m: '0', color: 'fg.muted' },
    },
    'page-buttons': {
      '&, & ol': { display: 'flex', alignItems: 'center', gap: '4px', m: '0', p: '0', listStyle: 'none' },
      '& ol': { '@media (width < 720px)': { display: 'none' } },
    },
  },
})

export const pageNumber = defineRecipe({
  className: 'page-number',
  base: {
    minInlineSize: '36px',
    blockSize: '36px',
    p: '0 4px',
    border: '1px solid transparent',
    borderRadius: 'control',
    bg: 'none',
    color: 'fg',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.muted' },
    '&[aria-current]': {
      borderColor: 'accent',
      color: 'accent',
      fontWeight: '600',
      // There every number has an edge.
      ...chosen,
    },
  },
})
