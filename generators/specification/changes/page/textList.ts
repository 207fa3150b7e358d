import { createElement as h, type ReactNode } from 'react'
import { type Language, languages } from '../../../languages.ts'
import { ownName } from '../../layout.ts'
import { code } from '../../parts.ts'
import type { Words } from '../../words/words.ts'
import type { TextChange } from '../change.ts'
import { withoutValues } from '../words/voice.ts'

const shown = (words: Words, text: string): string =>
  text === '' ? words.say('changes.noText') : withoutValues(text)

const pair = (words: Words, { key, before, after, language }: TextChange): ReactNode =>
  h(
    'li',
    { key, lang: language },
    code(key),
    h('del', null, shown(words, before)),
    h('ins', null, shown(words, after)),
  )

const pairs = (words: Words, texts: readonly TextChange[]): ReactNode =>
  h('ul', { className: 'spec-texts' }, ...texts.map((one) => pair(words, one)))

/** Texts before and now: those of the reader's language, the others to be opened. */
export const textList = (words: Words, texts: readonly TextChange[]): ReactNode => {
  const inLanguage = (language: Language) => texts.filter((one) => one.language === language)
  const own = inLanguage(words.language)
  const others = languages.filter((one) => one !== words.language && inLanguage(one).length > 0)
  return h(
    'div',
    null,
    own.length > 0 ? pairs(words, own) : null,
    others.length > 0
      ? h(
          'details',
          null,
          h('summary', null, words.say('changes.otherLanguages')),
          ...others.map((language) =>
            h('div', { key: language }, h('h4', null, ownName(language)), pairs(words, inLanguage(language))),
          ),
        )
      : null,
  )
}
