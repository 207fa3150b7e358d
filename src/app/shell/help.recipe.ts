import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const help = defineSlotRecipe({
  className: 'help',
  slots: ['root', 'keys', 'setting', 'actions'],
  base: {
    root: { display: 'grid', alignContent: 'start', gap: '16px' },
    keys: {
      display: 'grid',
      gap: '8px',
      m: '0',
      '& > div': { display: 'grid', gridTemplateColumns: '90px 1fr', alignItems: 'center' },
      '& dd': { m: '0' },
    },
    setting: { display: 'flex', gap: '8px', alignItems: 'center' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  },
})
