import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const listSearch = defineRecipe({
  className: 'list-search',
  base: {
    position: 'relative',
    display: 'flex',
    flex: '1 1 220px',
    alignItems: 'center',
    minInlineSize: 'min(100%, 220px)',
    maxInlineSize: '560px',
    '& > .icon': { position: 'absolute', insetInlineStart: '10px', color: 'fg.muted', pointerEvents: 'none' },
    '& input': {
      boxSizing: 'border-box',
      inlineSize: '100%',
      blockSize: '36px',
      p: '0 36px',
      border: '1px solid {colors.border.strong}',
      borderRadius: 'control',
      bg: 'bg',
      color: 'fg',
      font: 'inherit',
      textOverflow: 'ellipsis',
    },
    '& input::placeholder': { color: 'fg.muted', opacity: '1' },
    '& input::-webkit-search-cancel-button': { display: 'none' },
    '& input:placeholder-shown ~ .search-clear, & input:focus ~ .search-key, & input:not(:placeholder-shown) ~ .search-key':
      { display: 'none' },
    // A telephone has no keys: what can be searched for has their room.
    '@media (width < 720px)': {
      maxInlineSize: 'none',
      '& .search-key': { display: 'none' },
      '& input:placeholder-shown': { pe: '10px' },
    },
  },
})

export const search = defineSlotRecipe({
  className: 'search',
  slots: ['clear', 'key'],
  base: {
    clear: { position: 'absolute', insetInlineEnd: '2px' },
    key: {
      position: 'absolute',
      insetInlineEnd: '8px',
      p: '0 6px',
      border: '1px solid {colors.border}',
      borderRadius: '4px',
      color: 'fg.muted',
      font: 'inherit',
      fontSize: 'small',
      lineHeight: '18px',
      pointerEvents: 'none',
    },
  },
})
