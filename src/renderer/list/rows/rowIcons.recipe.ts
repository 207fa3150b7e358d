import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const icon = defineSlotRecipe({
  className: 'icon',
  slots: ['button', 'edit', 'remove'],
  base: {
    button: {
      // Two stand in every row: drawn by their style, they are one element each.
      '&:is(.icon-edit, .icon-remove)::before': {
        inlineSize: '16px',
        blockSize: '16px',
        bg: 'currentcolor',
        mask: 'var(--icon) center / 16px no-repeat',
        content: '""',
        '@media (forced-colors: active)': { bg: 'ButtonText', forcedColorAdjust: 'none' },
      },
    },
    edit: {
      '--icon': `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M10.5 3.5l2 2L6 12l-2.7.7L4 10zM9.2 4.8l2 2'/%3E%3C/svg%3E")`,
    },
    remove: {
      '--icon': `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3 4.5h10M6.5 4V2.8h3V4M4.5 4.5l.5 8.7h6l.5-8.7M7 7v3.8M9 7v3.8'/%3E%3C/svg%3E")`,
    },
  },
})
