import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const places = defineSlotRecipe({
  className: 'places',
  slots: ['root', 'names', 'more', 'elsewhere'],
  base: {
    root: {
      m: '0',
      color: 'fg.muted',
      fontSize: 'work',
      lineHeight: '20px',
      overflowWrap: 'anywhere',
      '&[open] .places-more': { textDecoration: 'none' },
      // The words that open it are underlined: a triangle would hang in the margin.
      '& summary': { cursor: 'pointer', listStyle: 'none' },
      '& summary::-webkit-details-marker': { display: 'none' },
      '& ul': { m: '4px 0 0', ps: '20px', color: 'fg' },
      '.modal-head &': { marginBlockStart: '4px' },
    },
    names: { color: 'fg', fontWeight: '500' },
    more: { color: 'accent', textDecoration: 'underline', whiteSpace: 'nowrap' },
    elsewhere: { marginBlockStart: '4px', ps: '8px', borderInlineStart: '3px solid {colors.accent}' },
  },
})

export const confirmMore = defineRecipe({
  className: 'confirm-more',
  base: {
    '.modal-body > p + &': { marginBlockStart: '4px' },
  },
})
