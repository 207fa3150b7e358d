import { readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify'

const LANGUAGES = ['fr', 'de', 'en-GB', 'es'] as const
const folder = new URL('../../locales/', import.meta.url)

/** An empty or missing translation falls back: Spanish to English, all to French. */
const fallback: Readonly<Record<string, readonly string[]>> = {
  fr: ['fr'],
  de: ['de', 'fr'],
  'en-GB': ['en-GB', 'fr'],
  es: ['es', 'en-GB', 'fr'],
}

const read = (lang: string): ReadonlyMap<string, string> => {
  const file = JSON.parse(readFileSync(new URL(`${lang}/errors.json`, folder), 'utf8'))
  return new Map(Object.entries(file.errors as Record<string, string>))
}

const texts = new Map(LANGUAGES.map((lang) => [lang as string, read(lang)]))

const known = (tag: string): string | undefined =>
  LANGUAGES.find((lang) => lang.slice(0, 2) === tag.trim().slice(0, 2).toLowerCase())

/** The person's language, else the first one accepted by the client that we speak, else French. */
export const languageOf = (request: FastifyRequest): string =>
  [request.principal?.lang ?? '', ...(request.headers['accept-language'] ?? '').split(',')]
    .map(known)
    .find((lang) => lang !== undefined) ?? 'fr'

/** The code of a refusal by the framework: its status where the catalogue has a sentence for it, else 400. */
export const refusalCode = (status: number): number => (texts.get('fr')?.has(String(status)) ? status : 400)

/**
 * The sentence of a code of the catalogue: `errors.{code}`, with the general one where it has none. `params` stand in
 * place of `{{name}}`.
 */
export const sentence = (
  code: number | string,
  lang: string,
  params: Readonly<Record<string, string | number>> = {},
): string => {
  for (const key of [String(code), '500'])
    for (const candidate of fallback[lang] ?? ['fr']) {
      const text = texts.get(candidate)?.get(key)
      if (text) return text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(params[name] ?? ''))
    }
  return String(code)
}
