import { defineStyle } from '@chakra-ui/react/styled-system'

/**
 * What floats over the page: lists, calendars, panels. Above what is sticky in the page and in a dialog: Zag gives the
 * layer of the content to what places it.
 */
export const floating = defineStyle({
  position: 'relative',
  zIndex: 30,
  bg: 'bg',
  color: 'fg',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 'card',
  boxShadow: 'overlay',
  outline: 'none',
})

/** The ring that says where the keys go. */
export const focusRing = defineStyle({
  outline: '2px solid',
  outlineColor: 'focus',
  outlineOffset: '0',
})

/** A button with an icon alone. */
export const iconButton = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  boxSize: '32px',
  p: '0',
  border: '0',
  borderRadius: 'control',
  bg: 'transparent',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted', color: 'fg' },
  _focusVisible: focusRing,
  _disabled: { opacity: 0.4, cursor: 'not-allowed' },
})
