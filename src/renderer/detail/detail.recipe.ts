import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const detail = defineSlotRecipe({
  className: 'detail',
  slots: ['back', 'wait', 'head', 'title', 'aside', 'creating', 'foot'],
  base: {
    back: {
      color: 'accent',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { borderRadius: '4px', outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
    wait: { display: 'flex', alignItems: 'center', gap: '8px', color: 'fg.muted' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px 24px',
      my: '12px 16px',
    },
    title: { m: '0', fontSize: 'heading', fontWeight: '600', lineHeight: '28px', overflowWrap: 'anywhere' },
    aside: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px',
      // Its words stand at the edge, not its frame.
      '& > [data-action="history"]': { mx: '-13px', '@media (width >= 640px)': { ms: '0' } },
    },
    // Source: specification §9.
    creating: { inlineSize: 'min(752px, 100%)' },
    foot: {
      position: 'sticky',
      insetBlockEnd: '0',
      display: 'flex',
      justifyContent: 'flex-end',
      py: '12px',
      borderBlockStart: '1px solid {colors.border}',
      bg: 'bg',
    },
  },
})

/** The foot stands at the bottom, as messages do: they stand above it, and leave its button free. */
export const toaster = defineRecipe({
  className: 'toaster',
  base: {
    '@media (width >= 640px)': {
      'body:has(.detail-foot) #overlays:empty ~ &': { insetBlockEnd: '77px' },
    },
  },
})
