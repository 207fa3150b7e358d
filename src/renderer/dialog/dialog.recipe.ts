import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const modal = defineSlotRecipe({
  className: 'modal',
  slots: ['root', 'form', 'head', 'title', 'of', 'beside', 'body', 'foot', 'progress', 'keys'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      boxSizing: 'border-box',
      maxBlockSize: 'min(860px, calc(100dvh - 32px))',
      maxInlineSize: 'calc(100% - 32px)',
      m: 'auto',
      p: '0',
      border: '1px solid {colors.border}',
      borderRadius: 'card',
      bg: 'bg',
      color: 'fg',
      boxShadow: '0 16px 48px rgb(0 0 0 / 28%)',
      font: 'inherit',
      // Below the messages, which would cover its title.
      '@media (width < 640px)': {
        insetBlockStart: 'var(--messages, 0px)',
        maxBlockSize: 'calc(100dvh - 32px - var(--messages, 0px))',
      },
    },
    // As high as what is in it to begin with: of a height that its content gives, Safari takes the 0% of `flex: 1` for 0.
    form: { display: 'flex', flex: 'auto', flexDirection: 'column', minBlockSize: '0' },
    head: {
      flex: 'none',
      p: '16px 24px 12px',
      borderBlockEnd: '1px solid {colors.border}',
      '&:has(> .modal-beside)': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: '16px',
        '& > :not(.modal-title, .modal-beside)': { gridColumn: '1 / -1' },
        '@media (width < 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      '@media (width < 640px)': { px: '16px' },
    },
    title: { m: '0', fontSize: 'heading', fontWeight: '600', lineHeight: '28px', overflowWrap: 'anywhere' },
    // The row that the dialog is about.
    of: { display: 'block', color: 'fg.muted', fontSize: '16px', fontWeight: '500', lineHeight: '24px' },
    // Stands where its words are at the height of the title.
    beside: {
      display: 'flex',
      alignSelf: 'start',
      alignItems: 'center',
      gap: '4px',
      me: '-13px',
      // Below what the dialog is about: a long word of the title needs the line.
      '@media (width < 640px)': {
        order: '1',
        ms: '-10px',
        me: '0',
        '& > .button:first-child': { ms: '-3px' },
      },
    },
    body: {
      flex: 'auto',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      p: '16px 24px',
      '& > p': { m: '0' },
      '@media (width < 640px)': { px: '16px' },
    },
    foot: {
      display: 'flex',
      flex: 'none',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '8px',
      p: '12px 24px',
      borderBlockStart: '1px solid {colors.border}',
      '@media (width < 640px)': { px: '16px' },
    },
    progress: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      me: 'auto',
      color: 'fg.muted',
      // The buttons stay where they are.
      '@media (width < 640px)': { inlineSize: '100%' },
    },
    keys: {
      me: 'auto',
      color: 'fg.muted',
      fontSize: 'small',
      '& kbd': {
        p: '1px 5px',
        border: '1px solid {colors.border}',
        borderRadius: '4px',
        bg: 'bg.subtle',
        font: 'inherit',
      },
      '@media (width < 640px)': { display: 'none' },
    },
  },
  variants: {
    size: {
      small: {
        root: {
          inlineSize: '440px',
          '& .modal-head, & .modal-foot': { border: '0' },
          '& .modal-head': { paddingBlockEnd: '0' },
        },
      },
      medium: { root: { inlineSize: '640px' } },
      extraLarge: {
        root: {
          inlineSize: '1120px',
          '@media (width < 640px)': {
            inlineSize: '100%',
            maxInlineSize: '100%',
            blockSize: 'calc(100dvh - var(--messages, 0px))',
            maxBlockSize: 'none',
            border: '0',
            borderRadius: '0',
          },
        },
      },
    },
  },
})
