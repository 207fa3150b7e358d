import { defineRecipe } from '@chakra-ui/react/styled-system'

export const navigation = defineRecipe({
  className: 'navigation',
  base: {
    gridArea: '2 / 1 / 3 / -1',
    overflowX: 'auto',
    borderBottom: '1px solid {colors.border}',
    bg: 'bg.subtle',
    '& ul': { display: 'flex', gap: '4px', m: '0', p: '0 12px', listStyle: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      minBlockSize: '36px',
      px: '8px',
      color: 'inherit',
      whiteSpace: 'nowrap',
    },
    '& a:hover': { textDecoration: 'underline' },
  },
})
