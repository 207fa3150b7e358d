import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const reach = defineSlotRecipe({
  className: 'reach',
  slots: ['root', 'option', 'more'],
  base: {
    root: {
      display: 'grid',
      gap: '8px',
      minInlineSize: '0',
      m: '0',
      p: '0',
      border: '0',
      '& legend': { p: '0', marginBlockEnd: '8px', fontWeight: '600' },
    },
    option: {
      p: '10px 12px',
      border: '1px solid {colors.border}',
      borderRadius: 'control',
      '&[data-chosen="true"]': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
      '& > label': {
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        minBlockSize: '24px',
        fontWeight: '600',
        cursor: 'pointer',
      },
      '& input': { flex: 'none', inlineSize: '16px', blockSize: '16px', m: '0' },
    },
    more: { ps: '24px', fontSize: 'work', lineHeight: '20px', '& > p': { m: '4px 0 0' } },
  },
})
