import { createElement as h, type ReactNode } from 'react'
import type { Catalogue } from '#dsl/catalogue.ts'
import { document } from '../layout.ts'
import { code, paragraph, section, sentences, withContents } from '../parts.ts'
import type { Words } from '../words/words.ts'
import { figuresList } from './figuresList.ts'
import { sectionAnchor, sectionNumber, sectionTopic } from './keptWords.ts'
import { sourcesTable } from './sourcesTable.ts'
import { lackOf, type Trace } from './trace.ts'

/** Sections, what keeps them and what proves them, with what is missing on any side. */
export const sourcesPage = (catalogue: Catalogue, words: Words, trace: Trace): string => {
  const { say } = words
  const documents = [...new Set(trace.sections.map((one) => one.document))]
  const parts = ['figures', 'missing', ...documents, 'silent']
  const titleOf = (part: string) =>
    documents.includes(part) ? say(`trace.documents.${part}.title`) : say(`trace.parts.${part}`)
  return document({
    words,
    title: say('pageTitle', { table: say('trace.title') }),
    root: '../',
    path: 'sources.html',
    contents: withContents(
      words,
      parts.map((id) => ({ id, title: titleOf(id) })),
      h('h1', null, say('trace.title')),
      h('p', { className: 'spec-lead' }, say('trace.lead')),
      section('figures', titleOf('figures'), figuresList(words, trace)),
      section('missing', titleOf('missing'), missing(words, trace)),
      ...documents.map((name) =>
        section(
          name,
          titleOf(name),
          paragraph(say(`trace.documents.${name}.lead`)),
          sourcesTable(catalogue, words, trace, name),
        ),
      ),
      section('silent', titleOf('silent'), ...silent(words, trace)),
    ),
  })
}

const missing = (words: Words, trace: Trace): ReactNode => {
  const lacking = trace.sections.filter((one) => !['none', 'aside'].includes(lackOf(one)))
  if (lacking.length === 0) return paragraph(words.say('trace.complete'))
  return sentences(
    lacking.map((one) => [
      h(
        'a',
        { key: one.name, href: `#${sectionAnchor(one.name)}` },
        words.say('pair', {
          name: sectionNumber(words, trace, one.name),
          value: sectionTopic(words, trace, one.name),
        }),
      ),
      ' ',
      h('strong', { key: 'lack', className: 'spec-lack' }, words.say(`trace.lacks.${lackOf(one)}`)),
    ]),
  )
}

const silent = ({ say }: Words, { silent: files }: Trace): ReactNode[] => [
  paragraph(say('trace.silent', { count: files.length })),
  h(
    'details',
    { key: 'files' },
    h('summary', null, say('trace.show')),
    h('ul', null, ...files.map((file) => h('li', { key: file }, code(file)))),
  ),
]
