import { defineRecipe } from '@chakra-ui/react/styled-system'

export const aboutData = defineRecipe({
  className: 'about-data',
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: '16px',
    listStyle: 'none',
    '& p': { my: '4px 12px', color: 'fg.muted' },
    '& dl': { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4px 12px' },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
    '& a': { color: 'accent', textDecoration: 'underline' },
  },
})
