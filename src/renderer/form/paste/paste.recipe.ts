import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const pasted = defineSlotRecipe({
  className: 'pasted',
  slots: ['root', 'actions'],
  base: {
    root: {
      position: 'sticky',
      zIndex: '1',
      insetBlockEnd: '-8px',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '8px 16px',
      p: '10px 44px 10px 14px',
      border: '1px solid {colors.border}',
      borderInlineStart: '4px solid {colors.accent}',
      borderRadius: 'control',
      bg: 'bg',
      // Down to the edge: what scrolls past beneath it does not show again below.
      boxShadow: '0 2px 12px rgb(0 0 0 / 12%), 0 12px 0 {colors.bg}',
      '& > [role="status"]': { flex: '1 1 280px', minInlineSize: '0', overflowWrap: 'anywhere' },
      '& p, & ul': { m: '0' },
      '& p': { fontWeight: '600' },
      '& ul': { maxBlockSize: '30vh', p: '0', listStyle: 'none', overflow: 'auto' },
      '& > .button': {
        position: 'absolute',
        inset: '6px 6px auto auto',
        inlineSize: '32px',
        minInlineSize: '32px',
      },
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  },
})
