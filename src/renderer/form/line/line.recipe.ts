import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { visuallyHiddenStyle } from '../../theme/visuallyHiddenStyle.ts'

export const line = defineSlotRecipe({
  className: 'line',
  slots: ['root', 'body', 'add'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '8px',
      py: '12px',
      borderBlockEnd: '1px solid {colors.border}',
      // A key in one line paints no other.
      isolation: 'isolate',
      '&:first-child': { paddingBlockStart: '0' },
      // Nothing of the form follows it.
      '&:last-child': { paddingBlockEnd: '0', border: '0' },
      '& > .button': { flex: 'none', inlineSize: '32px', minInlineSize: '32px', color: 'fg.muted' },
      // Room for the remove button on every line, so that the columns of all lines stand under one another.
      '&:first-child:not(:nth-last-child(1 of .line))': { pe: '40px' },
      '&:not(:first-child) [data-one-row] :is(.field > .field-label, .field-hint)': {
        // Labels stand above the first line alone where all fields of a line are in one row.
        '@container (inline-size >= 900px)': {
          ...visuallyHiddenStyle,
          whiteSpace: 'nowrap',
        },
      },
    },
    body: { flex: '1', minInlineSize: '0' },
    add: { display: 'flex', alignItems: 'center', gap: '12px', py: '12px' },
  },
})
