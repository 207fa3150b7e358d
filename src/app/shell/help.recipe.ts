import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const help = defineSlotRecipe({
  className: 'help',
  slots: ['root', 'keys', 'setting', 'actions'],
  base: {
    root: { display: 'grid', alignContent: 'start', gap: '16px' },
    keys: {
      display: 'grid',
      gridTemplateColumns: 'max-content 1fr',
      gap: '8px 12px',
      m: '0',
      '& > div': {
        display: 'grid',
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        alignItems: 'center',
      },
      '& dd': { m: '0' },
    },
    setting: { display: 'flex', gap: '8px', alignItems: 'center' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  },
})
