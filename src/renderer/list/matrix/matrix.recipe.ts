import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { visuallyHiddenStyle } from '../../theme/visuallyHiddenStyle.ts'

export const matrix = defineSlotRecipe({
  className: 'matrix',
  slots: ['root', 'group', 'id', 'name'],
  base: {
    root: {
      borderCollapse: 'separate',
      borderSpacing: '0',
      inlineSize: '100%',
      fontSize: 'work',
      lineHeight: '20px',
      '& th, & td': {
        p: '8px 12px',
        borderBlockEnd: '1px solid {colors.border}',
        bg: 'bg',
        color: 'fg',
        fontWeight: '400',
        textAlign: 'center',
      },
      // Words that are only heard stay in their cell, not beside the page.
      '& td': { position: 'relative' },
      // Of the height of its sign alone, in the middle of the row: on a line it stood above the words.
      '& td > .icon': { display: 'block', mx: 'auto' },
      '& thead th': {
        position: 'sticky',
        zIndex: '2',
        insetBlockStart: '0',
        minInlineSize: '96px',
        bg: 'bg.subtle',
        color: 'fg.muted',
        fontSize: '13px',
        fontWeight: '600',
        lineHeight: '16px',
        verticalAlign: 'bottom',
      },
      '& th[scope="row"], & thead th:first-child': {
        position: 'sticky',
        insetInlineStart: '0',
        minInlineSize: '200px',
        textAlign: 'start',
      },
      // What a right is called has several lines before a level is pushed out of sight.
      '&& th[scope="row"]': {
        maxInlineSize: '300px',
        overflowWrap: 'anywhere',
        hyphens: 'auto',
        whiteSpace: 'normal',
      },
      '& th[scope="row"]': { zIndex: '1', borderInlineEnd: '1px solid {colors.border}' },
      '& thead th:first-child': { zIndex: '3' },
      '& small': { display: 'block', color: 'fg.muted', fontSize: 'small', lineHeight: '16px' },
      '& .icon': { inlineSize: '16px', blockSize: '16px', stroke: 'fg.muted' },
      '& [data-on="true"] .icon': { stroke: 'success', strokeWidth: '2' },
      // A card a right: what it is called, and under it each row by name, with its sign.
      '@media screen and (width < 720px)': {
        '&, & > tbody': { display: 'block' },
        '& > thead': { ...visuallyHiddenStyle },
        '& > tbody > tr': {
          display: 'grid',
          gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
          gap: '4px 20px',
          marginBlockEnd: '8px',
          p: '8px 12px',
          border: '1px solid {colors.border}',
          borderRadius: 'card',
          bg: 'bg',
        },
        '& > tbody > tr.matrix-group': { mt: '16px', p: '0', border: '0' },
        '&& > tbody > tr > :is(th[scope], td)': {
          position: 'relative',
          display: 'flex',
          alignItems: 'flex-start',
          gap: '4px',
          maxInlineSize: 'none',
          p: '0',
          border: '0',
          bg: 'none',
          overflowWrap: 'anywhere',
          textAlign: 'start',
          whiteSpace: 'normal',
        },
        '&& > tbody > tr > th[scope]': { display: 'block', gridColumn: '1 / -1', fontWeight: '600' },
        '& small': { fontWeight: '400' },
        '& td > .icon': { flex: 'none', m: '2px 0' },
        '& td::after': { color: 'fg.muted', content: 'attr(data-label) / ""' },
        '& td[data-on="true"]::after': { color: 'fg' },
      },
    },
    group: {
      '& > th': { bg: 'bg.muted', fontWeight: '600', textAlign: 'start' },
      '& > th > span': { position: 'sticky', insetInlineStart: '12px' },
    },
    id: { display: 'block' },
    name: { display: 'block' },
  },
})
