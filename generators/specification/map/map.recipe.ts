import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const paper = '@media print'

export const wholeMap = defineSlotRecipe({
  className: 'spec',
  slots: ['atlas', 'area', 'tie', 'grip', 'unseen', 'sign', 'sign-common', 'legend', 'dashes'],
  base: {
    atlas: {
      display: 'grid',
      gap: '20px',
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxWidth: '1228px',
      m: '0 auto',
      p: '24px 24px 64px',
      '& h3': { marginTop: '6px' },
      '@media (max-width: 860px)': { p: '16px 16px 48px' },
      [paper]: { display: 'block', p: '0', '& > *': { marginTop: '8px' } },
    },
    area: {
      '& rect': { fill: 'bg', stroke: 'border' },
      '& text': { fill: 'fg.muted', fontWeight: '600' },
    },
    tie: {
      '& .spec-arrow': { stroke: 'fg.muted', strokeWidth: '1.25' },
      '&:hover .spec-arrow': { stroke: 'accent', strokeWidth: '2.5' },
    },
    /** What one points at is wider than what one sees. */
    grip: { fill: 'none', stroke: 'transparent', strokeWidth: '10' },
    unseen: { '&.spec-unseen rect': { strokeDasharray: '4 3' } },
    sign: { '& circle': { fill: 'fg.muted', stroke: 'bg.subtle' } },
    'sign-common': { '& circle': { fill: 'none', stroke: 'fg.muted', strokeWidth: '1.5' } },
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 24px',
      color: 'fg.muted',
      '& li': { display: 'flex', alignItems: 'center', gap: '6px' },
    },
    dashes: {
      flex: 'none',
      width: '24px',
      height: '14px',
      border: '1px dashed {colors.border.strong}',
      borderRadius: '4px',
    },
  },
})
