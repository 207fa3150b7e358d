import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const rowHistory = defineSlotRecipe({
  className: 'row-history',
  slots: ['root', 'who'],
  base: {
    root: {
      display: 'grid',
      gap: '20px',
      m: '0',
      p: '0',
      listStyle: 'none',
      '& > li': { minInlineSize: '0' },
      '& p': { m: '0' },
      // Its words begin where those of the table above it do.
      '& > li > .button': { ms: '-7px' },
      // One line below the other: what was before stands below what was before.
      '@media (width >= 640px)': {
        '& .changes': { tableLayout: 'fixed' },
        '& .changes thead th:first-of-type': { inlineSize: '28%' },
      },
    },
    who: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '16px',
      '& time': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    },
  },
})
