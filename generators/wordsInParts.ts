import type { Plugin } from 'vite'

type Texts = { readonly [key: string]: string | Texts }

/** When a text is needed: by the first screen, or by what is fetched after it. */
export type Part = 'first' | 'later'

/** Files of texts that come later whole. */
const laterFiles = ['import', 'screens', 'payroll', 'dialogs', 'form', 'reasons', 'signIn', 'find']

/** Of other files, what forms, dialogs and matrices alone say; `*` is any name. */
const laterKeys = [
  'confirmations',
  'criteria',
  'reach',
  'changes',
  'help',
  ...['hint', 'send', 'cancel', 'empty', 'sent', 'callBack', 'about.*.title', 'about.*.label'].map(
    (name) => `contact.${name}`,
  ),
  ...['groups', 'hints', 'import', 'locked', 'problems', 'toasts'].map((name) => `tables.*.${name}`),
].map((key) => key.split('.'))

const isLater = (path: readonly string[]): boolean =>
  laterKeys.some(
    (key) => key.length === path.length && key.every((name, i) => name === '*' || name === path[i]),
  )

/** The texts of a file that a part is to have, under the keys that they have in the file. */
export const textsOfPart = (file: string, texts: Texts, part: Part): Texts =>
  laterFiles.includes(file) ? (part === 'later' ? texts : {}) : cut(texts, part, [])

const cut = (texts: Texts, part: Part, path: readonly string[]): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]): [string, string | Texts][] => {
      const here = [...path, name]
      if (isLater(here)) return part === 'later' ? [[name, text]] : []
      if (typeof text === 'string') return part === 'first' ? [[name, text]] : []
      const inner = cut(text, part, here)
      return Object.keys(inner).length > 0 ? [[name, inner]] : []
    }),
  )

/** `locales/fr/form.json?first` has what the first screen says, `?later` the rest: people write both in one file. */
export const wordsInParts: Plugin = {
  name: 'words-in-parts',
  enforce: 'pre',
  transform: (code, id) => {
    const [, file, part] = /\/locales\/[^/]+\/(\w+)\.json\?(?:import&)?(first|later)$/.exec(id) ?? []
    if (!file) return null
    const texts = JSON.stringify(textsOfPart(file, JSON.parse(code), part as Part))
    return { code: `export default ${texts}`, moduleType: 'js', map: null }
  },
}
