import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { chosen } from '#renderer/theme/chosen.ts'

export const state = defineSlotRecipe({
  className: 'state',
  slots: ['filter', 'count', 'badge', 'problem'],
  base: {
    filter: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px',
      '& .button[aria-pressed="true"]': { borderColor: 'accent', bg: 'accent.subtle', ...chosen },
    },
    count: {
      minInlineSize: '20px',
      p: '0 6px',
      borderRadius: '10px',
      bg: 'bg.muted',
      fontSize: 'small',
      textAlign: 'center',
    },
    badge: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      p: '2px 8px',
      borderRadius: '10px',
      bg: 'bg.muted',
      fontSize: '13px',
      whiteSpace: 'nowrap',
      '&[data-state="running"]': { bg: 'accent.subtle', color: 'accent' },
      '&:is([data-state="sent"], [data-state="done"])': { bg: 'success.subtle', color: 'success' },
      '&[data-state="failed"]': { bg: 'danger.subtle', color: 'danger' },
    },
    problem: {
      display: 'block',
      maxInlineSize: '280px',
      marginBlockStart: '4px',
      color: 'fg.muted',
      fontSize: '13px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      // On a card its width is that of the card.
      '@media (width >= 720px)': { inlineSize: 'max-content' },
    },
  },
})

export const operationRest = defineRecipe({
  className: 'operation-rest',
  base: { m: '0', color: 'fg.muted' },
})

export const momentNone = defineRecipe({
  className: 'moment-none',
  base: {
    color: 'fg.muted',
  },
})
