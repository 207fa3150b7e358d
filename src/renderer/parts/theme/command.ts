import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { highlighted } from '../../theme/highlighted.ts'

/** A field, which is the page's own, and below it what is found, under headings; last what is to be said of it. */
export const command = defineSlotRecipe({
  className: 'part-command',
  slots: ['root', 'list', 'itemGroupLabel', 'item', 'itemText', 'itemCommand'],
  base: {
    root: { '& > [role=status]': { color: 'fg.muted', '&:not(:empty)': { p: '8px 10px 0' } } },
    list: { maxH: 'calc(76vh - 110px)', mt: '8px', overflowY: 'auto', outline: 'none' },
    itemGroupLabel: { p: '8px 10px 2px', color: 'fg.muted', fontSize: 'small', fontWeight: '600' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '0 12px',
      minH: '40px',
      p: '6px 10px',
      borderRadius: 'control',
      cursor: 'pointer',
      '&[data-highlighted]': highlighted,
    },
    itemText: { overflowWrap: 'anywhere' },
    itemCommand: { color: 'fg.muted', fontSize: 'small' },
  },
})
