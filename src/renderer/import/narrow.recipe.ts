import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { hyphenatedStyle } from '../theme/hyphenatedStyle.ts'
import { visuallyHiddenStyle } from '../theme/visuallyHiddenStyle.ts'

export const importControl = defineSlotRecipe({
  className: 'import',
  slots: ['frame', 'table'],
  base: {
    frame: {
      '@media (width < 720px)': {
        // On a phone a row of the file is a small form: its state first, then a labelled line for each cell.
        '& > .import-table': { display: 'block', minInlineSize: '0' },
        '&:has(.import-table)': { flex: 'none', overflow: 'visible' },
      },
    },
    table: {
      '@media (width < 720px)': {
        '& tbody': { display: 'block', minInlineSize: '0' },
        '& thead': {
          ...visuallyHiddenStyle,
        },
        '& tbody tr': {
          display: 'flex',
          flexDirection: 'column',
          gap: '4px',
          position: 'relative',
          p: '12px',
          borderBlockEnd: '1px solid {colors.border}',
        },
        '& tbody :is(td, th[scope="row"]), & tbody td[data-align]': {
          display: 'grid',
          gridTemplateColumns: '144px minmax(0, 1fr)',
          alignItems: 'center',
          gap: '8px',
          minInlineSize: '0',
          blockSize: 'auto',
          minBlockSize: '24px',
          p: '0',
          border: '0',
          textAlign: 'start',
        },
        '& :is(td, th)[data-label]::before': {
          color: 'fg.muted',
          overflowWrap: 'anywhere',
          ...hyphenatedStyle,
          whiteSpace: 'normal',
          content: 'attr(data-label)',
        },
        '& td > .import-cell': { minInlineSize: '0', textAlign: 'start' },
        '& tbody td.import-state': { display: 'block', order: '-1', pe: '40px' },
        '& tbody td.cell-actions': {
          position: 'absolute',
          insetBlockStart: '8px',
          insetInlineEnd: '8px',
          display: 'block',
        },
      },
    },
  },
})
