import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** The frame of the search of everything. */
export const palette = defineRecipe({
  className: 'palette',
  base: {
    maxWidth: 'calc(100vw - 32px)',
    p: '12px',
    border: '1px solid {colors.border}',
    borderRadius: 'card',
    bg: 'bg',
    color: 'fg',
    boxShadow: 'overlay',
    width: '600px',
    marginTop: '12vh',
    overflow: 'hidden',
  },
})

export const help = defineSlotRecipe({
  className: 'help',
  slots: ['root', 'keys', 'setting', 'actions'],
  base: {
    root: {
      width: '520px',
      maxWidth: 'calc(100vw - 32px)',
      border: '1px solid {colors.border}',
      borderRadius: 'card',
      bg: 'bg',
      color: 'fg',
      boxShadow: 'overlay',
      p: '24px',
      '& h2': { fontSize: 'heading' },
    },
    keys: {
      display: 'grid',
      gap: '8px',
      m: '16px 0',
      '& > div': { display: 'grid', gridTemplateColumns: '90px 1fr', alignItems: 'center' },
      '& dd': { m: '0' },
    },
    setting: { display: 'flex', gap: '8px', alignItems: 'center', marginBlockEnd: '12px' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '8px',
      marginTop: '16px',
    },
  },
})
