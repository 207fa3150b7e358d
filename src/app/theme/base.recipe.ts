import { defineRecipe, defineStyle } from '@chakra-ui/react/styled-system'
import { visuallyHiddenStyle } from '#renderer/theme/visuallyHiddenStyle.ts'

/** One that keeps the focus is disabled by its attribute of ARIA; a busy one has that too, and is not dimmed. */
const off = ':disabled, [aria-disabled="true"]:not([aria-busy="true"])'

/** The button that is meant to be pressed stands out where the system gives the colours, too. */
const forced = defineStyle({
  '@media (forced-colors: active)': {
    [`&:not(${off}), &:hover:not(${off})`]: {
      borderColor: 'Highlight',
      bg: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
    '&:focus-visible': { outlineColor: 'Highlight' },
  },
})

export const visuallyHidden = defineRecipe({
  className: 'visually-hidden',
  base: {
    ...visuallyHiddenStyle,
    whiteSpace: 'nowrap',
  },
})

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '36px',
    p: '0 14px',
    border: '1px solid {colors.border}',
    borderRadius: 'control',
    bg: 'bg',
    color: 'fg',
    fontWeight: '500',
    cursor: 'pointer',
    textDecoration: 'none',
    [`&:hover:not(${off})`]: { bg: 'bg.muted' },
    [`&:is(${off})`]: { cursor: 'not-allowed', opacity: '0.55' },
  },
  variants: {
    kind: {
      primary: {
        borderColor: 'transparent',
        bg: 'accent',
        color: 'accent.fg',
        [`&:hover:not(${off})`]: { bg: 'accent.hover' },
        ...forced,
      },
      danger: {
        borderColor: 'transparent',
        bg: 'danger',
        color: 'danger.fg',
        [`&:hover:not(${off})`]: { bg: 'danger', filter: 'brightness(0.92)' },
        // Not as the main one, which is filled, nor as any other.
        '@media (forced-colors: active)': { border: '4px double ButtonText' },
      },
      quiet: {
        borderColor: 'transparent',
        bg: 'transparent',
        // Words without a frame are told by their colour from those that do nothing.
        '&:where(:not(.button--icon))': { color: 'accent' },
      },
      icon: { minWidth: '36px', p: '0' },
    },
  },
})

export const input = defineRecipe({
  className: 'input',
  base: {
    width: '100%',
    minHeight: '36px',
    p: '0 10px',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    bg: 'bg',
    color: 'fg',
    '&[aria-invalid="true"]': { borderColor: 'danger' },
    '&::placeholder': { color: 'fg.muted', opacity: '1' },
  },
})
