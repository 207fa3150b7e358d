import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const holidays = defineSlotRecipe({
  className: 'holidays',
  slots: ['head', 'body', 'place', 'hint', 'note', 'wrong', 'days', 'told'],
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px 16px',
      '& > [data-places]': { flexBasis: '100%' },
    },
    body: { display: 'grid', alignContent: 'start', gap: '12px' },
    place: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
      gap: '8px 16px',
      // « Mecklenburg-Vorpommern » and the like on one line.
      '& .day-field': { inlineSize: 'min(100%, 260px)' },
      '& .control': { inlineSize: '100%' },
    },
    hint: { '.modal-body > &': { color: 'fg.muted', fontSize: '13px' } },
    note: { color: 'fg.muted', fontSize: '13px', display: 'block' },
    wrong: { '.modal-body > &': { color: 'danger' } },
    days: {
      m: '0',
      p: '0',
      listStyle: 'none',
      '& label': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '12px', py: '8px' },
      '& label > span::first-letter': { textTransform: 'uppercase' },
      '& input': { inlineSize: '18px', blockSize: '18px', m: '1px 0 0' },
      '& li + li': { borderBlockStart: '1px solid {colors.border}' },
      '& [data-there]': { color: 'fg.muted' },
    },
    told: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
      gap: '4px 24px',
      m: '0',
      '& > div': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        py: '4px',
        borderBlockStart: '1px solid {colors.border}',
      },
      '& dt::first-letter': { textTransform: 'uppercase' },
      '& dd': { m: '0', color: 'fg.muted' },
    },
  },
})

export const year = defineSlotRecipe({
  className: 'year',
  slots: ['switch', 'calendar'],
  base: {
    switch: { display: 'flex', alignItems: 'center', gap: '8px' },
    calendar: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
      gap: '12px 24px',
      my: '8px',
      '& table': { alignSelf: 'start', borderCollapse: 'collapse', fontSize: '13px', textAlign: 'center' },
      '& caption': { paddingBlockEnd: '4px', fontWeight: '600', textAlign: 'start' },
      '& caption::first-letter': { textTransform: 'uppercase' },
      '& th': { color: 'fg.muted', fontWeight: '400' },
      '& abbr': { textDecoration: 'none' },
      '& :is(th, td)': { inlineSize: 'calc(100% / 7)', blockSize: '22px', p: '0' },
      '& td:nth-child(n + 6)': { color: 'fg.muted' },
      '& td[data-marked]': {
        border: '2px solid {colors.accent}',
        borderRadius: 'control',
        bg: 'accent.subtle',
        color: 'fg',
      },
      '& td[data-marked="partly"]': { borderStyle: 'dashed', bg: 'none' },
    },
  },
})
