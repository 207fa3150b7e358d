import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const nameForm = defineSlotRecipe({
  className: 'name-form',
  slots: ['root'],
  base: {
    root: {
      display: 'flex',
      flex: 'none',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '8px',
      marginBlockEnd: '8px',
      p: '12px',
      borderRadius: 'control',
      bg: 'bg.subtle',
      '& > :is(div, label, input)': { flex: '1 0 100%' },
    },
  },
})
