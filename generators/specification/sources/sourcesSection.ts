import { createElement as h, type ReactNode } from 'react'
import { section, sentences } from '../parts.ts'
import type { Words } from '../words/words.ts'
import { sectionAnchor, sectionNumber, sectionTopic } from './keptWords.ts'
import { sectionIn, type Trace } from './trace.ts'

/** A section as a link to its line of the report. `root` leads to the root of the language. */
const sectionLink = (words: Words, trace: Trace, name: string, root: string): ReactNode =>
  h(
    'a',
    { key: name, href: `${root}sources.html#${sectionAnchor(name)}` },
    words.say('pair', {
      name: sectionNumber(words, trace, name),
      value: sectionTopic(words, trace, name),
    }),
  )

/** The sections that something comes from, in a line; nothing where it names none. */
export const sourceLine = (
  words: Words & { readonly trace: Trace },
  sections: readonly string[],
  root: string,
): ReactNode =>
  sections.length === 0
    ? null
    : h(
        'p',
        { key: 'source', className: 'spec-from' },
        words.say('flow.source'),
        ...sections.flatMap((name, i) => [i > 0 ? ' · ' : ' ', sectionLink(words, words.trace, name, root)]),
      )

/** Where a page comes from, and how much of that tests prove. */
export const sourcesSection = (
  words: Words,
  trace: Trace,
  sections: readonly string[],
  root: string,
): ReactNode =>
  section(
    'sources',
    words.say('sections.sources'),
    sentences(
      sections.map((name) => {
        const { proofs } = sectionIn(trace, name)
        const told =
          proofs.length > 0
            ? words.say('trace.tests', { count: proofs.length })
            : h('strong', { key: 'lack', className: 'spec-lack' }, words.say('trace.lacks.test'))
        return [sectionLink(words, trace, name, root), ' · ', told]
      }),
    ),
  )
