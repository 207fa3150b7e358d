import { createElement as h, type ReactNode } from 'react'
import type { Catalogue } from '#dsl/catalogue.ts'
import { document } from '../layout.ts'
import { code, paragraph, section, sentences, wide } from '../parts.ts'
import type { Words } from '../words/words.ts'
import { figuresList } from './figuresList.ts'
import { keptLink, sectionAnchor, sectionNumber, sectionTopic } from './keptWords.ts'
import { lackOf, type Trace, type Traced } from './trace.ts'

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
    contents: h(
      'div',
      { className: 'spec-body' },
      h(
        'nav',
        { className: 'spec-contents', 'aria-label': say('nav.contents') },
        h('ul', null, ...parts.map((id) => h('li', { key: id }, h('a', { href: `#${id}` }, titleOf(id))))),
      ),
      h(
        'main',
        null,
        h('h1', null, say('trace.title')),
        h('p', { className: 'spec-lead' }, say('trace.lead')),
        section('figures', titleOf('figures'), figuresList(words, trace)),
        section('missing', titleOf('missing'), missing(words, trace)),
        ...documents.map((name) =>
          section(
            name,
            titleOf(name),
            paragraph(say(`trace.documents.${name}.lead`)),
            table(catalogue, words, trace, name),
          ),
        ),
        section('silent', titleOf('silent'), ...silent(words, trace)),
      ),
    ),
  })
}

const table = (catalogue: Catalogue, words: Words, trace: Trace, document: string): ReactNode => {
  const { say } = words
  const heads = ['number', 'schema', 'test'].map((name) =>
    h('th', { key: name, scope: 'col' }, say(`trace.heads.${name}`)),
  )
  const rows = trace.sections
    .filter((one) => one.document === document)
    .map((one) => row(catalogue, words, trace, one))
  return wide(
    say(`trace.documents.${document}.title`),
    h(
      'table',
      { className: 'spec-matrix spec-trace' },
      h('thead', null, h('tr', null, ...heads)),
      h('tbody', null, ...rows),
    ),
  )
}

const row = (catalogue: Catalogue, words: Words, trace: Trace, one: Traced): ReactNode => {
  const { say } = words
  const id = sectionAnchor(one.name)
  const none = (side: string) => h('strong', { className: 'spec-lack' }, say(`trace.lacks.${side}`))
  const aside = h('span', { className: 'spec-none' }, say('trace.lacks.aside'))
  return h(
    'tr',
    { key: id, id, 'data-section': one.name, 'data-lack': lackOf(one) },
    h(
      'th',
      { scope: 'row' },
      h('span', { className: 'spec-number' }, one.number),
      ' ',
      sectionTopic(words, trace, one.name),
    ),
    h(
      'td',
      null,
      one.kept.length > 0
        ? sentences(one.kept.map((kept) => keptLink(words, catalogue, kept)))
        : one.isSetAside
          ? aside
          : none('schema'),
    ),
    h('td', null, one.proofs.length > 0 ? proofs(words, one) : one.isSetAside ? aside : none('test')),
  )
}

const proofs = ({ say }: Words, { proofs: all }: Traced): ReactNode =>
  h(
    'details',
    null,
    h('summary', null, say('trace.tests', { count: all.length })),
    h(
      'ul',
      null,
      ...all.map(({ file, title }) =>
        h(
          'li',
          { key: file + title },
          code(file),
          ' ',
          h('code', { className: 'spec-title', lang: 'en' }, title),
        ),
      ),
    ),
  )

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
