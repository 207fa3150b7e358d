import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const listMessage = defineSlotRecipe({
  className: 'list-message',
  slots: ['root', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '8px',
      p: '56px 24px',
      border: '1px dashed {colors.border}',
      borderRadius: 'card',
      textAlign: 'center',
      '& h2': { m: '0', fontSize: '16px', fontWeight: '600' },
      '& p': { maxInlineSize: '60ch', m: '0', color: 'fg.muted', overflowWrap: 'anywhere' },
      '&[data-tone="error"]': { borderStyle: 'solid', borderColor: 'danger' },
      '&[data-tone="error"] h2': { color: 'danger' },
    },
    actions: { marginBlockStart: '8px' },
  },
})
