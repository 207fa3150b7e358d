import type { Plugin } from 'vite'

type Texts = { readonly [key: string]: string | Texts }

/**
 * When a text is needed: by the first screen, by the forms and dialogs that are fetched after it, by the screen or the
 * table that says it (`place`), or by whatever leads to a table (`title`).
 */
export type Part = 'first' | 'later' | 'place' | 'title'

/** Files of texts that come later whole. */
const laterFiles = ['import', 'payroll', 'dialogs', 'form', 'reasons', 'signIn', 'find']

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
].map((key) => key.split('.'))

const isLater = (path: readonly string[]): boolean =>
  laterKeys.some(
    (key) => key.length === path.length && key.every((name, i) => name === '*' || name === path[i]),
  )

/** What a table or a screen says is whole. */
const isPlace = (file: string): boolean => file === 'screens' || file.startsWith('tables/')

/** What leads to a table says of it. */
const titleKeys = ['title', 'tab', 'tabs']

/** The texts of a file that a part is to have, under the keys that they have in the file. */
export const textsOfPart = (file: string, texts: Texts, part: Part): Texts => {
  if (part === 'title') return titlesIn(texts)
  if (isPlace(file)) return part === 'place' ? texts : {}
  if (laterFiles.includes(file)) return part === 'later' ? texts : {}
  return cut(texts, part, [])
}

const titlesIn = ({ tables = {} }: Texts): Texts => ({
  tables: Object.fromEntries(
    Object.entries(tables).map(([table, texts]): [string, Texts] => [
      table,
      Object.fromEntries(Object.entries(texts).filter(([name]) => titleKeys.includes(name))),
    ]),
  ),
})

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

/**
 * `locales/fr/form.json?first` has what the first screen says, `?later` the rest: people write both in one file.
 * `locales/fr/tables/job.json?place` is all that the table says, by itself (`&alone`) or in the file of all places; `?title` is its titles.
 */
export const wordsInParts: Plugin = {
  name: 'words-in-parts',
  enforce: 'pre',
  transform: (code, id) => {
    const [, file, part] =
      /\/locales\/[^/]+\/([\w/-]+)\.json\?(?:import&)?(first|later|place|title)(?:&alone)?$/.exec(id) ?? []
    if (!file) return null
    const texts = JSON.stringify(textsOfPart(file, JSON.parse(code), part as Part))
    return { code: `export default ${texts}`, moduleType: 'js', map: null }
  },
}
