import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { highlighted } from '../../theme/highlighted.ts'

export const address = defineSlotRecipe({
  className: 'address',
  slots: ['root', 'panel', 'status', 'position'],
  base: {
    root: {
      position: 'relative',
      '& [role="listbox"]': { overflowY: 'auto', maxBlockSize: '240px' },
      '& [role="option"]': {
        minBlockSize: '36px',
        p: '8px 10px',
        cursor: 'pointer',
        overflowWrap: 'anywhere',
      },
      '& [role="option"]:hover': { bg: 'bg.muted' },
      '& [role="option"][aria-selected="true"]': highlighted,
    },
    panel: {
      marginBlockStart: '4px',
      border: '1px solid {colors.border}',
      borderRadius: 'control',
      bg: 'bg',
    },
    status: {
      p: '8px 10px',
      borderBlockStart: '1px solid {colors.border}',
      color: 'fg.muted',
      '&:empty': { display: 'none' },
    },
    position: {
      marginBlockStart: '4px',
      color: 'fg.muted',
      fontSize: '13px',
      '&:empty': { display: 'none' },
    },
  },
})
