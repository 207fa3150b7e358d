import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** A chevron that stays where the system gives the colours, which takes away gradients. */
const chevron = (color: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='${color}' stroke-width='2'%3E%3Cpath d='M4 6l4 4 4-4'/%3E%3C/svg%3E")`

export const control = defineSlotRecipe({
  className: 'control',
  slots: ['root', 'end', 'text', 'select', 'locked'],
  base: {
    root: {
      boxSizing: 'border-box',
      inlineSize: '100%',
      blockSize: '36px',
      p: '0 10px',
      border: '1px solid {colors.border.strong}',
      borderRadius: 'control',
      bg: 'bg',
      color: 'fg',
      font: 'inherit',
      // Not of what is typed in: a text that may be cut short is laid out anew wherever the caret comes into it.
      '&:not(:focus)': { textOverflow: 'ellipsis' },
      // What stands below it stands close, with no room for the descenders of a line.
      verticalAlign: 'top',
      // What is typed concerns nothing around it: a key lays out and paints the one control.
      '.field-control input&': { contain: 'strict' },
      '&::placeholder': { color: 'fg.muted', opacity: '1' },
      '&:focus-visible': { borderColor: 'focus', outline: '2px solid {colors.focus}', outlineOffset: '0' },
      '&[aria-invalid="true"]': {
        borderColor: 'danger',
        boxShadow: 'inset 0 0 0 1px {colors.danger}',
        '@media (forced-colors: active)': { borderWidth: '3px' },
      },
      '&:is(:disabled, [readonly])': {
        borderColor: 'border',
        bg: 'bg.muted',
        color: 'fg.muted',
        opacity: '1',
      },
    },
    end: { textAlign: 'end' },
    text: { blockSize: 'auto', minBlockSize: '64px', py: '6px', lineHeight: '1.45', resize: 'vertical' },
    locked: {
      minBlockSize: '36px',
      resize: 'none',
      fieldSizing: 'content',
      overflowWrap: 'anywhere',
      '.field-control &': { inlineSize: '100%' },
    },
    select: {
      appearance: 'none',
      pe: '30px',
      backgroundImage:
        'linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(135deg, currentcolor 50%, transparent 50%)',
      backgroundPosition: 'right 15px top 15px, right 10px top 15px',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '5px 5px',
      '& option': { bg: 'bg', color: 'fg' },
      '@media (forced-colors: active)': {
        backgroundImage: chevron('black'),
        backgroundPosition: 'right 8px center',
        backgroundSize: '16px',
      },
      '@media (forced-colors: active) and (prefers-color-scheme: dark)': {
        backgroundImage: chevron('white'),
      },
    },
  },
})

export const readOnly = defineRecipe({
  className: 'read-only',
  base: {
    boxSizing: 'border-box',
    inlineSize: '100%',
    blockSize: '36px',
    p: '0 10px',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    color: 'fg',
    font: 'inherit',
    display: 'flex',
    alignItems: 'center',
    borderColor: 'transparent',
    bg: 'bg.subtle',
    '&:focus-visible': { outline: '2px solid {colors.focus}' },
  },
})

export const switchControl = defineSlotRecipe({
  className: 'switch',
  slots: ['root', 'word'],
  base: {
    // On, off, and between the two while nothing is said.
    root: {
      appearance: 'none',
      position: 'relative',
      flex: 'none',
      inlineSize: '40px',
      blockSize: '24px',
      m: '6px 0',
      border: '1px solid {colors.border.strong}',
      borderRadius: '12px',
      bg: 'bg.muted',
      cursor: 'pointer',
      '&:focus-visible': { borderColor: 'focus', outline: '2px solid {colors.focus}', outlineOffset: '0' },
      '&[aria-invalid="true"]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
      '&::before': {
        position: 'absolute',
        insetBlockStart: '3px',
        insetInlineStart: '3px',
        inlineSize: '16px',
        blockSize: '16px',
        borderRadius: '50%',
        bg: 'fg.muted',
        transition: 'translate 120ms',
        content: '""',
      },
      '&:indeterminate::before': { borderRadius: '4px', translate: '8px 0' },
      '&:checked': { borderColor: 'transparent', bg: 'accent' },
      '&:checked::before': { bg: 'accent.fg', translate: '16px 0' },
      '&:disabled': { cursor: 'not-allowed', opacity: '0.55' },
      '@media (forced-colors: active)': {
        '&::before': { bg: 'ButtonText', forcedColorAdjust: 'none' },
        '&:checked': { borderColor: 'Highlight', bg: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { bg: 'HighlightText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
        '&:disabled::before': { bg: 'GrayText' },
        '&:disabled:checked': { borderColor: 'GrayText', bg: 'GrayText' },
        '&:disabled:checked::before': { bg: 'Canvas' },
      },
    },
    word: { order: '1', my: '7px' },
  },
})
