import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const pick = defineSlotRecipe({
  className: 'pick',
  slots: ['body', 'field', 'failures', 'none'],
  base: {
    body: {
      display: 'grid',
      gap: '12px',
      alignContent: 'start',
      // Its words begin where the field does.
      '& > .button': {
        justifySelf: 'start',
        blockSize: 'auto',
        ms: '-15px',
        textAlign: 'start',
        whiteSpace: 'normal',
      },
    },
    field: { display: 'grid', gap: '4px' },
    failures: { m: '0', p: '0 0 0 18px', color: 'danger' },
    none: { m: '0', color: 'fg.muted' },
  },
})
