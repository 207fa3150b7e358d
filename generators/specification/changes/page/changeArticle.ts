import { createElement as h, type ReactNode } from 'react'
import { code, selfLink, sentences } from '../../parts.ts'
import { type Change, isBreaking, marks } from '../change.ts'
import type { ChangesReport } from '../report.ts'
import { changeText, type Voices } from '../words/changeText.ts'
import { changeAnchor } from './anchors.ts'
import { nameOf } from './screenName.ts'
import { textList } from './textList.ts'

/** Rows that the database looked at has, where it was asked and could tell. */
export const countText = (
  { next }: Voices,
  { counts }: ChangesReport,
  change: Change,
): string | undefined => {
  if (!counts || !change.marks.includes('data')) return undefined
  const count = counts.get(change.id)
  return count === undefined ? next.say('changes.uncounted') : next.say('changes.count', { count })
}

const declaredText = ({ next }: Voices, { declared }: ChangesReport, change: Change): ReactNode => {
  if (!declared || !isBreaking(change)) return null
  const why = declared.get(change.id)
  return h(
    'p',
    { className: why === undefined ? 'spec-undeclared' : 'spec-none' },
    why === undefined ? next.say('changes.undeclared') : next.say('changes.declared', { why }),
    ' ',
    code(change.id),
  )
}

export const badge = ({ next }: Voices, { class: of }: Change): ReactNode =>
  h('span', { className: `spec-badge spec-is-${of}` }, next.say(`changes.classes.${of}`))

const markChips = ({ next }: Voices, change: Change): ReactNode =>
  h(
    'p',
    { className: 'spec-marks' },
    ...(change.marks.length > 0
      ? marks.filter((one) => change.marks.includes(one))
      : (['none'] as const)
    ).map((mark) =>
      h('span', { key: mark, className: `spec-mark spec-mark-${mark}` }, next.say(`changes.marks.${mark}`)),
    ),
  )

/** All that is said of a change, where it can be linked to. */
export const changeArticle = (
  voices: Voices,
  report: ChangesReport,
  change: Change,
  home: string | undefined,
): ReactNode => {
  const { next } = voices
  const told = changeText(voices, change)
  const id = changeAnchor(change)
  const others = change.tables.filter((table) => table !== home)
  const count = countText(voices, report, change)
  return h(
    'article',
    { key: id, id, className: 'spec-rule', 'data-change': change.id },
    h('h3', null, badge(voices, change), ' ', selfLink(id, told.title)),
    h('p', null, told.sentence),
    told.effects.length > 0 ? sentences(told.effects) : null,
    count === undefined ? null : h('p', { className: 'spec-asked' }, count),
    change.texts ? textList(next, change.texts) : null,
    others.length > 0
      ? h(
          'p',
          { className: 'spec-none' },
          next.say('changes.alsoOn', {
            tables: next.listed(others.map((one) => next.quoted(nameOf(voices, report, one)))),
          }),
        )
      : null,
    declaredText(voices, report, change),
    markChips(voices, change),
  )
}
