import { datePickerAnatomy } from '@chakra-ui/react/anatomy'
import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { chosen } from '../../theme/chosen.ts'
import { floating, focusRing, iconButton } from './floating.ts'

/** A month at a time; the months of a year and the years of a decade are wider cells of the same kind. */
export const datePicker = defineSlotRecipe({
  className: 'part-date-picker',
  slots: datePickerAnatomy.keys(),
  base: {
    root: { display: 'contents' },
    content: { ...floating, p: '8px' },
    viewControl: { display: 'flex', alignItems: 'center', gap: '4px', mb: '4px' },
    viewTrigger: {
      flex: '1',
      minH: '32px',
      px: '8px',
      border: '0',
      borderRadius: 'control',
      bg: 'transparent',
      fontWeight: '600',
      cursor: 'pointer',
      _firstLetter: { textTransform: 'uppercase' },
      _hover: { bg: 'bg.muted' },
      _focusVisible: focusRing,
      _disabled: { cursor: 'default', bg: 'transparent' },
    },
    prevTrigger: iconButton,
    nextTrigger: iconButton,
    table: { borderCollapse: 'collapse' },
    tableHeader: { h: '28px', p: '0', color: 'fg.muted', fontSize: 'small', fontWeight: '500' },
    tableCell: { p: '0' },
    tableCellTrigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minW: '36px',
      minH: '36px',
      borderRadius: 'control',
      cursor: 'pointer',
      '&:not([data-view=day])': { minW: '63px', minH: '44px' },
      _hover: { bg: 'bg.muted' },
      _focusVisible: focusRing,
      '&[data-outside-range]': { color: 'fg.muted', visibility: 'hidden' },
      '&[data-today]': {
        color: 'accent',
        fontWeight: '600',
        textDecoration: 'underline',
        textUnderlineOffset: '4px',
      },
      '&[data-selected]': { bg: 'accent', color: 'accent.fg', _hover: { bg: 'accent.hover' }, ...chosen },
      '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
    },
  },
})
