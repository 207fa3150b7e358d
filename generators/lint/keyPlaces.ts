import { join } from 'node:path'
import type { Language } from '../languages.ts'
import type { Place } from './places.ts'
import type { Subject, Text } from './subject.ts'

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g

/** Key → its line, of a JSON file of nested objects. The parser that reads them tells no lines. */
const linesOf = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>()
  const path: string[] = []
  let [line, at] = [1, 0]
  let last: string | undefined
  for (const match of text.matchAll(token)) {
    for (; at < match.index; at++) if (text[at] === '\n') line++
    const [word] = match
    if (word === '{') path.push(last ?? '')
    else if (word === '}') path.pop()
    else if (word === ':') lines.set([...path.slice(1), last].join('.'), line)
    else if (word.startsWith('"')) last = JSON.parse(word)
  }
  return lines
}

const known = new WeakMap<Text, ReadonlyMap<string, number>>()

const keptLines = (file: Text): ReadonlyMap<string, number> => {
  const lines = known.get(file) ?? linesOf(file.text)
  known.set(file, lines)
  return lines
}

/** Where a label of a language is written; the first line of its folder where it is not. */
export const labelAt = ({ locales }: Subject, language: Language, key: string): Place => {
  const folder = join('locales', language)
  const own = locales.filter(({ path }) => path.startsWith(`${folder}/`))
  for (const file of own) {
    const line = keptLines(file).get(key)
    if (line !== undefined) return { path: file.path, line }
  }
  return { path: own[0]?.path ?? folder, line: 1 }
}
