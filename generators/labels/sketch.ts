import { join } from 'node:path'
import type { Files } from '../files.ts'
import type { Language } from '../languages.ts'
import { sketchedImport, TO_TRANSLATE } from '../scaffold/labels.ts'
import { humanWords } from '../scaffold/names.ts'
import { fileOf, type Labels, readLabels, stem, type Texts, textsIn } from './locale.ts'

/** The first texts of keys that are missing, by the file that they go to. */
interface Sketches {
  readonly files: Files
  /** `key: text`, by path. */
  readonly told: ReadonlyMap<string, readonly string[]>
}

/**
 * First texts for the keys of tables and of entities that are missing in a language; each table that gets one is marked as still to be
 * translated. Other keys are sentences that only people know.
 */
export const sketchesOf = (root: string, language: Language, missing: readonly string[]): Sketches => {
  const labels = readLabels(root, language)
  const texts = new Map<string, Texts>()
  const told = new Map<string, string[]>()
  const put = (file: string, key: string, text: string) => {
    const path = join('locales', language, file)
    texts.set(path, putIn(texts.get(path) ?? textsIn(root, path), key.split('.'), text))
    return path
  }
  for (const key of missing) {
    const [kind, name = ''] = stem(key).split('.')
    if (kind !== 'tables' && kind !== 'entities') continue
    const table = fileOf(root, language, `tables.${name}.title`)
    const file = kind === 'tables' ? table : fileOf(root, language, key)
    if (!file || !table) continue
    const text = sketchOf(labels, language, key)
    const path = put(file, key, text)
    told.set(path, [...(told.get(path) ?? []), `${key}: ${text}`])
    put(table, `tables.${name}.${TO_TRANSLATE}`, humanWords(name))
  }
  const files = new Map([...texts].map(([path, one]) => [path, `${JSON.stringify(one, null, 2)}\n`]))
  return { files, told }
}

/** What a key of a table says in most others, or in any other where it is a column, else the words of its name. */
const sketchOf = (labels: Labels, language: Language, key: string): string => {
  const [kind, name = '', ...rest] = key.split('.')
  if (kind === 'tables' && rest[0] === 'import') return sketchedImport(language, rest[1])
  const alike = [...labels].flatMap(([other, text]) => {
    const [otherKind, , ...otherRest] = other.split('.')
    return kind === 'tables' && otherKind === kind && otherRest.join('.') === rest.join('.') ? text : []
  })
  const [first] = [...Map.groupBy(alike, (text) => text).values()].toSorted((a, b) => b.length - a.length)
  if (first?.[0] && (rest[0] === 'columns' || first.length > 1)) return first[0]
  const words = humanWords(stem(rest.length > 1 ? (rest.at(-1) ?? name) : name))
  return key === stem(key) ? words : `{{count, number}} ${words.toLowerCase()}`
}

const putIn = (texts: Texts, [first = '', ...rest]: readonly string[], text: string): Texts => {
  const inner = texts[first]
  return {
    ...texts,
    [first]: rest.length === 0 ? text : putIn(typeof inner === 'object' ? inner : {}, rest, text),
  }
}
