import { defineRecipe } from '@chakra-ui/react/styled-system'

export const tableTabs = defineRecipe({
  className: 'table-tabs',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 4px',
    borderBottom: '1px solid {colors.border}',
    marginBottom: '16px',
    '& a': {
      p: '8px 12px',
      marginBottom: '-1px',
      borderBottom: '2px solid transparent',
      color: 'fg.muted',
      textDecoration: 'none',
    },
    '& a:hover': { color: 'fg' },
    '& a[aria-current="page"]': { borderBottomColor: '{colors.accent}', color: 'fg' },
    // Where the system gives the colours, what is transparent has one.
    '@media (forced-colors: active)': {
      '& a:not([aria-current="page"])': { pb: '10px', borderBottom: '0' },
      '& a[aria-current="page"]': { borderBottom: '4px solid Highlight', pb: '6px' },
    },
  },
})
