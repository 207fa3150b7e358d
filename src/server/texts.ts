import { readFileSync } from 'node:fs'

const LANGUAGES = ['fr', 'de', 'en-GB', 'es'] as const
const folder = new URL('../../locales/', import.meta.url)

export type Params = Readonly<Record<string, string | number>>
/** The text of a key in a language, `params` in place of `{{name}}`; undefined where no language has one. */
export type Texts = (lang: string, key: string, params?: Params) => string | undefined

/** An empty or missing translation falls back: Spanish to English, all to French. */
const fallback: Readonly<Record<string, readonly string[]>> = {
  fr: ['fr'],
  de: ['de', 'fr'],
  'en-GB': ['en-GB', 'fr'],
  es: ['es', 'en-GB', 'fr'],
}

/** The language spoken for a tag: `es-MX` → `es`, `en` → `en-GB`; undefined for one that nobody speaks here. */
export const knownLanguage = (tag: string): string | undefined =>
  LANGUAGES.find((lang) => lang.slice(0, 2) === tag.trim().slice(0, 2).toLowerCase())

/** The texts of the files of that name, by their whole key: `errors.404`, `mail.invitation.subject`. */
export const textsOf = (name: string): Texts => {
  const texts = new Map<string, ReadonlyMap<string, string>>(
    LANGUAGES.map((lang) => [lang, new Map(read(lang, name))]),
  )
  return (lang, key, params = {}) => {
    for (const candidate of fallback[lang] ?? ['fr']) {
      const text = texts.get(candidate)?.get(key)
      if (text) return text.replace(/\{\{(\w+)\}\}/g, (_, param) => String(params[param] ?? ''))
    }
    return undefined
  }
}

const read = (lang: string, name: string): [string, string][] => {
  const file = JSON.parse(readFileSync(new URL(`${lang}/${name}.json`, folder), 'utf8'))
  return flat(file)
}

const flat = (value: unknown, key = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([inner, text]) => flat(text, key ? `${key}.${inner}` : inner))
    : [[key, String(value)]]
