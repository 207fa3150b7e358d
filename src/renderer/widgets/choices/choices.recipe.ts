import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const checkList = defineSlotRecipe({
  className: 'check-list',
  slots: ['root', 'head', 'count', 'body', 'beside', 'more'],
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
      '& .button': { minBlockSize: '28px', px: '8px' },
    },
    count: { mx: 'auto 4px', color: 'fg.muted', fontSize: 'small' },
    body: {
      overflow: 'auto',
      maxBlockSize: '200px',
      p: '4px 0',
      '& label': {
        display: 'flex',
        alignItems: 'flex-start',
        gap: '8px',
        minBlockSize: '28px',
        p: '4px 10px',
        lineHeight: '20px',
      },
      '& label:hover': { bg: 'bg.subtle' },
      // At the height of the first line, where there are more.
      '& input': { flex: 'none', inlineSize: '16px', blockSize: '16px', m: '2px 0' },
      '& .field-hint': { m: '4px 10px' },
    },
    beside: { display: 'inline-block', color: 'fg.muted', fontSize: 'small' },
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
    '& .button': { minBlockSize: '28px', px: '8px' },
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
    // Of a locked list nothing stands between.
    '.control + &': { marginBlockStart: '8px' },
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
      px: '7px',
      // Where the system gives the colours it alone says where a value ends: the ground is gone.
      border: '1px solid transparent',
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
    more: { border: '0', bg: 'none', color: 'fg.muted' },
  },
})

/** Why there are none, and another try. */
export const choicesFailed = defineRecipe({
  className: 'choices-failed',
  base: {
    marginBlockStart: '4px',
    color: 'danger',
    fontSize: 'small',
    '& p': { m: '0' },
    '& .button': { minBlockSize: '28px', px: '8px' },
  },
})
