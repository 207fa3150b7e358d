import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../sourceFiles.ts'

/** What the source says of labels. */
export interface SourceKeys {
  /** Keys that are asked for in full, and the keys of codes and reasons that problems carry. */
  readonly needed: readonly string[]
  /** Whether some text of the source is the key, or a pattern that gives it. */
  mentions(key: string): boolean
}

const calls = /\bt\(\s*(['"])([\w.-]+)\1/g
const codes = /\b(?:code|errorCode): (\d{3,4})\b/g
const reasons = /\breason: '(\w+)'/g
const texts = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g

/** Where labels are said: in the product, and on the pages that are written of it. */
export const speakingFiles = (root: string): string[] => [
  ...sourceFiles(root, 'src'),
  ...sourceFiles(root, 'generators/specification'),
]

export const sourceKeys = (root: string): SourceKeys =>
  keysIn(speakingFiles(root).map((path) => readFileSync(join(root, path), 'utf8')))

/** What these texts of the source say of labels. */
export const keysIn = (sources: readonly string[]): SourceKeys => {
  const all = (pattern: RegExp, group: number) =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[group] as string))
  const needed = new Set([
    ...all(calls, 2),
    ...all(codes, 1).map((code) => `errors.${code}`),
    ...all(reasons, 1).map((reason) => `reasons.${reason}`),
  ])
  const literals = new Set<string>()
  const patterns = new Set<string>()
  for (const text of all(texts, 2)) (text.includes('${') ? patterns : literals).add(text)
  const expressions = [...patterns].filter((p) => /^[\w-]+\./.test(p)).map(expressionOf)
  return {
    needed: [...needed],
    mentions: (key) => literals.has(key) || expressions.some((e) => e.test(key)),
  }
}

/** `tables.${name}.add` → what it can give. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split(/\$\{[^}]*\}/)
      .map((part) => RegExp.escape(part))
      .join('.+')}$`,
  )
