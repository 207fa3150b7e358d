import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { hyphenatedStyle } from '../theme/hyphenatedStyle.ts'

export const form = defineSlotRecipe({
  className: 'form',
  slots: ['root', 'note', 'places'],
  base: {
    root: { containerType: 'inline-size', minInlineSize: '0', m: '0', p: '0', border: '0' },
    note: {
      m: '0 0 12px',
      color: 'fg.muted',
      fontSize: 'small',
      '.modal-body > &': { marginBlockEnd: '12px' },
    },
    places: { '.modal-body > &': { marginBlockEnd: '16px', color: 'fg.muted' } },
  },
})

export const category = defineRecipe({
  className: 'category',
  base: {
    marginBlockEnd: '20px',
    '& > :is(h2, h3)': { m: '0 0 8px', fontSize: 'work', fontWeight: '600' },
  },
})

export const line = defineRecipe({
  className: 'line',
  base: {
    '.form-category &': { border: '0' },
  },
})

/** Four columns where there is room for them. Labels, controls and notes of a row each stand on one line. */
export const fields = defineRecipe({
  className: 'fields',
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '0 16px',
    // A word beside a switch has less room than one above a control: its column is as wide as its longest.
    '@container (inline-size >= 900px)': {
      '&:has(> .field .switch)': { gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))' },
    },
    '@container (600px <= inline-size < 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@container (inline-size < 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'control', 'label', 'required', 'note', 'hint'],
  base: {
    root: {
      display: 'grid',
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      rowGap: '0',
      minInlineSize: '0',
      '&[data-width="wide"]': {
        gridColumnEnd: 'span 2',
        '@container (inline-size < 900px)': { gridColumnEnd: 'span 1' },
      },
      // Lists are tall, and grow: they begin a row of their own, after the short inputs, whose notes would stand far below them.
      '&:not(:has(.check-list, .several)) + .field:has(.check-list, .several)': { gridColumnStart: '1' },
      '&[data-width="full"]': { gridColumn: '1 / -1' },
      '&[data-width="narrow"] :is(.control, .read-only)': { maxInlineSize: '136px' },
      // The button of the calendar stands in it.
      '&[data-width="narrow"] :is(.date-field, .date-field .control)': { maxInlineSize: '152px' },
      '& > .field-label': { alignSelf: 'end' },
    },
    control: {
      gridRow: '2',
      minInlineSize: '0',
      // Lists side by side are as high as the highest: their notes stand below them.
      '&:has(> .check-list)': { display: 'grid' },
      '&:has(.switch)': {
        display: 'flex',
        gap: '10px',
        alignItems: 'flex-start',
        '@container (inline-size >= 900px)': { minInlineSize: 'min-content' },
      },
      '&:has(.switch) .field-label': { minInlineSize: '0', m: '8px 0' },
    },
    label: {
      display: 'block',
      marginBlockEnd: '4px',
      fontWeight: '500',
      lineHeight: '20px',
      ...hyphenatedStyle,
      overflowWrap: 'break-word',
    },
    required: { ms: '3px', color: 'danger' },
    note: {
      gridRow: '3',
      minBlockSize: '18px',
      my: '4px 10px',
      fontSize: 'small',
      lineHeight: '18px',
      // Hardly anything is ever wrong with a switch: rows of them stand as close as their words.
      '&:is([data-beside] > :empty)': { minBlockSize: '0', my: '0 8px' },
    },
    hint: { color: 'fg.muted', fontSize: 'small' },
  },
})

export const failures = defineRecipe({
  className: 'failures',
  base: {
    m: '0 0 16px',
    p: '10px 14px',
    borderInlineStart: '4px solid {colors.danger}',
    borderRadius: 'control',
    bg: 'danger.subtle',
    '&:focus-visible': { outline: '2px solid {colors.focus}' },
    '& p': { m: '0', fontWeight: '500' },
    '& ul': { m: '4px 0 0', p: '0' },
  },
})

export const restored = defineRecipe({
  className: 'restored',
  base: {
    m: '0 0 16px',
    p: '10px 14px',
    borderInlineStart: '4px solid {colors.danger}',
    borderRadius: 'control',
    borderColor: 'accent',
    bg: 'accent.subtle',
  },
})

export const why = defineRecipe({
  className: 'why',
  base: {
    marginBlockStart: '12px',
    color: 'fg.muted',
    fontSize: 'small',
    '& summary': { inlineSize: 'fit-content', borderRadius: '4px', cursor: 'pointer' },
    '& summary:focus-visible': { outline: '2px solid {colors.focus}' },
    '& dl': { m: '6px 0 0' },
    '& dl > div': { display: 'flex', gap: '8px' },
    '& dt': { fontWeight: '600' },
    '& dd': { m: '0' },
  },
})

export const conflict = defineRecipe({
  className: 'conflict',
  base: {
    inlineSize: '100%',
    marginBlockStart: '12px',
    borderCollapse: 'collapse',
    '& th, & td': { p: '8px', borderBlockEnd: '1px solid {colors.border}', textAlign: 'start' },
    '& thead th': { color: 'fg.muted', fontSize: 'small', fontWeight: '500' },
  },
})
