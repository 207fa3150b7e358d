import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const ownInstitution = defineSlotRecipe({
  className: 'own-institution',
  slots: ['another', 'tools', 'choice', 'name', 'root', 'wide'],
  base: {
    another: {
      mb: '16px',
      p: '8px 12px',
      borderInlineStart: '4px solid {colors.warning}',
      bg: 'warning.subtle',
      overflowWrap: 'anywhere',
    },
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px', marginBlockEnd: '16px' },
    choice: { flex: '1 1 260px', maxInlineSize: '420px' },
    name: { flex: '1 1 auto', fontWeight: '600' },
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
      gap: '16px',
      alignItems: 'start',
      '& > .card:first-child': { gridColumn: '1 / -1' },
      '& .card > h2': { marginBlockEnd: '8px' },
    },
    wide: { gridColumn: '1 / -1' },
  },
})

export const cardWait = defineRecipe({
  className: 'card-wait',
  base: {
    // Its form is a screen high, and comes after the lists below it.
    '.own-institution-details &': { minBlockSize: '90vh' },
  },
})

export const knownList = defineSlotRecipe({
  className: 'known-list',
  slots: ['count', 'more', 'root'],
  base: {
    count: { ms: '6px', color: 'fg.muted', fontWeight: '400' },
    more: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 12px',
      marginBlockStart: '12px',
      color: 'fg.muted',
      fontSize: 'small',
    },
    root: {
      '& ul': { maxBlockSize: '280px', m: '0', p: '0', overflowY: 'auto', listStyle: 'none' },
      '& ul:focus-visible': { outline: '2px solid {colors.focus}' },
      '& li': { py: '4px', borderBlockStart: '1px solid {colors.border}', overflowWrap: 'anywhere' },
      '& li:first-child': { border: '0' },
      '& b': { display: 'inline-block', minInlineSize: '7ch', fontWeight: '600' },
      // A time code's times stay together.
      '& b + span': { display: 'inline-block', whiteSpace: 'nowrap' },
    },
  },
})
