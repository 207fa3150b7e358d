import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { languages } from '../languages.ts'
import type { Words } from './words/words.ts'

/** Where one comes in without saying a language: each of them, in its own words. */
export const entryPage = (wordsOf: (language: Words['language']) => Words): string => {
  const links = languages.map((language) =>
    h(
      'li',
      { key: language },
      h('a', { href: `${language}/index.html`, lang: language }, wordsOf(language).say('open')),
    ),
  )
  const markup = renderToStaticMarkup(
    h(
      'html',
      { lang: 'fr' },
      h(
        'head',
        null,
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('title', null, `Pupitre · ${wordsOf('fr').say('title')}`),
        h('link', { rel: 'stylesheet', href: 'specification.css' }),
      ),
      h(
        'body',
        { className: 'spec' },
        h(
          'main',
          { className: 'spec-index' },
          h('h1', null, 'Pupitre'),
          h('section', null, h('ul', null, ...links)),
        ),
      ),
    ),
  )
  return `<!doctype html>${markup}\n`
}
