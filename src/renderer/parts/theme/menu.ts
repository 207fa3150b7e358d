import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { highlighted } from '../../theme/highlighted.ts'
import { floating } from './floating.ts'

/** Entries one below the other; of those of which one holds, that one has a mark. */
export const menu = defineSlotRecipe({
  className: 'part-menu',
  slots: ['content', 'itemGroupLabel', 'item', 'itemIndicator'],
  base: {
    content: { ...floating, minW: '180px', maxW: 'calc(100vw - 16px)', p: '8px' },
    itemGroupLabel: { px: '10px', pt: '4px', pb: '8px', color: 'fg.muted', '& strong': { color: 'fg' } },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      w: '100%',
      minH: '36px',
      px: '10px',
      borderRadius: 'control',
      color: 'fg',
      textAlign: 'start',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      outline: 'none',
      cursor: 'pointer',
      '&[data-highlighted]': highlighted,
      '&[data-state=checked]': { fontWeight: '600' },
      // Where the mark of the other one stands.
      '&[data-state=unchecked]': { ps: '34px' },
    },
    itemIndicator: { display: 'flex', w: '16px', color: 'accent' },
  },
})
