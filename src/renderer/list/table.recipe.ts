import { defineRecipe } from '@chakra-ui/react/styled-system'

export const listTable = defineRecipe({
  className: 'list-table',
  base: {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: 'work',
    lineHeight: '20px',
    // As a whole: cells that stay one by one are a layer each, which the browser puts together anew with every frame.
    '& > thead': { position: 'sticky', zIndex: '2', insetBlockStart: '0' },
    '& > thead th': { position: 'relative' },
    '& th': {
      blockSize: '40px',
      p: '0 12px',
      borderBlockEnd: '1px solid {colors.border}',
      bg: 'bg.subtle',
      color: 'fg.muted',
      fontSize: '13px',
      fontWeight: '600',
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    '& td, & th[scope="row"]': {
      blockSize: '40px',
      // Two lines do not reach the borders.
      p: '4px 12px',
      borderBlockEnd: '1px solid {colors.border}',
      bg: 'bg',
      color: 'fg',
      fontSize: 'work',
      fontWeight: '400',
    },
    '& tbody tr:last-child > *': { borderBlockEnd: '0' },
    '& [data-align="end"]': { textAlign: 'end' },
    '& td[data-align="end"]': { whiteSpace: 'nowrap' },
    '& .cell-text': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // Just saved: a bar and a check mark, and not its colour alone.
    '& tr[data-marked] > :is(td, th)': { bg: 'accent.subtle' },
    '& tr[data-marked] > :first-child': { boxShadow: 'inset 4px 0 0 {colors.accent}' },
    '& tr[data-marked] > th:nth-child(1 of th[scope="row"])::before': {
      content: '"✓" / ""',
      // In the padding: no text wraps for it.
      float: 'inline-start',
      inlineSize: '10px',
      ms: '-11px',
      me: '1px',
      color: 'accent',
      fontSize: '11px',
      fontWeight: '700',
    },
  },
})
