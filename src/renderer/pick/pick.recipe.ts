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
    // The choices are what the dialog is for: they get the height that it has.
    field: {
      display: 'grid',
      gap: '4px',
      '& .check-list-body': { maxBlockSize: 'max(200px, calc(100dvh - 400px))' },
    },
    failures: { m: '0', p: '0 0 0 18px', color: 'danger' },
    none: { m: '0', color: 'fg.muted' },
  },
})
