import { createElement as h, type ReactNode } from 'react'
import { paragraph, section } from '../../parts.ts'
import type { Change } from '../change.ts'
import type { ChangesReport } from '../report.ts'
import { changeText, type Voices } from '../words/changeText.ts'
import { changeAnchor, groupAnchor } from './anchors.ts'
import { badge, countText } from './changeArticle.ts'
import type { Group } from './groups.ts'
import { nameOf } from './screenName.ts'

/** A change in one line that leads to all that is said of it. */
const line = (voices: Voices, report: ChangesReport, change: Change): ReactNode => {
  const { title, sentence } = changeText(voices, change)
  const count = countText(voices, report, change)
  return h(
    'li',
    { key: change.id },
    badge(voices, change),
    ' ',
    h('a', { href: `#${changeAnchor(change)}` }, title),
    ' ',
    sentence,
    count === undefined ? null : h('strong', null, ' ', count),
  )
}

const lines = (voices: Voices, report: ChangesReport, changes: readonly Change[]): ReactNode =>
  h('ul', { className: 'spec-lines' }, ...changes.map((change) => line(voices, report, change)))

/** What breaks clients, then what they see differently all the same. */
export const apiSection = (voices: Voices, report: ChangesReport): ReactNode => {
  const { say } = voices.next
  const { changes } = report.comparison
  const breaking = changes.filter(({ marks }) => marks.includes('api'))
  const others = changes.filter(({ marks, differs }) => differs && !marks.includes('api'))
  return section(
    'api',
    say('changes.sections.api'),
    paragraph(say(breaking.length > 0 ? 'changes.breaks.api' : 'changes.breaks.noApi')),
    breaking.length > 0 ? lines(voices, report, breaking) : null,
    others.length > 0 ? paragraph(say('changes.breaks.differs')) : null,
    others.length > 0 ? lines(voices, report, others) : null,
  )
}

export const dataSection = (voices: Voices, report: ChangesReport): ReactNode => {
  const { say } = voices.next
  const found = report.comparison.changes.filter(({ marks }) => marks.includes('data'))
  return section(
    'data',
    say('changes.sections.data'),
    paragraph(say(found.length > 0 ? 'changes.breaks.data' : 'changes.breaks.noData')),
    found.length > 0 ? lines(voices, report, found) : null,
  )
}

/** Which screens look different, and in how many ways. */
export const peopleSection = (voices: Voices, report: ChangesReport, groups: readonly Group[]): ReactNode => {
  const { say } = voices.next
  const seen = groups.flatMap(({ table, changes }) => {
    const count = changes.filter(({ marks }) => marks.includes('people')).length
    return table !== undefined && count > 0 ? [{ table, count }] : []
  })
  return section(
    'people',
    say('changes.sections.people'),
    seen.length === 0
      ? paragraph(say('changes.breaks.noPeople'))
      : h(
          'ul',
          { className: 'spec-lines' },
          ...seen.map(({ table, count }) =>
            h(
              'li',
              { key: table },
              h(
                'a',
                { href: `#${groupAnchor(table)}` },
                say('changes.perScreen', { table: nameOf(voices, report, table), count }),
              ),
            ),
          ),
        ),
  )
}
