import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/**
 * A few words beside an element, in the colours of the page the other way round. Clicks go through to what it covers;
 * where the device chooses the colours its edge is drawn, which is clear otherwise.
 */
export const tooltip = defineSlotRecipe({
  className: 'part-tooltip',
  slots: ['positioner', 'content'],
  base: {
    positioner: { pointerEvents: 'none !important' },
    content: {
      position: 'relative',
      zIndex: 2100,
      maxW: 'min(360px, calc(100vw - 16px))',
      maxH: '50vh',
      overflow: 'hidden',
      px: '8px',
      py: '4px',
      border: '1px solid transparent',
      borderRadius: 'control',
      bg: 'fg',
      color: 'bg',
      fontSize: 'small',
      fontWeight: '400',
      lineHeight: '18px',
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      boxShadow: 'overlay',
      pointerEvents: 'none',
      '@media print': { display: 'none' },
    },
  },
})
