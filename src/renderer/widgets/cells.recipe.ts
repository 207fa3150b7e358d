import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const cellText = defineRecipe({
  className: 'cell-text',
  base: {
    display: 'block',
    overflow: 'hidden',
    maxInlineSize: '32ch',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})

/** A part of a value that stays in one line; on a card, where nothing is cut, while that is wide enough for it. */
export const cellPart = defineRecipe({
  className: 'cell-part',
  base: {
    whiteSpace: 'nowrap',
    '@media (width < 720px)': {
      display: 'inline-block',
      maxInlineSize: '100%',
      textDecoration: 'inherit',
      whiteSpace: 'normal',
    },
  },
})

export const badge = defineSlotRecipe({
  className: 'badge',
  slots: ['root', 'on'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      p: '0 8px',
      border: '1px solid {colors.border}',
      borderRadius: '10px',
      color: 'fg.muted',
      fontSize: 'small',
      lineHeight: '20px',
      '&::before': {
        inlineSize: '6px',
        blockSize: '6px',
        border: '1px solid currentcolor',
        borderRadius: '50%',
        content: '""',
      },
    },
    on: {
      borderColor: 'transparent',
      bg: 'success.subtle',
      color: 'success',
      '&::before': { bg: 'currentcolor' },
    },
  },
})
