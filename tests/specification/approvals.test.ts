import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { number, text } from '#dsl'
import type { Columns } from '#dsl/columns/column.ts'
import type { Approval } from '../../generators/specification/approvals/approvals.ts'
import { approvalNote, waitingSection } from '../../generators/specification/approvals/approvalText.ts'
import { nearNames } from '../../generators/specification/approvals/nearNames.ts'
import { sincePage } from '../../generators/specification/approvals/sincePage.ts'
import { type ApprovalState, approvalStates } from '../../generators/specification/approvals/states.ts'
import { FORMAT } from '../../generators/specification/description/description.ts'
import { digestOf } from '../../generators/specification/description/slice.ts'
import { wordsOf } from '../../generators/specification/words/words.ts'
import { boxesSaid } from './changes/small.ts'
import { proseOf } from './html.ts'

const words = (await wordsOf())('fr')
const titled = (title: string) => ({ tables: { boxes: { title, columns: { code: 'Code' } } } })
const of = (columns: Columns, title = 'Cartons') => boxesSaid(columns, {}, titled(title))
const former = of({ code: text() })
const approval: Approval = {
  digest: digestOf(former, 'boxes'),
  format: FORMAT,
  by: 'Produit',
  on: '2026-11-02',
  commit: 'c'.repeat(40),
}
const never = vi.fn(async () => undefined)
const stateOf = async (
  now: typeof former,
  given: Approval | undefined,
  recall = never as () => Promise<typeof former | undefined>,
) => (await approvalStates(now, given ? { boxes: given } : {}, recall)).get('boxes')
const prose = (node: Parameters<typeof renderToStaticMarkup>[0]) =>
  proseOf(renderToStaticMarkup(node))
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a table is approved while it says the same, without anything of the past', async () => {
  const state = await stateOf(former, approval)
  expect(state?.is).toBe('approved')
  expect(never).not.toHaveBeenCalled()
  expect(prose(approvalNote(words, state as ApprovalState))).toBe('Approuvé par Produit, le 2 novembre 2026.')
})

test.each([
  ['a column', of({ code: number() })],
  ['the order of columns', boxesSaid({ code: text(), more: text() }, {}, titled('Cartons'))],
  ['a label', of({ code: text() }, 'Boîtes')],
])('%s changes it, and the page leads to what has changed', async (_, now) => {
  const state = await stateOf(now, approval, async () => former)
  expect(state?.is).toBe('changed')
  const note = renderToStaticMarkup(approvalNote(words, state as ApprovalState, '../approvals/boxes.html'))
  expect(prose(approvalNote(words, state as ApprovalState, 'x'))).toBe(
    'Changé depuis l’approbation par Produit, le 2 novembre 2026. Voir ce qui a changé',
  )
  expect(note).toContain('href="../approvals/boxes.html"')
})

test('without a repository it is changed all the same, without the list', async () => {
  const state = await stateOf(of({}), approval)
  expect(state).toMatchObject({ is: 'changed', former: undefined })
  expect(renderToStaticMarkup(approvalNote(words, state as ApprovalState))).not.toContain('<a')
})

test('a digest of another format is decided by the commit, or not at all', async () => {
  const older = { ...approval, format: FORMAT - 1, digest: 'of another format' }
  expect((await stateOf(former, older, async () => former))?.is).toBe('approved')
  expect((await stateOf(of({}), older, async () => former))?.is).toBe('changed')
  expect((await stateOf(former, older))?.is).toBe('unknown')
})

test('a page tells what has changed since, of that table alone', () => {
  const page = sincePage(words, {
    table: 'boxes',
    approval,
    former,
    now: of({ code: text({ required: true }) }),
  })
  expect(proseOf(page)).toContain('Devient obligatoire.')
  expect(page).toContain('href="../tables/boxes.html"')
})

test('the index says what waits', async () => {
  const states = new Map<string, ApprovalState>([
    ['a', { is: 'approved', approval }],
    ['b', { is: 'changed', approval }],
    ['c', { is: 'never' }],
    ['d', { is: 'never' }],
  ])
  const told = (of: typeof states) => prose(waitingSection(words, of, (name) => name.toUpperCase()))
  expect(told(states)).toContain('Changés depuis leur approbation : B .')
  expect(told(states)).toContain('Jamais approuvés : C et D .')
  expect(told(new Map([['a', { is: 'approved', approval }]]))).toContain('Tous les écrans sont approuvés')
})

test('names near one that there is not', () => {
  const names = ['schedule', 'job', 'specialty', 'service', 'pole']
  expect(nearNames('shedule', names)[0]).toBe('schedule')
  expect(nearNames('Special', names)[0]).toBe('specialty')
})
