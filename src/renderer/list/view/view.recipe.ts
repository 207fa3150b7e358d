import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const view = defineSlotRecipe({
  className: 'view',
  slots: [
    'tools',
    'foot',
    'tool-count',
    'panel',
    'list',
    'open',
    'field',
    'range',
    'width-hint',
    'tool-label',
  ],
  base: {
    // What arranges a list: the tools above it, their panels, what rows are kept by, and the edges of its headers.
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
    foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', justifyContent: 'flex-end' },
    'tool-count': {
      minInlineSize: '20px',
      px: '6px',
      borderRadius: '10px',
      bg: 'accent',
      color: 'accent.fg',
      fontSize: 'small',
      lineHeight: '20px',
    },
    panel: {
      display: 'flex',
      flexDirection: 'column',
      gap: '12px',
      inlineSize: '336px',
      maxInlineSize: '100%',
      p: '4px',
      '& :is(p, ul)': { m: '0' },
    },
    list: {
      maxBlockSize: 'min(50dvh, 440px)',
      p: '0',
      overflowY: 'auto',
      listStyle: 'none',
      '& li': { display: 'flex', alignItems: 'center', minBlockSize: '36px' },
      '& :is(label, .view-open)': {
        display: 'flex',
        flex: '1',
        alignItems: 'center',
        gap: '8px',
        minInlineSize: '0',
        p: '4px',
        overflowWrap: 'anywhere',
        '& > svg': { flex: 'none' },
      },
    },
    open: {
      border: '0',
      borderRadius: 'control',
      bg: 'none',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.muted' },
      '&:not([aria-pressed="true"]) .view-mark': { visibility: 'hidden' },
    },
    field: { display: 'flex', flexDirection: 'column', gap: '4px' },
    range: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px', '& input': { minInlineSize: '0' } },
    // Rows that are cards have no header to take hold of.
    'width-hint': { '@media (width < 720px)': { display: 'none' } },
    'tool-label': { '@media (width < 720px)': { display: 'none' } },
  },
})

export const addressNote = defineRecipe({
  className: 'address-note',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    mb: '16px',
    p: '8px 12px',
    borderInlineStart: '4px solid {colors.warning}',
    bg: 'warning.subtle',
    '& p': { flex: '1 1 280px', m: '0', overflowWrap: 'anywhere' },
  },
})

export const filterChips = defineRecipe({
  className: 'filter-chips',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    m: '0',
    p: '0',
    listStyle: 'none',
  },
})

export const filterChip = defineSlotRecipe({
  className: 'filter-chip',
  slots: ['root', 'text'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      maxInlineSize: '100%',
      ps: '10px',
      border: '1px solid {colors.border}',
      borderRadius: '16px',
      bg: 'bg.subtle',
    },
    text: { minInlineSize: '0', overflowWrap: 'anywhere' },
  },
})

export const columnEdge = defineRecipe({
  className: 'column-edge',
  base: {
    position: 'absolute',
    zIndex: '1',
    insetBlock: '0',
    insetInlineEnd: '0',
    inlineSize: '8px',
    cursor: 'col-resize',
    touchAction: 'none',
    '&:hover': { bg: 'linear-gradient({colors.accent}, {colors.accent}) center / 2px no-repeat' },
  },
})
