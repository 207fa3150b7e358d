import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const cellText = defineRecipe({
  className: 'cell-text',
  base: {
    display: 'block',
    overflow: 'hidden',
    maxInlineSize: '32ch',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})

export const badge = defineSlotRecipe({
  className: 'badge',
  slots: ['root', 'on'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      p: '0 8px',
      border: '1px solid {colors.border}',
      borderRadius: '10px',
      color: 'fg.muted',
      fontSize: 'small',
      lineHeight: '20px',
      '&::before': {
        inlineSize: '6px',
        blockSize: '6px',
        border: '1px solid currentcolor',
        borderRadius: '50%',
        content: '""',
      },
    },
    on: {
      borderColor: 'transparent',
      bg: 'success.subtle',
      color: 'success',
      '&::before': { bg: 'currentcolor' },
    },
  },
})

export const control = defineSlotRecipe({
  className: 'control',
  slots: ['root', 'end', 'text', 'select'],
  base: {
    root: {
      boxSizing: 'border-box',
      inlineSize: '100%',
      blockSize: '36px',
      p: '0 10px',
      border: '1px solid {colors.border.strong}',
      borderRadius: 'control',
      bg: 'bg',
      color: 'fg',
      font: 'inherit',
      // What is typed concerns nothing around it: a key lays out and paints the one control.
      '.field-control input&': { contain: 'strict' },
      '&::placeholder': { color: 'fg.muted', opacity: '1' },
      '&:focus-visible': { borderColor: 'focus', outline: '2px solid {colors.focus}', outlineOffset: '0' },
      '&[aria-invalid="true"]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
      '&:is(:disabled, [readonly])': {
        borderColor: 'border',
        bg: 'bg.muted',
        color: 'fg.muted',
        opacity: '1',
      },
    },
    end: { textAlign: 'end' },
    text: { blockSize: 'auto', minBlockSize: '64px', py: '6px', lineHeight: '1.45', resize: 'vertical' },
    select: {
      appearance: 'none',
      pe: '30px',
      backgroundImage:
        'linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(135deg, currentcolor 50%, transparent 50%)',
      backgroundPosition: 'right 15px top 15px, right 10px top 15px',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '5px 5px',
      '& option': { bg: 'bg', color: 'fg' },
    },
  },
})

export const readOnly = defineRecipe({
  className: 'read-only',
  base: {
    boxSizing: 'border-box',
    inlineSize: '100%',
    blockSize: '36px',
    p: '0 10px',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    color: 'fg',
    font: 'inherit',
    display: 'flex',
    alignItems: 'center',
    borderColor: 'transparent',
    bg: 'bg.subtle',
    '&:focus-visible': { outline: '2px solid {colors.focus}' },
  },
})

export const switchControl = defineSlotRecipe({
  className: 'switch',
  slots: ['root', 'word'],
  base: {
    // On, off, and between the two while nothing is said.
    root: {
      appearance: 'none',
      position: 'relative',
      flex: 'none',
      inlineSize: '40px',
      blockSize: '24px',
      m: '6px 0',
      border: '1px solid {colors.border.strong}',
      borderRadius: '12px',
      bg: 'bg.muted',
      cursor: 'pointer',
      '&:focus-visible': { borderColor: 'focus', outline: '2px solid {colors.focus}', outlineOffset: '0' },
      '&[aria-invalid="true"]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
      '&::before': {
        position: 'absolute',
        insetBlockStart: '3px',
        insetInlineStart: '3px',
        inlineSize: '16px',
        blockSize: '16px',
        borderRadius: '50%',
        bg: 'fg.muted',
        transition: 'translate 120ms',
        content: '""',
      },
      '&:indeterminate::before': { borderRadius: '4px', translate: '8px 0' },
      '&:checked': { borderColor: 'transparent', bg: 'accent' },
      '&:checked::before': { bg: 'accent.fg', translate: '16px 0' },
      '&:disabled': { cursor: 'not-allowed', opacity: '0.55' },
    },
    word: { order: '1', my: '7px' },
  },
})

export const checkList = defineSlotRecipe({
  className: 'check-list',
  slots: ['root', 'head', 'count', 'body', 'more'],
  base: {
    root: {
      border: '1px solid {colors.border.strong}',
      borderRadius: 'control',
      '& input:focus-visible': {
        borderColor: 'focus',
        outline: '2px solid {colors.focus}',
        outlineOffset: '0',
      },
      '&[data-invalid]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px',
      p: '6px',
      borderBlockEnd: '1px solid {colors.border}',
      '& .control': { flex: '1 1 140px', inlineSize: 'auto', blockSize: '28px' },
      '& .button': { minBlockSize: '28px', px: '8px', color: 'accent' },
    },
    count: { mx: 'auto 4px', color: 'fg.muted', fontSize: 'small' },
    body: {
      overflow: 'auto',
      maxBlockSize: '200px',
      p: '4px 0',
      '& label': { display: 'flex', alignItems: 'center', gap: '8px', minBlockSize: '28px', p: '0 10px' },
      '& label:hover': { bg: 'bg.subtle' },
      '& input': { flex: 'none', inlineSize: '16px', blockSize: '16px', m: '0', accentColor: 'accent' },
      '& .field-hint': { m: '4px 10px' },
    },
    more: {
      m: '0',
      p: '6px 10px',
      borderBlockStart: '1px solid {colors.border}',
      color: 'fg.muted',
      fontSize: 'small',
    },
  },
})

/** How many of many are chosen, and each of them as a tag. */
export const severalHead = defineRecipe({
  className: 'several-head',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minBlockSize: '32px',
    '& .check-list-count': { mx: '0 auto' },
    '& .button': { minBlockSize: '28px', px: '8px', color: 'accent' },
  },
})

export const tags = defineRecipe({
  className: 'tags',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    overflowY: 'auto',
    maxBlockSize: '168px',
  },
})

export const tag = defineSlotRecipe({
  className: 'tag',
  slots: ['root', 'more'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: '28px',
      px: '8px',
      borderRadius: 'control',
      bg: 'bg.muted',
      overflowWrap: 'anywhere',
      '& button': {
        flex: 'none',
        inlineSize: '24px',
        blockSize: '24px',
        mx: '4px -4px',
        p: '0',
        border: '0',
        borderRadius: '4px',
        bg: 'none',
        color: 'fg.muted',
        cursor: 'pointer',
      },
      '& button::before': { content: '"×"' },
      '& button:hover': { bg: 'bg', color: 'fg' },
    },
    more: { bg: 'none', color: 'fg.muted' },
  },
})

export const dateField = defineSlotRecipe({
  className: 'date-field',
  slots: ['root', 'button'],
  base: {
    // The button of the calendar stands within the control.
    root: { position: 'relative', '& .control': { pe: '40px' } },
    button: {
      position: 'absolute',
      insetBlockStart: '4px',
      insetInlineEnd: '4px',
      display: 'grid',
      placeContent: 'center',
      inlineSize: '28px',
      blockSize: '28px',
      p: '0',
      border: '0',
      borderRadius: '4px',
      bg: 'none',
      color: 'fg.muted',
      cursor: 'pointer',
      '&:hover': { bg: 'bg.muted', color: 'fg' },
    },
  },
})

export const hoursMinutes = defineRecipe({
  className: 'hours-minutes',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    justifyContent: 'flex-end',
    '& .control': { inlineSize: '52px', px: '6px' },
    '& .box-minutes': { inlineSize: '36px' },
  },
})

export const dateSelects = defineRecipe({
  className: 'date-selects',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    '& .control:first-child': { flex: '0 0 76px' },
  },
})

export const secret = defineRecipe({
  className: 'secret',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
  },
})
