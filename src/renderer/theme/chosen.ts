import { defineStyle } from '@chakra-ui/react/styled-system'

/** The one that is chosen among others: by its edge where the system gives the colours, since its ground is gone there. */
export const chosen = defineStyle({
  '@media (forced-colors: active)': { border: '3px solid Highlight' },
})
