import { createElement as h, type ReactNode } from 'react'
import { document } from '../../layout.ts'
import { section, withContents } from '../../parts.ts'
import type { ChangesReport, Revision } from '../report.ts'
import type { Voices } from '../words/changeText.ts'
import { groupAnchor } from './anchors.ts'
import { changeArticle } from './changeArticle.ts'
import { type Group, groupsOf } from './groups.ts'
import { pictureFigures } from './pictureFigures.ts'
import { nameOf } from './screenName.ts'
import { apiSection, dataSection, peopleSection } from './summaries.ts'

/** A revision as its reader knows it: its name, its commit, its day. */
export const revisionText = ({ next }: Voices, { name, commit = '', date }: Revision): string => {
  if (name === undefined) return next.say('changes.working')
  if (date === undefined || name === commit) return name
  const day = new Intl.DateTimeFormat(next.language, { dateStyle: 'long', timeZone: 'UTC' })
  return next.say('changes.commit', {
    revision: name,
    commit: commit.slice(0, 8),
    date: day.format(new Date(date)),
  })
}

const groupKey = ({ table, entity, isOfCalls }: Group): string =>
  table ?? entity ?? (isOfCalls ? 'calls' : 'texts')

const groupTitle = (voices: Voices, report: ChangesReport, { table, entity, isOfCalls }: Group): string => {
  const { old, next } = voices
  if (table !== undefined) return nameOf(voices, report, table)
  if (isOfCalls) return next.say('changes.sections.calls')
  if (entity === undefined) return next.say('changes.sections.texts')
  const named = next.entityName(entity)
  return named === entity ? old.entityName(entity) : named
}

const groupSection = (voices: Voices, report: ChangesReport, group: Group): ReactNode =>
  section(
    groupAnchor(groupKey(group)),
    groupTitle(voices, report, group),
    pictureFigures(voices, report, group.table),
    ...group.changes.map((change) => changeArticle(voices, report, change, group.table)),
  )

/** What differs between two revisions: for clients, for the data, for people, then every change by screen. */
export const changesPage = (voices: Voices, report: ChangesReport): string => {
  const { next } = voices
  const { say } = next
  const groups = groupsOf(report)
  const summaries = ['api', 'data', 'people'] as const
  return document({
    words: next,
    title: `${say('changes.title')} · ${say('title')}`,
    root: '../../',
    path: 'changes/index.html',
    contents: withContents(
      next,
      [
        ...summaries.map((id) => ({ id, title: say(`changes.sections.${id}`) })),
        ...groups.map((group) => ({
          id: groupAnchor(groupKey(group)),
          title: groupTitle(voices, report, group),
        })),
      ],
      h('h1', null, say('changes.title')),
      h(
        'p',
        { className: 'spec-lead' },
        say('changes.lead', {
          before: revisionText(voices, report.from),
          after: revisionText(voices, report.to),
        }),
      ),
      ...(groups.length === 0
        ? [h('p', { key: 'none' }, say('changes.none'))]
        : [apiSection(voices, report), dataSection(voices, report), peopleSection(voices, report, groups)]),
      ...groups.map((group) => groupSection(voices, report, group)),
    ),
  })
}
