import type { Language } from '../languages.ts'
import { languages } from '../languages.ts'
import type { Labels } from './locale.ts'

/** A thing of the domain: its one word in each language, and the words that are not to stand for it. */
export interface Term {
  readonly words: Readonly<Record<Language, string>>
  readonly avoid: Readonly<Record<Language, readonly string[]>>
}

export interface Exception {
  readonly language: string
  /** A star at its end stands for any ending. */
  readonly key: string
  readonly word: string
}

export interface Glossary {
  readonly terms: readonly Term[]
  readonly exceptions: readonly Exception[]
}

/** Rows of the table under a heading of the second level, by the names of its columns. */
const tableUnder = (page: string, heading: string): Readonly<Record<string, string>>[] => {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const [names = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return rows.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])))
}

const each = <V>(of: (language: Language) => V): Readonly<Record<Language, V>> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, V>

/** Reads `docs/glossary.md`. @throws Error when a row of words to avoid names no term of the page. */
export const readGlossary = (page: string): Glossary => {
  const terms = tableUnder(page, 'Terms')
  const avoided = tableUnder(page, 'Words to avoid')
  const lost = avoided.find((row) => !terms.some(({ fr }) => fr === row['fr term']))
  if (lost) throw new Error(`docs/glossary.md: “${lost['fr term']}” is no term of the page`)
  return {
    terms: terms.map((term) => {
      const row = avoided.find((one) => one['fr term'] === term.fr) ?? {}
      const listed = (text = '') => text.split(',').map((word) => word.trim())
      return {
        words: each((language) => term[language] ?? ''),
        avoid: each((language) => listed(row[language]).filter(Boolean)),
      }
    }),
    exceptions: tableUnder(page, 'Exceptions') as unknown as Exception[],
  }
}

/** A word as it stands by itself; a hyphen joins. A star at its end stands for any ending. */
const asWord = (word: string): RegExp => {
  const end = word.endsWith('*') ? '[\\p{L}\\p{N}]*' : ''
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])${RegExp.escape(word.replace(/\*$/, ''))}${end}(?![\\p{L}\\p{N}-])`,
    'giu',
  )
}

/** `key: “word” is to be “term”` for each label that uses a word to avoid. Values in double braces are not text. */
export const glossaryFaults = (
  { terms, exceptions }: Glossary,
  labels: Labels,
  language: Language,
): string[] => {
  const isAbout = (of: string, key: string) =>
    of.endsWith('*') ? key.startsWith(of.slice(0, -1)) : of === key
  const isLet = (key: string, word: string) =>
    exceptions.some((one) => one.language === language && isAbout(one.key, key) && one.word === word)
  const rules = terms.flatMap(({ words, avoid }) =>
    avoid[language].map((word) => ({
      word,
      term: words[language],
      own: asWord(`${words[language]}*`),
      pattern: asWord(word),
    })),
  )
  return [...labels].flatMap(([key, text]) => {
    const plain = text.replace(/\{\{[^}]*\}\}/g, ' ').replace(/[\u00a0\u202f]/g, ' ')
    return rules
      .filter(({ own, pattern, word }) => plain.replace(own, ' ').search(pattern) >= 0 && !isLet(key, word))
      .map(({ word, term }) => `${key}: “${word}” is to be “${term}”`)
  })
}

/** Words of the page that no label of the language uses. */
export const unusedTerms = ({ terms }: Glossary, labels: Labels, language: Language): string[] => {
  const all = [...labels.values()].join('\n').toLowerCase()
  return terms.map(({ words }) => words[language]).filter((word) => !all.includes(word.toLowerCase()))
}
