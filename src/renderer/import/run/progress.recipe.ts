import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const importControl = defineSlotRecipe({
  className: 'import',
  slots: ['progress', 'heading', 'failures'],
  base: {
    progress: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '12px',
      py: '16px',
      '& .list-frame': { inlineSize: '100%', flex: 'none' },
    },
    heading: { m: '0', fontSize: '16px', fontWeight: '600', '&[data-tone="error"]': { color: 'danger' } },
    failures: {
      '& > li': { p: '8px 12px', borderInlineStart: '4px solid {colors.danger}', bg: 'danger.subtle' },
      '& > li + li': { marginBlockStart: '4px' },
    },
  },
})
