import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languages } from '../languages.ts'
import type { Words } from './words/words.ts'

interface Frame {
  readonly words: Words
  readonly title: string
  /** From the page's folder to the root of all. */
  readonly root: string
  /** The page's address below its language. */
  readonly path: string
  readonly contents: ReactNode
}

/** A language by its own name. */
export const ownName = (language: Language): string => {
  const name = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' })
  const text = name.of(language.slice(0, 2)) ?? language
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

const languageLinks = ({ words, root, path }: Frame): ReactNode =>
  h(
    'nav',
    { className: 'spec-languages', 'aria-label': words.say('nav.languages') },
    ...languages.map((language) =>
      h(
        'a',
        {
          key: language,
          href: `${root}${language}/${path}`,
          lang: language,
          hrefLang: language,
          'aria-current': language === words.language ? 'true' : undefined,
        },
        ownName(language),
      ),
    ),
  )

/** A whole page: what stands on top of each, and its own contents. */
export const document = (frame: Frame): string => {
  const { words, title, root, contents } = frame
  const markup = renderToStaticMarkup(
    h(
      'html',
      { lang: words.language },
      h(
        'head',
        null,
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('title', null, title),
        h('link', { rel: 'stylesheet', href: `${root}specification.css` }),
      ),
      h(
        'body',
        { className: 'spec' },
        h(
          'header',
          { className: 'spec-top' },
          h('a', { href: `${root}${words.language}/index.html` }, `Pupitre · ${words.say('title')}`),
          languageLinks(frame),
        ),
        contents,
      ),
    ),
  )
  return `<!doctype html>${markup}\n`
}
