import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Declared, SchemaError } from '#dsl/schemaError.ts'

/**
 * `entity('job'`, `table('job'`: where one of these words declares the name. The vocabulary names things by a literal at the word
 * that declares them, so that a search of the text is enough.
 */
export const declaration = (words: string, name: string): RegExp =>
  new RegExp(`\\b(?:${words})\\(\\s*'${RegExp.escape(name)}'`)

/** The word itself, else one of the schemas' own that says it. */
const patterns = ({ word, name }: Declared): readonly RegExp[] =>
  word === 'menu'
    ? [new RegExp(`^export const menu\\b[\\s\\S]*?name: '${RegExp.escape(name)}'`, 'm')]
    : [declaration(word === 'entity' ? 'entity|view' : word, name), declaration('\\w+', name)]

/** `schemas/menu.ts:9`: the lines on which what the pattern finds is named. */
const placesOf = (texts: readonly SchemaText[], pattern: RegExp): string[] =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(pattern, 'gm'))].map(
      (match) => `${path}:${text.slice(0, match.index + match[0].length).split('\n').length}`,
    ),
  )

interface SchemaText {
  readonly path: string
  readonly text: string
}

/** The files of the schemas, by their path from the project's root. */
const schemaTexts = (): readonly SchemaText[] => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  return readdirSync(join(root, 'schemas'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
}

/** What is wrong with the schemas, in one line that begins with the file: `schemas/menu.ts:9: menu people: no table poles`. */
export const schemaLine = ({ of, message }: SchemaError): string => {
  const texts = of ? schemaTexts() : []
  const places = of ? patterns(of).map((pattern) => placesOf(texts, pattern).join(', ')) : []
  return `${places.find((place) => place !== '') ?? 'schemas'}: ${message}`
}
