import { join } from 'node:path'
import { filesIn, readIfAny } from '../files.ts'
import type { Language } from '../languages.ts'

/** Key → text of a language, all its files together. */
export type Labels = ReadonlyMap<string, string>

export const readLabels = (root: string, language: Language): Labels => {
  const folder = join('locales', language)
  const sections = filesIn(root, folder).filter((file) => file.endsWith('.json'))
  return new Map(sections.flatMap((file) => flat(JSON.parse(readIfAny(root, join(folder, file)) ?? '{}'))))
}

/** Which file of a language holds keys that begin alike: `entities.x` → `dialogs.json`; none where nothing does yet. */
export const fileOf = (root: string, language: Language, key: string): string | undefined => {
  const folder = join('locales', language)
  const [first = ''] = key.split('.')
  return filesIn(root, folder).find((file) =>
    Object.hasOwn(JSON.parse(readIfAny(root, join(folder, file)) ?? '{}'), first),
  )
}

const flat = (value: unknown, key = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => flat(inner, key ? `${key}.${name}` : name))
    : [[key, String(value)]]

/** Plural endings of a language, as i18next writes them. Source: CLDR. */
export const pluralsOf = (language: Language): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((category) => `_${category}`)

const ending = /_(?:zero|one|two|few|many|other)$/

/** The key without its plural ending. */
export const stem = (key: string): string => key.replace(ending, '')
