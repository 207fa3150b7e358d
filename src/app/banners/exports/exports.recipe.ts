import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const exports = defineSlotRecipe({
  className: 'exports',
  slots: ['root', 'rest', 'wrong'],
  base: {
    root: {
      flexBasis: '100%',
      minInlineSize: '0',
      borderBlockStart: '1px solid {colors.border}',
      paddingBlockStart: '8px',
      '& > h2': { m: '0', fontSize: 'work', fontWeight: '600' },
      '& > ul': { maxBlockSize: '300px', m: '0', p: '0', overflowY: 'auto', listStyle: 'none' },
      '& > ul > li': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        justifyItems: 'start',
        gap: '4px 16px',
        minBlockSize: '48px',
        py: '4px',
      },
      '& > ul > li + li': { borderBlockStart: '1px solid {colors.border}' },
      '@media (min-width: 900px)': {
        '& > ul': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto auto',
          maxBlockSize: '196px',
          columnGap: '24px',
        },
        '& > ul > li': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
      },
    },
    rest: { color: 'fg.muted', fontSize: '13px', flexBasis: '100%', m: '4px 0 0' },
    wrong: { flexBasis: '100%', m: '4px 0 0', color: 'danger' },
  },
})

export const exportControl = defineSlotRecipe({
  className: 'export',
  slots: ['about', 'days', 'asked', 'actions'],
  base: {
    about: { gridRow: 'span 1', overflowWrap: 'anywhere' },
    days: { whiteSpace: 'nowrap' },
    asked: { color: 'fg.muted', fontSize: '13px', display: 'block', '& time': { whiteSpace: 'nowrap' } },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px',
      gridColumn: '1 / -1',
      '& .button': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
      '& [data-action="left-out"] svg': { color: 'warning' },
      '@media (max-width: 899px)': { '& > .button--quiet:first-child': { ms: '-15px' } },
      '@media (min-width: 900px)': { gridColumn: 'auto', justifySelf: 'end' },
    },
  },
})

export const leftOut = defineRecipe({
  className: 'left-out',
  base: { '& > .list-frame': { my: '12px' } },
})
