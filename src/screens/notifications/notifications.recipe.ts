import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const notifications = defineRecipe({
  className: 'notifications',
  base: {
    display: 'grid',
    gap: '16px',
    maxInlineSize: '960px',
    '& .card > h2:focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '4px' },
    '& .card > .login-hint': { my: '4px 16px' },
  },
})

export const card = defineSlotRecipe({
  className: 'card',
  slots: ['skeleton'],
  base: {
    skeleton: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      gap: '16px 24px',
      '& span': { blockSize: '20px', borderRadius: '4px', bg: 'bg.muted' },
    },
  },
})

export const notified = defineSlotRecipe({
  className: 'notified',
  slots: ['form', 'search', 'root', 'locked', 'services', 'box'],
  base: {
    form: { display: 'grid', gap: '16px', '& .failures, & .restored, & .card-foot': { m: '0' } },
    search: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      '& .control': { inlineSize: 'min(320px, 100%)' },
    },
    root: {
      display: 'grid',
      gap: '12px',
      minInlineSize: '0',
      m: '0',
      p: '12px 16px 16px',
      border: '1px solid {colors.border}',
      borderRadius: 'card',
      '& legend': { px: '4px', fontWeight: '600' },
      '& p': { m: '0' },
    },
    locked: {
      p: '8px 12px',
      borderInlineStart: '4px solid {colors.accent}',
      borderRadius: 'control',
      bg: 'accent.subtle',
    },
    services: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      gap: '0 24px',
      m: '0',
      p: '0',
      listStyle: 'none',
      '.notified-pole &': { ps: '24px' },
    },
    box: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '8px',
      minBlockSize: '28px',
      py: '4px',
      overflowWrap: 'anywhere',
      '.notified-pole > &': { fontWeight: '500' },
      '& input': { flex: 'none', inlineSize: '16px', blockSize: '16px', m: '2px 0 0' },
      '& input:focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
  },
})
