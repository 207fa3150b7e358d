import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { visuallyHiddenStyle } from '../theme/visuallyHiddenStyle.ts'

export const tableScreen = defineRecipe({
  className: 'table-screen',
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minInlineSize: '0',
    '& h1': { fontSize: 'heading', fontWeight: '600', lineHeight: '28px' },
    '& :is(.icon-button, .page-number, .row-name, .list-frame, th > button, input):focus-visible': {
      outline: '2px solid {colors.focus}',
    },
  },
})

export const list = defineSlotRecipe({
  className: 'list',
  slots: ['skip', 'filter', 'frame', 'table', 'skeleton', 'stale', 'search'],
  base: {
    skip: {
      alignSelf: 'flex-start',
      '&:not(:focus-visible)': {
        ...visuallyHiddenStyle,
        minBlockSize: '0',
        p: '0',
        border: '0',
      },
    },
    filter: { display: 'flex', alignItems: 'center', gap: '8px', '& label': { color: 'fg.muted' } },
    frame: {
      overflow: 'auto',
      minInlineSize: '0',
      maxBlockSize: 'max(360px, calc(100dvh - 276px))',
      border: '1px solid {colors.border}',
      borderRadius: 'card',
      bg: 'bg',
      // Behind a dialog it is not painted again with every key.
      contain: 'layout paint style',
      '& .list-table': { tableLayout: 'fixed' },
      '& th[aria-sort]': { p: '0' },
      '& thead th > button': {
        display: 'flex',
        alignItems: 'center',
        boxSizing: 'border-box',
        inlineSize: '100%',
        minBlockSize: '40px',
        p: '4px 12px',
        border: '0',
        bg: 'none',
        color: 'inherit',
        font: 'inherit',
        textAlign: 'start',
        cursor: 'pointer',
      },
      '& thead th[data-align="end"] > button': { flexDirection: 'row-reverse', textAlign: 'end' },
      '& thead th > button:hover, & th[aria-sort="ascending"], & th[aria-sort="descending"]': { color: 'fg' },
      '& thead th > button:focus-visible': { outlineOffset: '-3px' },
      '& .head-text': {
        lineClamp: '3',
        lineHeight: '17px',
        overflowWrap: 'break-word',
        whiteSpace: 'normal',
      },
      // A text has two lines before it is cut short.
      '& .cell-text': {
        lineClamp: '2',
        maxInlineSize: 'none',
        lineHeight: '17px',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
      },
      '& :is(td, th[scope="row"])': { whiteSpace: 'nowrap' },
      '& tbody tr:focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
      '& .cell-actions': { p: '0 8px', textAlign: 'end', whiteSpace: 'nowrap' },
      // One that is ticked, or just saved, says so when it is pointed at too.
      '& tbody tr:not([data-chosen], [data-marked]):hover > :is(td, th)': { bg: 'bg.subtle' },
      '& tr.row-opens': { cursor: 'pointer' },
      '@media (width < 720px)': { maxBlockSize: 'none' },
      // Whatever a cell holds stands on the line of its row.
      '@media (width >= 720px)': { '& .list-table :is(td, th[scope="row"])': { lineHeight: '17px' } },
    },
    table: { '&[aria-busy="true"] tbody': { opacity: '0.6' } },
    skeleton: {
      '& span': {
        display: 'inline-block',
        maxInlineSize: '100%',
        blockSize: '12px',
        borderRadius: '4px',
        bg: 'bg.muted',
        verticalAlign: 'middle',
      },
    },
    stale: { m: '0', p: '8px 12px', borderInlineStart: '4px solid {colors.warning}', bg: 'warning.subtle' },
    search: { '@media (width < 720px)': { flexBasis: '100%' } },
  },
})

export const screen = defineSlotRecipe({
  className: 'screen',
  slots: ['head', 'tools'],
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '8px 16px',
      '& p': { m: '0', color: 'fg.muted' },
      // Words that are long wrap beside the button.
      '@media (width >= 720px)': { flexWrap: 'nowrap', '& > .button': { flex: 'none' } },
    },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px',
      justifyContent: 'space-between',
      '&:empty': { display: 'none' },
    },
  },
})

export const csv = defineSlotRecipe({
  className: 'csv',
  slots: ['buttons', 'progress'],
  base: {
    buttons: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px',
      ms: 'auto',
      '@media (width < 720px)': { m: '0' },
    },
    progress: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  },
})

export const icon = defineSlotRecipe({
  className: 'icon',
  slots: ['root', 'button'],
  base: {
    root: {
      flex: 'none',
      inlineSize: '16px',
      blockSize: '16px',
      fill: 'none',
      stroke: 'currentcolor',
      strokeWidth: '1.5',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    button: {
      display: 'inline-grid',
      placeItems: 'center',
      inlineSize: '32px',
      blockSize: '32px',
      p: '0',
      border: '0',
      borderRadius: 'control',
      bg: 'none',
      color: 'fg.muted',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.muted', color: 'fg' },
      '&.danger:hover': { bg: 'danger.subtle', color: 'danger' },
    },
  },
})

export const sortSign = defineRecipe({
  className: 'sort-sign',
  base: {
    flex: 'none',
    // In the edge of the header, beyond which it would be more to scroll to: no column is wider for a sign that one of them has.
    inlineSize: '12px',
    me: '-12px',
    '& > path': { translate: '2px' },
    '[data-align="end"] &': { ms: '-12px', me: '0', '& > path': { translate: '-2px' } },
    visibility: 'hidden',
    'th > button:hover &, th > button:focus-visible &, [aria-sort="ascending"] &, [aria-sort="descending"] &':
      { visibility: 'visible' },
  },
})

export const rowName = defineRecipe({
  className: 'row-name',
  base: {
    display: 'block',
    maxInlineSize: '100%',
    p: '0',
    border: '0',
    bg: 'none',
    color: 'accent',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
})
