import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const card = defineSlotRecipe({
  className: 'card',
  slots: ['form', 'foot', 'left', 'wait'],
  base: {
    form: { inlineSize: '100%', '& .line': { border: '0' } },
    foot: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' },
    left: {
      marginBlockEnd: '16px',
      '& .changes': { marginBlock: '8px 12px' },
      '& [data-left]': { whiteSpace: 'pre-wrap' },
    },
    // About as high as a short form: what stands below does not jump when it comes.
    wait: { minBlockSize: '160px', color: 'fg.muted' },
  },
})
