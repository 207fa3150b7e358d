import { join, relative } from 'node:path'
import { filesIn, readIfAny } from '../files.ts'
import type { Language } from '../languages.ts'

/** Key → text of a language, all its files together. */
export type Labels = ReadonlyMap<string, string>

/** Paths of a language's files from the root: those of its folder, and in `tables/` one for each table and card. */
export const localeFiles = (root: string, language: Language): string[] =>
  [join('locales', language), join('locales', language, 'tables')].flatMap((folder) =>
    filesIn(root, folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name)),
  )

export const textsIn = (root: string, path: string): Texts => JSON.parse(readIfAny(root, path) ?? '{}')

export const readLabels = (root: string, language: Language): Labels =>
  new Map(localeFiles(root, language).flatMap((path) => flat(textsIn(root, path))))

/**
 * Which file of a language, below its folder, holds keys that begin alike, and of several the one with most of them:
 * `entities.x` → `dialogs.json`, `enums.x.y` → `schemas.json`, `tables.job.x` → `tables/job.json`; none where nothing does yet.
 */
export const fileOf = (root: string, language: Language, key: string): string | undefined => {
  const [first = '', second = ''] = key.split('.')
  const counted = localeFiles(root, language).flatMap((path) => {
    const texts = textsIn(root, path)[first] ?? {}
    const alike = first === 'tables' && typeof texts === 'object' ? (texts[second] ?? {}) : texts
    return { path, count: flat(alike).length }
  })
  const found = counted.toSorted((one, other) => other.count - one.count)[0]
  return found && found.count > 0 ? relative(join('locales', language), found.path) : undefined
}

export type Texts = { readonly [key: string]: string | Texts }

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
