import { defineRecipe } from '@chakra-ui/react/styled-system'

export const changes = defineRecipe({
  className: 'changes',
  base: {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: 'work',
    lineHeight: '20px',
    '& th, & td': {
      p: '6px 8px',
      borderBlockEnd: '1px solid {colors.border}',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    // Names of columns stand whole: a long value beside them gives way.
    '& th': { overflowWrap: 'break-word' },
    // Times and days of the week stand whole too, on a telephone.
    '& td': { minInlineSize: 'calc(8ch + 16px)' },
    '& thead th': { color: 'fg.muted', fontSize: 'small', fontWeight: '500' },
    '& tbody th': { fontWeight: '400' },
    '& td .cell-text': { whiteSpace: 'normal' },
    '& [data-change="after"]': { fontWeight: '600' },
  },
})

export const confirmMore = defineRecipe({
  className: 'confirm-more',
  base: {
    display: 'grid',
    gap: '12px',
    marginBlockStart: '12px',
  },
})
