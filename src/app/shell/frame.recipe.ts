import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { visuallyHiddenStyle } from '#renderer/theme/visuallyHiddenStyle.ts'

export const frame = defineSlotRecipe({
  className: 'frame',
  slots: ['root', 'skip'],
  base: {
    // The frame: bar on top, menu on the left, content in between.
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto minmax(0, 1fr)',
      minHeight: '100vh',
      '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    skip: { position: 'absolute', left: '-9999px', '&:focus': { left: '12px', top: '12px', zIndex: '30' } },
  },
})

export const topbar = defineSlotRecipe({
  className: 'topbar',
  slots: ['root', 'search', 'tools'],
  base: {
    root: {
      gridArea: '1 / 1 / 2 / -1',
      position: 'sticky',
      top: '0',
      zIndex: '20',
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      // The menu begins below it, and is as high as what is left of the window.
      minHeight: '52px',
      p: '8px 16px 7px',
      borderBottom: '1px solid {colors.border}',
      bg: 'bg',
      '& .topbar-menu': { display: 'none', '@media (max-width: 760px)': { display: 'inline-flex' } },
      '@media (max-width: 760px)': { position: 'static', flexWrap: 'wrap', p: '8px' },
    },
    search: {
      ms: 'auto',
      color: 'fg.muted',
      fontWeight: '400',
      '@media (max-width: 760px)': {
        ms: '0',
        minWidth: '36px',
        p: '0 10px',
        '& kbd': { display: 'none' },
        '& span': {
          ...visuallyHiddenStyle,
        },
      },
    },
    tools: { display: 'flex', gap: '2px', '@media (max-width: 760px)': { ms: 'auto' } },
  },
})

export const content = defineRecipe({
  className: 'content',
  base: {
    gridRow: '4',
    minWidth: '0',
    width: '100%',
    maxWidth: '1440px',
    p: '24px',
    '&:focus': { outline: 'none' },
    '@media (max-width: 760px)': { p: '16px 12px' },
  },
})

export const banner = defineRecipe({
  className: 'banner',
  base: {},
  variants: {
    kind: {
      offline: {
        position: 'sticky',
        top: '52px',
        zIndex: '15',
        gridArea: '3 / 1 / 4 / -1',
        px: '16px',
        borderRadius: '0',
        bg: 'warning.subtle',
        color: 'warning',
        '@media (max-width: 760px)': { top: '0' },
      },
    },
  },
})
