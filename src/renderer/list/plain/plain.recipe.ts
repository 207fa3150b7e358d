import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Columns as wide as what they hold. */
export const plainTable = defineRecipe({
  className: 'plain-table',
  base: {
    '.list-frame &': {
      tableLayout: 'auto',
      '& td[data-wraps]': {
        minInlineSize: '160px',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
        '@media (width < 720px)': { minInlineSize: '0' },
      },
      '@media (width < 720px)': {
        // Some buttons have words: they stand below, where there is room.
        '&.list-cards > tbody > tr > .cell-actions': { position: 'static', justifyContent: 'flex-end' },
        '&.list-cards > tbody > tr > th[scope="row"]': { '--buttons': '0px' },
      },
    },
    '& td': { py: '6px' },
    '& time': { whiteSpace: 'nowrap' },
    '& .row-name': {
      whiteSpace: 'nowrap',
      '@media (width < 720px)': { whiteSpace: 'normal', textAlign: 'start' },
    },
  },
})
