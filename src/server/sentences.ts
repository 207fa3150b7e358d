import type { FastifyRequest } from 'fastify'
import { knownLanguage, type Params, textsOf } from './texts.ts'

const texts = textsOf('errors')

/** The person's language, else the first one accepted by the client that we speak, else French. */
export const languageOf = (request: FastifyRequest): string =>
  [request.principal?.lang ?? '', ...(request.headers['accept-language'] ?? '').split(',')]
    .map(knownLanguage)
    .find((lang) => lang !== undefined) ?? 'fr'

/** The code of a refusal by the framework: its status where the catalogue has a sentence for it, else 400. */
export const refusalCode = (status: number): number =>
  texts('fr', `errors.${status}`) !== undefined ? status : 400

/**
 * The sentence of a code of the catalogue: `errors.{code}`, with the general one where it has none. `params` stand in
 * place of `{{name}}`.
 */
export const sentence = (code: number | string, lang: string, params: Params = {}): string =>
  texts(lang, `errors.${code}`, params) ?? texts(lang, 'errors.500', params) ?? String(code)
