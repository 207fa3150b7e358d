import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const profile = defineSlotRecipe({
  className: 'profile',
  slots: ['root', 'facts', 'form', 'field'],
  base: {
    root: {
      display: 'grid',
      gap: '16px',
      maxInlineSize: '720px',
      '& .card': { display: 'grid', justifyItems: 'start', gap: '12px' },
      '& select': { inlineSize: 'min(320px, 100%)' },
    },
    facts: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
      gap: '12px 24px',
      inlineSize: '100%',
      '& dt': { color: 'fg.muted' },
      '& dd': { m: '0', minBlockSize: '1.5em', fontWeight: '500', overflowWrap: 'anywhere' },
    },
    form: { display: 'grid', justifyItems: 'start', gap: '16px', inlineSize: '100%' },
    field: { display: 'grid', gap: '4px', inlineSize: 'min(400px, 100%)', '& label': { fontWeight: '500' } },
  },
})
