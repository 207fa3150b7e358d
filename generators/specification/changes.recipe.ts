import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const chip = {
  display: 'inline-block',
  p: '1px 8px',
  border: '1px solid {colors.border.strong}',
  borderRadius: '999px',
  fontSize: 'small',
  fontWeight: '600',
  whiteSpace: 'nowrap',
}

/** What pages of changes and approvals have besides the others. */
export const changes = defineSlotRecipe({
  className: 'spec',
  slots: ['badge', 'marks', 'mark', 'undeclared', 'texts', 'lines', 'pictures', 'approval', 'waiting'],
  base: {
    badge: {
      ...chip,
      verticalAlign: '1px',
      '&.spec-is-removed, &.spec-is-tightened': { color: 'danger', borderColor: 'danger' },
      '&.spec-is-added, &.spec-is-loosened': { color: 'success', borderColor: 'success' },
    },
    marks: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
    mark: {
      ...chip,
      color: 'fg.muted',
      fontWeight: '400',
      '&.spec-mark-data, &.spec-mark-api': { color: 'danger', borderColor: 'danger' },
    },
    undeclared: { fontWeight: '600', '& code': { fontWeight: '400' } },
    texts: {
      display: 'grid',
      gap: '10px',
      '& li': { display: 'grid', gap: '3px', overflowWrap: 'anywhere' },
      '& li > code': { color: 'fg.muted' },
      '& :is(del, ins)': { p: '2px 8px', textDecoration: 'none', borderInlineStart: '3px solid' },
      '& del': { borderInlineStartColor: 'danger', bg: 'bg.subtle', textDecoration: 'line-through' },
      '& ins': { borderInlineStartColor: 'success' },
      '& + details, details &': { marginTop: '8px' },
    },
    lines: {
      display: 'grid',
      gap: '8px',
      '& li': { overflowWrap: 'anywhere' },
      '& .spec-badge': { marginInlineEnd: '4px' },
    },
    pictures: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '12px',
      '& figure': { display: 'grid', gap: '4px', alignContent: 'start' },
      '& figcaption': { fontSize: 'small', color: 'fg.muted' },
      '& img': { display: 'block', width: '100%', height: 'auto', border: '1px solid {colors.border}' },
      '@media screen and (max-width: 620px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    approval: {
      '&.spec-approval': { p: '8px 14px' },
      borderInlineStart: '3px solid {colors.border.strong}',
      bg: 'bg.subtle',
      '&.spec-approval-approved': { borderInlineStartColor: 'success' },
      '&.spec-approval-changed': { borderInlineStartColor: 'danger' },
    },
    waiting: { fontSize: 'small', '&.spec-waiting-changed': { color: 'danger', fontWeight: '600' } },
  },
})
