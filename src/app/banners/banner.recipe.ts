import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const payrollExport = defineSlotRecipe({
  className: 'payroll-export',
  slots: ['root', 'last', 'wrong'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: '8px 24px',
      p: '12px 16px',
      border: '1px solid {colors.border}',
      borderRadius: 'control',
      bg: 'bg.subtle',
      '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px' },
    },
    last: { m: '0', alignSelf: 'center' },
    wrong: { flexBasis: '100%', m: '0', p: '0', color: 'danger', listStyle: 'none' },
  },
})

export const dayField = defineRecipe({
  className: 'day-field',
  base: {
    inlineSize: '150px',
    display: 'grid',
    gap: '4px',
    '& label': { color: 'fg.muted', fontSize: '13px' },
  },
})

export const holidayTools = defineRecipe({
  className: 'holiday-tools',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& .button': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  },
})
