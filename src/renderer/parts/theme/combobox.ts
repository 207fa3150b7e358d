import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { highlighted } from '../../theme/highlighted.ts'
import { floating, iconButton } from './floating.ts'

/** The control itself is the page's own, as its stand-in is; what it opens is as wide, and says what is not listed. */
export const combobox = defineSlotRecipe({
  className: 'part-combobox',
  slots: ['control', 'input', 'clearTrigger', 'positioner', 'content', 'item'],
  base: {
    control: { position: 'relative' },
    input: { textOverflow: 'ellipsis', '&:has(+ button)': { pe: '60px' } },
    clearTrigger: { ...iconButton, position: 'absolute', top: '4px', insetEnd: '30px', boxSize: '28px' },
    positioner: {
      ...floating,
      overflow: 'hidden',
      '& > p': {
        px: '10px',
        py: '8px',
        color: 'fg.muted',
        _empty: { display: 'none' },
      },
      '& > [role=listbox]:not([data-empty]) + p': {
        borderTop: '1px solid',
        borderColor: 'border',
      },
    },
    content: {
      // In front of the panel that it may stand in.
      zIndex: 31,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      maxH: 'min(280px, calc(var(--available-height) - 48px))',
      outline: 'none',
      '&:not([data-empty])': { py: '4px' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minH: '36px',
      px: '10px',
      py: '6px',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _after: { content: '"✓"', ms: 'auto', color: 'accent', fontWeight: '600', visibility: 'hidden' },
      '&[data-state=checked]': { _after: { visibility: 'visible' } },
      '&[data-highlighted]': highlighted,
    },
  },
})
