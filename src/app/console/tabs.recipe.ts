import { defineRecipe } from '@chakra-ui/react/styled-system'

export const tableTabs = defineRecipe({
  className: 'table-tabs',
  base: {
    // One line, scrolled where there is no room for all.
    display: 'flex',
    gap: '4px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Below the tabs, and within what scrolls.
    boxShadow: 'inset 0 -1px 0 {colors.border}',
    marginBottom: '16px',
    '& a': {
      flex: 'none',
      p: '8px 12px',
      borderBottom: '2px solid transparent',
      color: 'fg.muted',
      textDecoration: 'none',
    },
    '& a:focus-visible': { outlineOffset: '-2px' },
    '& a:hover': { color: 'fg' },
    '& a[aria-current="page"]': { borderBottomColor: '{colors.accent}', color: 'fg' },
    // Where the system gives the colours, what is transparent has one.
    '@media (forced-colors: active)': {
      borderBottom: '1px solid',
      '& a:not([aria-current="page"])': { pb: '10px', borderBottom: '0' },
      '& a[aria-current="page"]': { borderBottom: '4px solid Highlight', pb: '6px' },
    },
  },
})
