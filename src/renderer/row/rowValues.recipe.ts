import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const rowValues = defineSlotRecipe({
  className: 'row-values',
  slots: ['root', 'group', 'steps'],
  base: {
    root: {
      m: '0',
      lineHeight: '20px',
      '& > div': {
        display: 'grid',
        gap: '2px 16px',
        py: '6px',
        '&:not(:last-child)': { borderBlockEnd: '1px solid {colors.border}' },
        '@media (width >= 640px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
      },
      '& dt': { color: 'fg.muted' },
      '& dd': { m: '0', minInlineSize: '0', overflowWrap: 'anywhere' },
      '& [data-none]': { color: 'fg.muted' },
      // What a list cuts is whole here.
      '& .cell-text': { whiteSpace: 'normal' },
    },
    steps: {
      display: 'flex',
      gap: '4px',
      me: 'auto',
      '& > [aria-disabled]': { opacity: '0.4', cursor: 'default' },
    },
    group: {
      '&:not(:last-child)': { marginBlockEnd: '20px' },
      '& > h3': { m: '0 0 8px', fontSize: 'work', fontWeight: '600' },
    },
  },
})
