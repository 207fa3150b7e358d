import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const contact = defineSlotRecipe({
  className: 'contact',
  slots: ['root', 'note'],
  base: {
    root: {
      '& .modal-body': { display: 'grid', gap: '6px' },
      '& textarea': { width: '100%', height: 'auto', p: '8px 10px', resize: 'vertical' },
    },
    note: { color: 'fg.muted', fontSize: '13px', '&[data-wrong="true"]': { color: 'danger' } },
  },
})
