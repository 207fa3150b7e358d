import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['root', 'groups', 'group', 'link', 'picture', 'collapse', 'drawer', 'drawer-close'],
  base: {
    // The menu, beside the content or, where it is narrow, in a drawer.
    root: {
      gridRow: '4',
      position: 'sticky',
      top: '52px',
      alignSelf: 'start',
      display: 'flex',
      flexDirection: 'column',
      width: '232px',
      height: 'calc(100vh - 52px)',
      p: '16px 12px',
      borderInlineEnd: '1px solid {colors.border}',
      bg: 'bg.subtle',
      overflowY: 'auto',
      '@media (max-width: 760px)': { display: 'none' },
    },
    groups: { flex: '1', display: 'grid', alignContent: 'start', gap: '16px' },
    group: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      p: '4px 8px',
      color: 'fg.muted',
      fontSize: 'small',
      fontWeight: '600',
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '36px',
      p: '6px 8px 6px 32px',
      lineHeight: '20px',
      borderRadius: 'control',
      color: 'fg',
      textDecoration: 'none',
      '&:hover': { bg: 'bg.muted' },
      // Not bolder, or its words would break elsewhere than a moment ago.
      '&[aria-current="page"]': {
        bg: 'accent.subtle',
        color: 'accent',
        boxShadow: 'inset 3px 0 0 {colors.accent}',
        '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-2px' },
      },
    },
    picture: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '36px',
      blockSize: '36px',
      border: '0',
      borderRadius: 'control',
      bg: 'none',
      color: 'fg',
      cursor: 'pointer',
      '&:hover, &[aria-expanded="true"]': { bg: 'bg.muted' },
      '&[aria-current]': {
        bg: 'accent.subtle',
        color: 'accent',
        '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-2px' },
      },
    },
    collapse: { justifyContent: 'flex-start', color: 'fg.muted', fontWeight: '400' },
    drawer: {
      m: '0',
      maxHeight: 'none',
      height: '100vh',
      p: '0',
      border: '0',
      bg: 'bg.subtle',
      color: 'fg',
      '@media (max-width: 760px)': {
        '& .menu': { display: 'flex', position: 'static', width: '280px', height: '100vh' },
        '& .menu-collapse': { display: 'none' },
      },
    },
    'drawer-close': { position: 'absolute', top: '8px', right: '8px' },
  },
  variants: {
    size: {
      collapsed: {
        root: {
          width: '60px',
          // Its panels stand over the list.
          zIndex: '5',
          '& .menu-groups': { gap: '4px' },
          '& .menu-collapse span': { display: 'none' },
          '& .menu-collapse': { justifyContent: 'center', p: '0' },
        },
      },
    },
  },
})
