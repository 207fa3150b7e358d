import { defineSlotRecipe, defineStyle } from '@chakra-ui/react/styled-system'

/** A bar that fills up. Where the device chooses the colours its edge is drawn, which is clear otherwise. */
export const progress = defineSlotRecipe({
  className: 'part-progress',
  slots: ['root', 'track', 'range'],
  base: {
    root: { w: '100%' },
    track: {
      h: '8px',
      borderRadius: '4px',
      bg: 'bg.muted',
      overflow: 'hidden',
      _highContrast: { outline: '1px solid' },
    },
    range: { h: '100%', borderRadius: '4px', bg: 'accent', _highContrast: { bg: 'Highlight' } },
  },
})

export const shortBar = defineStyle({ w: '160px' })
