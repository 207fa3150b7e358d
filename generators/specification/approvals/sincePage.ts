import { createElement as h } from 'react'
import { compare } from '../changes/compare/compare.ts'
import { changeArticle } from '../changes/page/changeArticle.ts'
import type { ChangesReport } from '../changes/report.ts'
import { voiceOf } from '../changes/words/voice.ts'
import type { Description } from '../description/description.ts'
import { document } from '../layout.ts'
import type { Words } from '../words/words.ts'
import type { Approval } from './approvals.ts'
import { dayText } from './approvalText.ts'

interface Since {
  readonly table: string
  readonly approval: Approval
  readonly former: Description
  readonly now: Description
}

/** What has become of a table since it was approved: the changes that concern it. */
export const sincePage = (words: Words, { table, approval, former, now }: Since): string => {
  const { say } = words
  const comparison = compare(former, now)
  const report: ChangesReport = {
    from: { name: approval.commit, commit: approval.commit, date: approval.on },
    to: {},
    comparison,
    pictures: [],
  }
  const { old, next } = { old: comparison.sides.old, next: comparison.sides.next }
  const voices = { old: voiceOf(words, old), next: voiceOf(words, next) }
  const title = say('approvals.pageTitle', { table: voices.next.tableName(table) })
  const own = comparison.changes.filter(({ tables }) => tables.includes(table))
  return document({
    words,
    title,
    root: '../../',
    path: `approvals/${table}.html`,
    contents: h(
      'main',
      { className: 'spec-index' },
      h('h1', null, title),
      h(
        'p',
        { className: 'spec-lead' },
        say('approvals.lead', {
          by: approval.by,
          on: dayText(words, approval.on),
          commit: approval.commit.slice(0, 8),
        }),
      ),
      h('p', null, h('a', { href: `../tables/${table}.html` }, say('approvals.back'))),
      ...own.map((change) => changeArticle(voices, report, change, table)),
    ),
  })
}
