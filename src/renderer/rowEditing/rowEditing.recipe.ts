import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { visuallyHiddenStyle } from '../theme/visuallyHiddenStyle.ts'

export const row = defineSlotRecipe({
  className: 'row',
  slots: ['table', 'frame', 'save'],
  base: {
    table: {
      '& .row-edited :is(.field, .row-value)': { display: 'block' },
      '& .row-edited .row-value': { py: '8px', lineHeight: '20px' },
      '& .row-edited .field:not([data-width="narrow"])': { minInlineSize: '140px' },
      '& .row-edited .cell-actions': { paddingBlockStart: '8px' },
      '& .row-edited .field-note': {
        my: '2px 4px',
        whiteSpace: 'normal',
        // The buttons stand beside the inputs and stay where they are: what is wrong needs no room before it is said.
        '@media (width >= 720px)': { minBlockSize: '0', '&:empty': { m: '0' } },
      },
      '& .row-label': {
        ...visuallyHiddenStyle,
        whiteSpace: 'nowrap',
      },
      '& .row-told > td': { py: '8px' },
      '& .row-told .failures, & .row-told .restored:last-child': { m: '0' },
      '& .differs': { color: 'fg.muted' },
      '& .differs > summary': {
        fontSize: 'small',
        lineHeight: '16px',
        whiteSpace: 'normal',
        textDecoration: 'underline dotted',
        textUnderlineOffset: '3px',
        listStyle: 'none',
        cursor: 'pointer',
      },
      '& .differs > summary::-webkit-details-marker': { display: 'none' },
      '& .differs > ul': {
        overflow: 'auto',
        maxBlockSize: '160px',
        m: '4px 0',
        p: '0',
        fontSize: 'small',
        listStyle: 'none',
      },
    },
    frame: {
      '& .row-table': { tableLayout: 'auto' },
      '& .row-table thead th': { boxSizing: 'border-box', inlineSize: 'var(--width, auto)' },
      // Its columns are made by what they hold: none is narrower than its longest word, however wide the fields beside it.
      '& .row-table .cell-text': { overflowWrap: 'break-word' },
      '& th[scope="col"]': { py: '6px', lineHeight: '17px', whiteSpace: 'normal' },
      '& .row-table :is(th, td)': { px: '6px' },
      '& .row-table :is(th, td):first-child': { ps: '12px' },
      '& .row-table tbody th[scope="row"]': { fontSize: 'work', fontWeight: '500', textAlign: 'start' },
      '& tbody tr:hover > th': { bg: 'bg.subtle' },
      '& .row-table .row-edited > :is(th, td)': { py: '6px', bg: 'bg.subtle', verticalAlign: 'top' },
      '@media (width < 720px)': {
        // One card a row: the header's words stand before each value.
        '& .row-table, & .row-table :is(tbody, tr, td, tbody th)': {
          display: 'block',
          boxSizing: 'border-box',
          inlineSize: '100%',
        },
        '& .row-table thead': { display: 'none' },
        '& .row-table tbody tr': { py: '4px', borderBlockEnd: '1px solid {colors.border}' },
        '& .row-table tbody tr > *': {
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: '12px',
          blockSize: 'auto',
          p: '6px 12px',
          border: '0',
          textAlign: 'start',
        },
        '& .row-table tbody .cell-actions': { position: 'static', justifyContent: 'flex-end' },
        '& .row-table .row-label': {
          position: 'static',
          flex: '0 1 45%',
          inlineSize: 'auto',
          blockSize: 'auto',
          clipPath: 'none',
          color: 'fg.muted',
          fontWeight: '400',
          whiteSpace: 'normal',
        },
        '& .row-table .row-told > td': { display: 'block', whiteSpace: 'normal' },
        // Each label beside the middle of its control, whatever stands below that; all controls end at one edge.
        '& .row-table .row-edited > *': { alignItems: 'flex-start' },
        '& .row-table .row-edited .row-label': {
          display: 'grid',
          alignItems: 'center',
          minBlockSize: '36px',
        },
        '& .row-table .row-edited .field': { flex: '1 1 55%', minInlineSize: '0' },
        '& .row-edited [data-width="narrow"] > .field-control': { maxInlineSize: '136px', ms: 'auto' },
        '& .row-edited .hours-minutes': { justifyContent: 'flex-end' },
        '& .row-edited :is([data-width="narrow"], :has(.hours-minutes)) > .field-note': { textAlign: 'end' },
        '& .row-edited .field-control:has(.switch)': { justifyContent: 'flex-end' },
      },
    },
    save: { color: 'accent' },
  },
})
