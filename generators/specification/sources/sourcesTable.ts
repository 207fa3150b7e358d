import { createElement as h, type ReactNode } from 'react'
import type { Catalogue } from '#dsl/catalogue.ts'
import { code, sentences, wide } from '../parts.ts'
import type { Words } from '../words/words.ts'
import { keptLink, sectionAnchor, sectionTopic } from './keptWords.ts'
import { lackOf, type Trace, type Traced } from './trace.ts'

/** The sections of a document, one a row: what keeps it, what proves it. */
export const sourcesTable = (
  catalogue: Catalogue,
  words: Words,
  trace: Trace,
  document: string,
): ReactNode => {
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
