import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const dateField = defineSlotRecipe({
  className: 'date-field',
  slots: ['root', 'button'],
  base: {
    // The button of the calendar stands within the control.
    root: { position: 'relative', '& .control': { pe: '40px' } },
    button: {
      position: 'absolute',
      insetBlockStart: '4px',
      insetInlineEnd: '4px',
      display: 'grid',
      placeContent: 'center',
      inlineSize: '28px',
      blockSize: '28px',
      p: '0',
      border: '0',
      borderRadius: '4px',
      bg: 'none',
      color: 'fg.muted',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.muted', color: 'fg' },
    },
  },
})

export const hoursMinutes = defineRecipe({
  className: 'hours-minutes',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    // Four digits, the hours of a year, whatever the size of its letters.
    '& .control': { inlineSize: 'max(52px, 4ch + 16px)', px: '6px' },
    '& .box-minutes': { inlineSize: '36px' },
  },
})

export const dateSelects = defineRecipe({
  className: 'date-selects',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    '& > div': { flex: '1 1 0', minInlineSize: '0' },
    '& > div:first-child': { flex: '0 0 76px' },
  },
})

export const secret = defineRecipe({
  className: 'secret',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
  },
})
