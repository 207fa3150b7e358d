import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { semanticColors } from '../../theme/tokens.ts'

const { fg, danger } = semanticColors

type Color = (typeof fg)['muted']['value']

const picture = (path: string, color: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='${encodeURIComponent(color)}' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`

/** A drawing in the colours of a button at rest and of one that is pointed at, and its shape for those of the system. */
const drawing = (path: string, hovered: Color) => ({
  '--icon': picture(path, fg.muted.value.base),
  '--icon-hovered': picture(path, hovered.base),
  '--shape': picture(path, 'black'),
  _dark: { '--icon': picture(path, fg.muted.value._dark), '--icon-hovered': picture(path, hovered._dark) },
})

const SIZE = 'center / 16px no-repeat'

export const icon = defineSlotRecipe({
  className: 'icon',
  slots: ['button', 'edit', 'remove'],
  base: {
    button: {
      // Two stand in every row: drawn by their style, they are one element each. A mask would take any colour, and is a layer
      // of its own, which the browser looks through with every move of the pointer, and which it lays out as it comes and goes.
      '&:is(.icon-edit, .icon-remove)': {
        '&::before': {
          inlineSize: '16px',
          blockSize: '16px',
          background: `var(--icon) ${SIZE}`,
          content: '""',
        },
        '&:hover::before': { background: `var(--icon-hovered) ${SIZE}` },
        '&[aria-disabled="true"]': { opacity: '0.45', cursor: 'not-allowed' },
        '@media (forced-colors: active)': {
          '&::before, &:hover::before': {
            background: 'ButtonText',
            mask: `var(--shape) ${SIZE}`,
            forcedColorAdjust: 'none',
          },
        },
      },
    },
    edit: drawing('M10.5 3.5l2 2L6 12l-2.7.7L4 10zM9.2 4.8l2 2', fg.DEFAULT.value),
    remove: drawing('M3 4.5h10M6.5 4V2.8h3V4M4.5 4.5l.5 8.7h6l.5-8.7M7 7v3.8M9 7v3.8', danger.DEFAULT.value),
  },
})
