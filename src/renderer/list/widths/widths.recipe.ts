import { defineRecipe } from '@chakra-ui/react/styled-system'

/**
 * What stays of a row, and of the header above it: its name, and the second part of one that stands in two columns. Which
 * child it is is asked of header cells alone: a row that is asked has all those after it styled anew with each that comes.
 */
const NAME = 'th:is(:nth-child(1 of th[scope="row"]), :nth-child(1 of th[data-names])):nth-child(-n + 2)'
const SECOND = `${NAME} + :is(th[scope="row"], th[data-names])`
const NAMES = `:is(${NAME}, ${SECOND})`

export const listFrame = defineRecipe({
  className: 'list-frame',
  base: {
    '@media screen and (width >= 720px)': {
      // Both are given by the list, column by column.
      '& .list-table': { minInlineSize: 'var(--width, 0)' },
      '& col': { inlineSize: 'var(--width)' },
      // More than fits: the row is still known by its name, and where a column goes on underneath there is an edge, and a shadow.
      [`&[data-scrolls] ${NAMES}`]: {
        position: 'sticky',
        zIndex: '1',
        insetInlineStart: '0',
      },
      [`&[data-scrolls] ${SECOND}`]: { insetInlineStart: 'var(--name, 0)' },
      [`&[data-scrolls] ${NAMES}[data-names]`]: { zIndex: '3' },
    },
    // Only where there is need of it: each cell that stays is one more for the browser to look through with every move of the pointer.
    '&[data-scrolls] .cell-actions': { position: 'sticky', zIndex: '1', insetInlineEnd: '0' },
    '&[data-scrolls] th.cell-actions': { zIndex: '3' },
    // What has the focus is scrolled clear of what stays; what stays is in sight already.
    '&[data-scrolls]': { scrollPaddingInline: 'var(--start, 0) var(--end, 0)' },
    [`&[data-scrolls] :is(.cell-actions, ${NAMES}) > *`]: {
      scrollMarginInline: '100vw',
    },
    '--shadow': 'rgb(0 0 0 / 22%)',
    _dark: { '--shadow': 'rgb(0 0 0 / 80%)' },
    '@media screen': {
      // Outside: the second of two parts stands over that of the first.
      [`&[data-more~="start"] ${NAMES}`]: {
        boxShadow: '1px 0 0 {colors.border.strong}, 8px 0 8px -6px var(--shadow)',
      },
      '&[data-more~="end"] .cell-actions': {
        boxShadow: 'inset 1px 0 0 {colors.border.strong}, -8px 0 8px -6px var(--shadow)',
      },
      '&[data-more~="end"]:not(:has(td.cell-actions))': {
        maskImage: 'linear-gradient(to left, transparent, black 24px)',
      },
      // Over the last row that is in sight, whatever of it is.
      '&[data-below]::after': {
        content: '""',
        display: 'block',
        position: 'sticky',
        zIndex: '4',
        insetBlockEnd: '0',
        insetInlineStart: '0',
        blockSize: '10px',
        marginBlockStart: '-10px',
        bgImage: 'linear-gradient(to top, var(--shadow), transparent)',
        pointerEvents: 'none',
      },
    },
    // Where there are no shadows.
    '@media screen and (forced-colors: active)': {
      [`&[data-more~="start"] ${NAMES}`]: { borderInlineEnd: '3px double' },
      '&[data-more~="end"] .cell-actions': { borderInlineStart: '3px double' },
      '&[data-below]::after': { boxSizing: 'border-box', borderBlockEnd: '3px double' },
    },
    // As wide as it would be: laid out so once, to see what each column asks for.
    '& .list-table.is-measured': { inlineSize: 'max-content', minInlineSize: '0', tableLayout: 'auto' },
    '& .is-measured .cell-text': { display: 'block', whiteSpace: 'nowrap' },
    '& .is-measured col': { inlineSize: 'auto' },
    '& .is-measured .head-text': {
      display: 'block',
      inlineSize: 'min-content',
      overflowWrap: 'normal',
    },
  },
})
