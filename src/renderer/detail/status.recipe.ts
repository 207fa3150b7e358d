import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const status = defineSlotRecipe({
  className: 'status',
  slots: ['choice', 'select', 'since'],
  base: {
    choice: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 12px',
      '& > label': { fontWeight: '500' },
      '& .status-select': {
        inlineSize: 'auto',
        minInlineSize: '136px',
        borderColor: 'currentcolor',
        fontWeight: '600',
      },
    },
    select: {
      '&[data-on="true"], & .status-on': { color: 'success' },
      '&[data-on="false"], & .status-off': { color: 'danger' },
      '& option': { bg: 'bg' },
    },
    since: { color: 'fg.muted' },
  },
})
