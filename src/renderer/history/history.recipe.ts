import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const history = defineSlotRecipe({
  className: 'history',
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
