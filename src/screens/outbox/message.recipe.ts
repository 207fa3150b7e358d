import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const message = defineSlotRecipe({
  className: 'message',
  slots: ['facts', 'parts', 'drawn'],
  base: {
    facts: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '4px 16px',
      m: '0 0 16px',
      '& dt': { color: 'fg.muted' },
      '& dd': { m: '0', overflowWrap: 'anywhere' },
    },
    parts: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '16px',
      '& h3': { m: '0 0 8px', fontSize: 'work', fontWeight: '600' },
      '& pre': {
        overflow: 'auto',
        m: '0',
        p: '12px',
        border: '1px solid {colors.border}',
        borderRadius: 'control',
        bg: 'bg.subtle',
        font: 'inherit',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      },
      '@media (width < 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    drawn: {
      display: 'block',
      inlineSize: '100%',
      minBlockSize: '320px',
      border: '1px solid {colors.border}',
      borderRadius: 'control',
      // As in a mail program: the message brings its own colours, whatever those of the console.
      bg: '#fff',
      colorScheme: 'light',
    },
  },
})
