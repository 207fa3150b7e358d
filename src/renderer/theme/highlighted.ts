import { defineStyle } from '@chakra-ui/react/styled-system'

/** The entry that the keys are on, or the pointer; by a line where the system gives the colours. */
export const highlighted = defineStyle({
  bg: 'bg.muted',
  boxShadow: 'inset 3px 0 0 {colors.focus}',
  '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-2px' },
})
