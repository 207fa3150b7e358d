import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const picker = defineSlotRecipe({
  className: 'picker',
  slots: ['button', 'summary'],
  base: {
    // The button of the institution picker; what it opens has a sheet of its own.
    button: {
      maxWidth: '340px',
      '& > svg': { flex: 'none' },
      '@media (max-width: 760px)': { maxWidth: 'calc(100vw - 120px)' },
    },
    summary: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})
