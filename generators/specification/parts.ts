import { createElement as h, type ReactNode } from 'react'
import type { Words } from './words/words.ts'

/** A line of a page's contents: where it leads, and what stands below it. */
export interface ContentsLine {
  readonly id: string
  readonly title: string
  readonly below?: ReactNode
}

/** A page with its contents beside it. */
export const withContents = (
  { say }: Pick<Words, 'say'>,
  lines: readonly ContentsLine[],
  ...main: ReactNode[]
): ReactNode =>
  h(
    'div',
    { className: 'spec-body' },
    h(
      'nav',
      { className: 'spec-contents', 'aria-label': say('nav.contents') },
      h(
        'ul',
        null,
        ...lines.map(({ id, title, below }) =>
          h('li', { key: id }, h('a', { href: `#${id}` }, title), below),
        ),
      ),
    ),
    h('main', null, ...main),
  )

/** A part of a page under a heading that can be linked to. */
export const section = (id: string, title: string, ...children: ReactNode[]): ReactNode =>
  h('section', { key: id, id, className: 'spec-section' }, h('h2', null, selfLink(id, title)), ...children)

/** A heading that is its own link, so that its address can be sent. */
export const selfLink = (id: string, ...children: ReactNode[]): ReactNode =>
  h('a', { className: 'spec-self', href: `#${id}` }, ...children)

export const paragraph = (...children: ReactNode[]): ReactNode => h('p', null, ...children)

/** Sentences one below the other; none where there is nothing to say. */
export const sentences = (texts: readonly ReactNode[]): ReactNode =>
  h('ul', { className: 'spec-sentences' }, ...texts.map((text, i) => h('li', { key: i }, text)))

/** Names and what is said of each. */
export const facts = (rows: readonly (readonly [string, ReactNode])[]): ReactNode =>
  h(
    'dl',
    { className: 'spec-facts' },
    ...rows.map(([name, what]) => h('div', { key: name }, h('dt', null, name), h('dd', null, what))),
  )

export const code = (text: string): ReactNode => h('code', null, text)

/** What a keyboard can move where it is wider than the page. */
export const wide = (label: string, ...children: ReactNode[]): ReactNode =>
  h('div', { className: 'spec-wide', tabIndex: 0, role: 'region', 'aria-label': label }, ...children)

/** A JSON text, a file: as it is sent. */
export const listing = (label: string, text: string): ReactNode =>
  wide(label, h('pre', null, h('code', null, text)))
