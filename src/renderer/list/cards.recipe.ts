import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { hyphenatedStyle } from '../theme/hyphenatedStyle.ts'
import { visuallyHiddenStyle } from '../theme/visuallyHiddenStyle.ts'

/** What a card leaves out. */
const EMPTY = 'td:empty, td:has(> span:empty:only-child)'

const NAMED = 'tr:has(> th[scope="row"])'
const NAME = 'th:nth-child(1 of th[scope="row"])'

/** The cell that stands beside the box and the buttons: what the row is called, whichever column that is, else its first one. */
const FIRST = `:is(${NAME}, tr:not(:has(> th[scope="row"])) > td:nth-child(1 of :not(.cell-choice, .cell-actions, ${EMPTY})))`

/** The cell that goes on with the title: a person's other name. */
const REST = `${NAME} + th[scope="row"]`
const NAMED_TWICE = 'tr:has(> th[scope="row"] + th[scope="row"])'

/** Room for the buttons of a row, and for what stands between two of them. */
const roomFor = (buttons: number): string => `${buttons * 44 - 16}px`

/** As many as a row may have: two of the console's, and a few of the application's. */
const BUTTONS = [1, 2, 3, 4, 5]

/** One card a row on narrow screens: the header's words stand before each value, what is empty is left out. */
export const sortChoice = defineRecipe({
  className: 'sort-choice',
  base: {
    display: 'none',
    '@media (width < 720px)': { display: 'flex', flex: '1 1 auto', gap: '8px', alignItems: 'center' },
  },
})

export const list = defineSlotRecipe({
  className: 'list',
  slots: ['frame', 'cards'],
  base: {
    frame: {
      '@media (width < 720px)': {
        '&:has(> :is(.list-cards, .matrix))': { border: '0', borderRadius: '0', bg: 'none' },
        '& .list-cards': { minInlineSize: '0' },
        '& .list-cards > tbody > tr > :is(td, th)': {
          display: 'flex',
          gap: '12px',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          blockSize: 'auto',
          p: '3px 0',
          border: '0',
          bg: 'none',
          textAlign: 'end',
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        },
        ...Object.fromEntries(
          BUTTONS.map((n) => [
            `& .list-cards > tbody > tr:has(> .cell-actions > :nth-child(${n}))`,
            { '--buttons': roomFor(n) },
          ]),
        ),
        '& .list-cards > tbody > tr:has(> .cell-choice)': { '--box': '32px' },
        [`& .list-cards > tbody > tr > ${FIRST}`]: {
          alignItems: 'center',
          minBlockSize: '32px',
          ps: 'var(--box, 0)',
          pe: 'var(--buttons, 0)',
        },
        // Its words stand above it: beside the buttons there is no room for both.
        [`& .list-cards > tbody > tr > td${FIRST}`]: {
          flexDirection: 'column',
          alignItems: 'start',
          gap: '0',
          textAlign: 'start',
        },
        [`& .list-cards > tbody > tr > td${FIRST}::before`]: { flex: 'none' },
        // What the row is called is its title, where the card begins with it.
        [`& .list-cards > tbody > tr > ${NAME}`]: {
          justifyContent: 'start',
          gap: '0',
          fontWeight: '600',
          textAlign: 'start',
        },
        [`& .list-cards > tbody > ${NAMED}`]: { display: 'flex', flexDirection: 'column' },
        [`& .list-cards > tbody > tr > :is(${NAME}, ${REST})`]: { order: '-1' },
        // Two names stand on one line.
        [`& .list-cards > tbody > ${NAMED_TWICE}`]: {
          flexFlow: 'row wrap',
          columnGap: '5px',
        },
        [`& .list-cards > tbody > ${NAMED_TWICE} > :is(td, th)`]: { flex: '0 0 100%' },
        [`& .list-cards > tbody > ${NAMED_TWICE} > ${FIRST}`]: { flex: '0 1 auto', pe: '0' },
        [`& .list-cards > tbody > ${NAMED_TWICE} > ${REST}`]: {
          flex: '0 1 auto',
          alignItems: 'center',
          pe: 'var(--buttons, 0)',
          fontWeight: '600',
          textAlign: 'start',
        },
        // Pointed at, ticked, or just saved: the card whole.
        '& .list-cards > tbody > tr:hover': { bg: 'bg.subtle' },
        '& .list-cards > tbody > tr:hover > :is(td, th)': { bg: 'none' },
        '& .list-cards > tbody > tr:is([data-chosen], [data-marked])': { bg: 'accent.subtle' },
        '& .list-cards > tbody > tr[data-marked]': { boxShadow: 'inset 4px 0 0 {colors.accent}' },
        '& .list-cards > tbody > tr[data-marked] > :first-child': { boxShadow: 'none' },
        '& .list-cards .cell-text': { display: 'block', lineHeight: '20px' },
        '& .list-cards > tbody > tr > .cell-actions': {
          position: 'absolute',
          insetBlockStart: '8px',
          insetInlineEnd: '4px',
          p: '0',
        },
        '& .list-cards > tbody > tr > .cell-choice': {
          position: 'absolute',
          insetBlockStart: '14px',
          insetInlineStart: '12px',
        },
      },
    },
    cards: {
      '@media (width < 720px)': {
        '&, & > tbody': { display: 'block' },
        '& > thead:not(:has(:focus-visible))': visuallyHiddenStyle,
        // Its words are heard, and Tab does not stop where nobody sees it: the order is chosen above. The box of the whole page shows
        // when keys lead to it, over the first card, so that nothing moves.
        '& > thead > tr > th > button': { display: 'contents' },
        '& > thead:has(:focus-visible)': {
          position: 'absolute',
          zIndex: '2',
          insetBlockStart: '0',
          insetInlineStart: '0',
          border: '1px solid {colors.border.strong}',
          borderRadius: 'card',
          bg: 'bg',
        },
        '& > thead:has(:focus-visible) > tr > *:not(.cell-choice)': visuallyHiddenStyle,
        '& > thead > tr > .cell-choice': { display: 'flex', gap: '8px', p: '8px 12px', bg: 'none' },
        '& > thead > tr > .cell-choice::after': { content: 'attr(data-label) / ""' },
        '& > tbody > tr': {
          position: 'relative',
          display: 'block',
          marginBlockEnd: '8px',
          p: '8px 12px',
          border: '1px solid {colors.border}',
          borderRadius: 'card',
          bg: 'bg',
        },
        [`& > tbody:not(.list-skeleton) > tr > :is(${EMPTY})`]: { display: 'none' },
        [`& > tbody > tr > :is(td, th:not(${FIRST}, ${REST}))[data-label]::before`]: {
          // What the value leaves, and never less than this.
          flex: '1 0 42%',
          color: 'fg.muted',
          ...hyphenatedStyle,
          textAlign: 'start',
          content: 'attr(data-label) / ""',
          fontWeight: '400',
        },
        '& > tbody > tr > [data-label] > *': { minInlineSize: '0' },
      },
      // Out of sight a card is neither styled nor laid out; once it was it remembers how tall it is.
      '@media screen and (width < 720px)': {
        '& > tbody > tr': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 240px' },
      },
    },
  },
})
