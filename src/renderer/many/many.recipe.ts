import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const chosenBar = defineRecipe({
  className: 'chosen-bar',
  base: {
    position: 'sticky',
    zIndex: '4',
    insetBlockEnd: '12px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 6px',
    alignItems: 'center',
    p: '10px 12px',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'card',
    bg: 'bg',
    boxShadow: '0 4px 16px rgb(0 0 0 / 16%)',
    '& > [role="status"]': { fontWeight: '600' },
    // What is done with the rows stands at the end, apart from what is ticked.
    '& > .button--quiet + .button:not(.button--quiet)': { ms: 'auto' },
    '& > .button': { px: '10px' },
    '@media (width < 720px)': {
      // Two columns, as wide as their words ask for, down to the edge of the window: nothing of the list shows below.
      insetBlockEnd: '0',
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      gap: '6px',
      p: '8px 12px',
      borderBlockEnd: '0',
      borderEndRadius: '0',
      '& > .button': { minInlineSize: '0', lineHeight: '18px' },
      '& > .button--quiet': { borderColor: 'border' },
      '& > .button--quiet + .button:not(.button--quiet)': { ms: '0' },
    },
  },
})

/** The end of the bar (`useBarHeight`), with some room. */
const ABOVE_BAR = 'calc(var(--chosen-bar, 0px) + 20px)'

/** The bar stands at the bottom, as messages do: they stand above it. */
export const toaster = defineRecipe({
  className: 'toaster',
  base: {
    '@media (width >= 640px)': {
      'body:has(.chosen-bar) #overlays:empty ~ &': { insetBlockEnd: ABOVE_BAR },
    },
  },
})

const IN_ROWS = '&:is(.table-screen:has(> .chosen-bar) *) > tbody :is(tr, button, input)'

/** Where rows scroll with the window, the one that has the focus stands above the bar. */
export const listCards = defineRecipe({
  className: 'list-cards',
  base: { [IN_ROWS]: { scrollMarginBlockEnd: ABOVE_BAR } },
})

export const many = defineSlotRecipe({
  className: 'many',
  slots: ['said', 'frame', 'table', 'before', 'after', 'why', 'run', 'names', 'failures', 'reach'],
  base: {
    said: { inlineSize: 'fit-content' },
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
      // A reason is as long as a sentence: what the row gets stays in sight beside it.
      '& tbody :is(th, .cell-text)': { whiteSpace: 'normal', overflowWrap: 'break-word' },
      '& tbody th': { minInlineSize: '160px', maxInlineSize: '60ch' },
      '& tbody td': { minInlineSize: '120px' },
    },
    before: { color: 'fg.muted' },
    after: { fontWeight: '600' },
    why: { color: 'danger', fontWeight: '400' },
    run: { display: 'grid', gap: '8px' },
    names: { m: '8px 0', ps: '20px', listStyle: 'disc', overflowWrap: 'anywhere' },
    failures: { overflow: 'auto', maxBlockSize: '40dvh', overflowWrap: 'anywhere' },
    reach: { '& > label': { display: 'flex', gap: '8px', alignItems: 'center' } },
  },
})

export const reach = defineRecipe({
  className: 'reach',
  base: {
    '.modal-body > &': { marginBlockStart: '12px' },
  },
})
