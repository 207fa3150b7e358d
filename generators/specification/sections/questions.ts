import { createElement as h, type ReactNode } from 'react'
import { columnNamed } from '#dsl/columns/column.ts'
import { isShared, placeName } from '#dsl/entities/places.ts'
import { entriesOf } from '#dsl/entriesOf.ts'
import type { Becoming, Confirmation, Notice } from '#dsl/tables/confirmation.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { isRemovalUndoable } from '#engine/save/undo.ts'
import { ordinaryRemoval, type Question, questionOf } from '#renderer/confirm/question.ts'
import { nameOfRow } from '../examples/nameOfRow.ts'
import type { Page } from '../page.ts'
import { section } from '../parts.ts'

/** How many rows a question speaks of: where it counts some, none and one are said otherwise. */
const numbers = (ask: Confirmation): readonly number[] => (ask.counts ? [0, 1, 12] : [3])

/** Every question that the screen asks, word for word. */
export const questionsSection = (page: Page): ReactNode => {
  const { say, table } = page
  const { update, remove, becomes = {}, taken = {} } = table.confirm
  const label = (name: string) => page.quoted(page.labelOf(name))
  const answerOf = (name: string, value: boolean) =>
    page.quoted(page.valueText(columnNamed(table.entity.columns, name), value))
  const known = attaches(table)
  const asked: ReactNode[] = [
    update && question(page, say('questions.update'), update),
    table.list.remove &&
      (remove
        ? question(page, say('questions.remove'), remove)
        : article(page, 'remove', say('questions.remove'), [removal(page)])),
    ...entriesOf<Becoming>(becomes).flatMap(([column, by]) =>
      ([true, false] as const).map((value) => {
        const ask = by[`${value}`]
        const when = say('questions.becomes', { column: label(column), value: answerOf(column, value) })
        return ask && question(page, when, ask)
      }),
    ),
    known && question(page, say('questions.attach'), known),
    ...entriesOf<Notice>(taken).map(([column, { name }]) =>
      notice(page, say('questions.taken', { column: label(column) }), name),
    ),
  ].filter(Boolean)
  return section(
    'questions',
    say('sections.questions'),
    ...(asked.length > 0 ? asked : [h('p', { key: 'none' }, say('questions.none'))]),
  )
}

const attaches = ({ create }: AnyTable): Confirmation | undefined => {
  if (create.by === 'other') return attaches(create.table)
  return create.by === 'lines' ? create.attachesKnown?.asks : undefined
}

/** What is asked before a row goes where the table says nothing of its own, as the list asks it. */
const removal = (page: Page): Question => {
  const { entity } = page.table
  const row = { ...page.samples(entity), id: 1, version: 1, [placeName(entity)]: isShared(entity) ? [1] : 1 }
  return ordinaryRemoval(page.t, entity, nameOfRow(page, entity), isRemovalUndoable(entity, row, [1]))
}

const question = (page: Page, when: string, ask: Confirmation): ReactNode => {
  const said = numbers(ask).map((count) => questionOf(page.t, ask, count, nameOfRow(page, page.table.entity)))
  return article(page, ask.name + when, when, said, [
    ask.counts
      ? h(
          'p',
          { key: 'counts' },
          page.say('questions.counts', { entity: page.entityName(ask.counts.entity) }),
        )
      : null,
    ask.throughout ? h('p', { key: 'groups' }, page.say('questions.groups')) : null,
  ])
}

const article = (
  page: Page,
  key: string,
  when: string,
  said: readonly Question[],
  more: readonly ReactNode[] = [],
): ReactNode => {
  const [first] = said
  return h(
    'article',
    { key, className: 'spec-question' },
    h('h3', null, when),
    h(
      'blockquote',
      null,
      h('p', { className: 'spec-asked' }, first?.title),
      ...[...new Set(said.map(({ text }) => text))].map((text) => h('p', { key: text }, text)),
      h(
        'p',
        { className: 'spec-answers' },
        page.say('questions.answers', {
          yes: page.quoted(first?.yes ?? ''),
          no: page.quoted(first?.no ?? ''),
        }),
      ),
    ),
    ...more,
  )
}

const notice = ({ t, say, quoted }: Page, when: string, name: string): ReactNode => {
  const part = (one: string) => t(`confirmations.${name}.${one}`, { value: 'nom@hopital.fr' })
  return h(
    'article',
    { key: name, className: 'spec-question' },
    h('h3', null, when),
    h(
      'blockquote',
      null,
      h('p', { className: 'spec-asked' }, part('title')),
      h('p', null, part('text')),
      h('p', { className: 'spec-answers' }, say('questions.answer', { no: quoted(part('no')) })),
    ),
  )
}
