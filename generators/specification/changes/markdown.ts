import { type Change, isBreaking, type Mark } from './change.ts'
import { declarationOf, undeclared } from './declared.ts'
import { countText } from './page/changeArticle.ts'
import { revisionText } from './page/changesPage.ts'
import { groupsOf } from './page/groups.ts'
import { nameOf } from './page/screenName.ts'
import type { ChangesReport } from './report.ts'
import { changeText, type Voices } from './words/changeText.ts'

/** What Markdown would take for a sign of its own. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, '\\$&')

const item = (voices: Voices, report: ChangesReport, change: Change): string => {
  const { next } = voices
  const { title, sentence, effects } = changeText(voices, change)
  const told = [sentence, ...effects, countText(voices, report, change) ?? ''].filter(Boolean)
  const id = isBreaking(change) ? ` \`${change.id}\`` : ''
  return `- **${plain(title)}** (${next.say(`changes.classes.${change.class}`)}) ${told.map(plain).join(' ')}${id}`
}

/** The same as the page says, for the description of a merge request; screens are counted, not told one by one. */
export const changesMarkdown = (voices: Voices, report: ChangesReport): string => {
  const { say } = voices.next
  const { changes } = report.comparison
  const of = (mark: Mark) => changes.filter(({ marks }) => marks.includes(mark))
  const differing = changes.filter(({ marks, differs }) => differs && !marks.includes('api'))
  const items = (some: readonly Change[]) => some.map((change) => item(voices, report, change))
  const part = (heading: string, some: readonly Change[], [any, none]: readonly [string, string]) => [
    `### ${say(heading)}`,
    '',
    say(some.length > 0 ? any : none),
    '',
    ...(some.length > 0 ? [...items(some), ''] : []),
  ]
  const screens = groupsOf(report).flatMap(({ table, changes: own }) => {
    const count = own.filter(({ marks }) => marks.includes('people')).length
    if (table === undefined || count === 0) return []
    return [`- ${say('changes.perScreen', { table: plain(nameOf(voices, report, table)), count })}`]
  })
  const owed = report.declared ? undeclared(changes, report.declared) : []
  const lead = { before: revisionText(voices, report.from), after: revisionText(voices, report.to) }
  if (changes.length === 0) return `## ${say('changes.title')}\n\n${say('changes.none')}\n`
  return [
    `## ${say('changes.title')}`,
    '',
    plain(say('changes.lead', lead)),
    '',
    ...part('changes.sections.api', of('api'), ['changes.breaks.api', 'changes.breaks.noApi']),
    ...(differing.length > 0 ? [say('changes.breaks.differs'), '', ...items(differing), ''] : []),
    ...part('changes.sections.data', of('data'), ['changes.breaks.data', 'changes.breaks.noData']),
    `### ${say('changes.sections.people')}`,
    '',
    ...(screens.length > 0 ? screens : [say('changes.breaks.noPeople')]),
    '',
    ...(owed.length > 0 ? [say('changes.toDeclare'), '', '```', ...owed.map(declarationOf), '```', ''] : []),
  ].join('\n')
}
