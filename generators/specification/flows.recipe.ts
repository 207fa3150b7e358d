import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const narrow = '@media screen and (max-width: 620px)'
const paper = '@media print'
const card = { border: '1px solid {colors.border}', borderRadius: 'card' }
/** What stands before the lanes, and how much of the rest they have. */
const NUMBER = '28px'
const LANES = `calc((100% - ${NUMBER}) * 0.42)`
const places = [1, 2, 3, 4, 5, 6]

/** The middle of a lane is a line of the grid: twice its number. */
const between = Object.fromEntries(
  places.flatMap((place) => [
    [`&[data-from="${place}"]`, { gridColumnStart: 2 * place }],
    [`&[data-to="${place}"]`, { gridColumnEnd: 2 * place }],
  ]),
)
const ofOne = Object.fromEntries(
  places.map((place) => [`&:nth-child(${place})`, { gridColumn: `${2 * place - 1} / span 2` }]),
)
const many = Object.fromEntries(
  places.map((count) => [
    `&[data-lanes="${count}"]`,
    { gridTemplateColumns: `repeat(${2 * count}, minmax(0, 1fr))` },
  ]),
)

export const flowsAndSources = defineSlotRecipe({
  className: 'spec',
  slots: [
    'single',
    'flow',
    'lanes',
    'parties',
    'lane',
    'step',
    'back',
    'alone',
    'said',
    'who',
    'count',
    'from',
    'states',
    'move',
    'digit',
    'figures',
    'trace',
    'number',
    'lack',
    'title',
  ],
  base: {
    single: { '&.spec-body': { gridTemplateColumns: 'minmax(0, 860px)' } },
    flow: {
      '& ol': { listStyle: 'none', m: '0', p: '0' },
      '& li': {
        display: 'grid',
        gridTemplateColumns: `${NUMBER} ${LANES} minmax(0, 1fr)`,
        breakInside: 'avoid',
        [narrow]: { gridTemplateColumns: `${NUMBER} minmax(0, 1fr)` },
      },
      '& li > .spec-lanes': { gridColumn: '2', gridRow: '1', [narrow]: { minHeight: '28px' } },
      '& > p': {
        marginInlineStart: NUMBER,
        width: LANES,
        [narrow]: { width: 'auto' },
      },
    },
    lanes: { display: 'grid', gridAutoRows: 'minmax(100%, auto)', ...many },
    parties: {
      fontSize: '0.75rem',
      lineHeight: '1.25',
      alignItems: 'end',
      [narrow]: { fontSize: '0.6875rem' },
      '& .spec-lane': {
        p: '0 2px 4px',
        textAlign: 'center',
        fontWeight: '600',
        hyphens: 'auto',
        overflowWrap: 'anywhere',
      },
    },
    lane: {
      gridRow: '1',
      ...ofOne,
      'li &': {
        position: 'relative',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: '0',
          insetInlineStart: '50%',
          borderInlineStart: '1px solid {colors.border.strong}',
        },
      },
    },
    step: {
      gridRow: '1',
      alignSelf: 'center',
      position: 'relative',
      borderTop: '2px solid {colors.accent}',
      ...between,
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineEnd: '0',
        top: '-6px',
        borderBlock: '5px solid transparent',
        borderInlineStart: '8px solid {colors.accent}',
      },
    },
    back: {
      '&::after': {
        insetInlineEnd: 'auto',
        insetInlineStart: '0',
        borderInlineStart: '0',
        borderInlineEnd: '8px solid {colors.accent}',
      },
    },
    alone: {
      '&.spec-step': {
        gridColumnEnd: 'auto',
        width: '12px',
        height: '12px',
        marginInlineStart: '-6px',
        border: '2px solid {colors.accent}',
        borderRadius: '50%',
        bg: 'bg',
      },
      '&::after': { display: 'none' },
    },
    said: {
      p: '7px 0 7px 14px',
      overflowWrap: 'anywhere',
      gridColumn: '3',
      gridRow: '1',
      '& code': { color: 'fg.muted' },
      [narrow]: { gridColumn: '2', gridRow: '2', p: '0 0 10px' },
    },
    who: { display: 'block', fontSize: 'small', fontWeight: '600', color: 'fg.muted' },
    count: {
      gridColumn: '1',
      gridRow: '1',
      alignSelf: 'center',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    from: { fontSize: 'small', color: 'fg.muted' },
    states: {
      display: 'grid',
      gap: '12px 28px',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      '& figcaption': { gridColumn: '1 / -1' },
      '& svg': { display: 'block', maxWidth: '100%', height: 'auto', fontSize: '0.875rem' },
      '& ol': { m: '0', p: '0 0 0 22px', display: 'grid', gap: '6px' },
      breakInside: 'avoid',
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    move: { fill: 'bg', stroke: 'border.strong' },
    digit: { fill: 'fg', fontSize: '0.75rem', fontWeight: '600' },
    figures: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      gap: '10px',
      '& > div': { p: '10px 12px', ...card },
      '& dt': { color: 'fg.muted' },
      '& strong': { fontSize: '1.25rem', fontWeight: '650', fontVariantNumeric: 'tabular-nums' },
      [paper]: { '& > div': { breakInside: 'avoid' } },
    },
    trace: {
      '& :is(th, td)': { verticalAlign: 'top' },
      '& th:first-of-type': { width: '34%' },
      '& tbody th': { fontWeight: '400', scrollMarginTop: '16px' },
      '& tr:target': { bg: 'bg.subtle' },
      '& details ul': { display: 'grid', gap: '6px', marginTop: '6px' },
      '& summary': { cursor: 'pointer' },
      [narrow]: {
        '& thead': { display: 'none' },
        '& :is(tbody, tr, th, td)': { display: 'block', border: '0' },
        '& tr': { p: '8px 0', borderTop: '1px solid {colors.border}' },
        '& th:first-of-type': { width: 'auto' },
        '& :is(th, td)': { p: '2px 0' },
      },
    },
    number: { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    lack: { '&.spec-lack': { fontWeight: '600', color: 'danger' } },
    title: { '&.spec-title': { fontFamily: 'inherit', color: 'fg.muted' } },
  },
})
