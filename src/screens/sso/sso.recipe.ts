import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const sso = defineSlotRecipe({
  className: 'sso',
  slots: ['panel', 'switch', 'type', 'facts', 'copy', 'foot', 'status', 'verdict', 'steps'],
  base: {
    panel: {
      display: 'grid',
      gap: '16px',
      maxInlineSize: '960px',
      '& .card h2': { marginBlockEnd: '12px' },
      '& .card': { '@media (width < 640px)': { p: '16px' } },
    },
    switch: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: '2px 12px',
      marginBlockEnd: '12px',
      '& label': { fontWeight: '500', cursor: 'pointer' },
      '& :is(p, details)': { gridColumn: '2' },
    },
    type: { maxInlineSize: '320px' },
    facts: {
      display: 'grid',
      gridTemplateColumns: 'minmax(140px, auto) minmax(0, 1fr)',
      alignItems: 'center',
      gap: '6px 16px',
      marginBlockStart: '16px',
      '& dt': { color: 'fg.muted' },
      '& dd': { m: '0', overflowWrap: 'anywhere', '@media (width < 640px)': { marginBlockEnd: '8px' } },
      '@media (width < 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    copy: { display: 'flex', alignItems: 'center', gap: '4px', '& code': { fontSize: '13px' } },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 16px',
      marginBlockStart: '20px',
    },
    status: {
      color: 'fg.muted',
      '&[data-status="1"]': { color: 'danger' },
      '&[data-status="2"]:not([data-unsaved])': { color: 'success' },
    },
    verdict: { my: '12px 8px', fontWeight: '500' },
    steps: {
      display: 'grid',
      gap: '8px',
      '& li': { display: 'flex', gap: '10px', p: '8px 12px', borderRadius: 'control', bg: 'bg.subtle' },
      '& svg': { flex: 'none', marginBlockStart: '2px' },
      '& li > span': { display: 'grid', overflowWrap: 'anywhere' },
      '& strong': { fontWeight: '500' },
      '& li[data-state="done"] svg': { color: 'success' },
      '& li[data-state="failed"] svg': { color: 'danger' },
    },
  },
})

export const button = defineRecipe({
  className: 'button',
  base: {
    '.sso-trial > &, .sso-people > &': { marginBlockStart: '12px' },
  },
})
