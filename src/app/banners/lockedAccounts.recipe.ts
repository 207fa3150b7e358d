import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const lockedAccounts = defineSlotRecipe({
  className: 'locked-accounts',
  slots: ['root', 'email'],
  base: {
    root: {
      p: '12px 16px',
      border: '1px solid {colors.warning}',
      borderRadius: 'control',
      bg: 'warning.subtle',
      '& h2': {
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        m: '0 0 4px',
        color: 'warning',
        fontSize: 'work',
        fontWeight: '600',
      },
      '& h2 svg': { flexShrink: '0' },
      '& ul': { maxHeight: '232px', m: '0', p: '0', overflowY: 'auto', listStyle: 'none' },
      '& li': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        alignItems: 'center',
        gap: '4px 16px',
        minHeight: '40px',
        py: '4px',
      },
      '& li > span': { overflowWrap: 'anywhere' },
      '& time': { whiteSpace: 'nowrap' },
      '@media (max-width: 760px)': {
        '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        '& li > span': { gridColumn: '1 / -1' },
      },
    },
    email: { color: 'fg.muted' },
  },
})
