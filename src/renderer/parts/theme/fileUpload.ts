import { defineSlotRecipe, defineStyle } from '@chakra-ui/react/styled-system'

/** A frame into which a file can be dropped, round what says how to choose one and why one was refused. */
export const fileUpload = defineSlotRecipe({
  className: 'part-file-upload',
  slots: ['root', 'dropzone'],
  base: {
    root: { w: '100%', position: 'relative' },
    dropzone: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '12px',
      px: '24px',
      py: '32px',
      border: '1px dashed',
      borderColor: 'border.strong',
      borderRadius: 'card',
      textAlign: 'center',
      overflowWrap: 'anywhere',
      '&[data-dragging]': { borderStyle: 'solid', borderColor: 'accent', bg: 'accent.subtle' },
      '& .file-drop-title': { fontWeight: '600' },
      '& :is(.file-hint, .file-first)': { color: 'fg.muted', _empty: { position: 'absolute' } },
      '& .file-refused': {
        px: '16px',
        py: '12px',
        border: '1px solid',
        borderColor: 'danger',
        borderInlineStartWidth: '4px',
        borderRadius: 'control',
        bg: 'danger.subtle',
        textAlign: 'start',
        '& strong': { color: 'danger' },
      },
    },
  },
})

/** Once a file is there: what takes another, at the end of its line. */
export const smallDrop = defineStyle({
  flexFlow: 'row wrap',
  justifyContent: 'flex-end',
  '@media (width < 720px)': { justifyContent: 'flex-start' },
  p: '0',
  borderColor: 'transparent',
})
