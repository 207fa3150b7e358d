import { defineStyle } from '@chakra-ui/react/styled-system'

/** Said to those who listen, and not drawn. */
export const visuallyHiddenStyle = defineStyle({
  position: 'absolute',
  overflow: 'hidden',
  inlineSize: '1px',
  blockSize: '1px',
  clipPath: 'inset(50%)',
})
