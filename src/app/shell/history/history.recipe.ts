import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The last messages, in their panel. */
export const history = defineRecipe({
  className: 'history',
  base: {
    width: '320px',
    maxWidth: 'calc(100vw - 48px)',
    '& h2': { p: '4px 8px', fontSize: 'small', color: 'fg.muted' },
    '& li': { p: '8px', borderTop: '1px solid {colors.border}', '--tone': '{colors.fg.muted}' },
    '& li[data-tone="success"]': { '--tone': '{colors.success}' },
    '& li[data-tone="error"]': { '--tone': '{colors.danger}' },
    '& .toast-sign': { display: 'inline-block', me: '6px', verticalAlign: 'text-bottom' },
    '& time': { color: 'fg.muted' },
  },
})
