import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const chosenBar = defineRecipe({
  className: 'chosen-bar',
  base: {
    position: 'sticky',
    zIndex: '4',
    insetBlockEnd: '12px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    alignItems: 'center',
    p: '10px 16px',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'card',
    bg: 'bg',
    boxShadow: '0 4px 16px rgb(0 0 0 / 16%)',
    '& > [role="status"]': { me: 'auto', fontWeight: '600' },
  },
})

export const many = defineSlotRecipe({
  className: 'many',
  slots: ['frame', 'table', 'before', 'after', 'why', 'run', 'names', 'failures', 'reach'],
  base: {
    frame: {
      overflow: 'auto',
      maxBlockSize: '50dvh',
      border: '1px solid {colors.border}',
      borderRadius: 'card',
      '.modal-body > &': { marginBlockStart: '12px' },
    },
    table: {
      '& :is(td, tbody th)': { py: '6px' },
      '& :is(.many-before, .many-after)': { display: 'inline-block', verticalAlign: 'middle' },
    },
    before: { color: 'fg.muted' },
    after: { fontWeight: '600' },
    why: { color: 'danger', fontWeight: '400' },
    run: { display: 'grid', gap: '8px' },
    names: { m: '8px 0', ps: '20px', listStyle: 'disc' },
    failures: { overflow: 'auto', maxBlockSize: '40dvh' },
    reach: { '& > label': { display: 'flex', gap: '8px', alignItems: 'center' } },
  },
})

export const reach = defineRecipe({
  className: 'reach',
  base: {
    '.modal-body > &': { marginBlockStart: '12px' },
  },
})
