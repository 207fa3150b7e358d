import { declaration } from '#server/start/schemaPlaces.ts'
import type { Subject, Text } from './subject.ts'

/** A line of a file, the first being 1. */
export interface Place {
  readonly path: string
  readonly line: number
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

interface Match {
  readonly file: Text
  readonly index: number
}

const search = (files: readonly Text[], pattern: RegExp): Match | undefined => {
  for (const file of files) {
    const index = file.text.search(pattern)
    if (index >= 0) return { file, index }
  }
  return undefined
}

const placeOf = ({ file, index }: Match): Place => ({ path: file.path, line: lineAt(file.text, index) })

/** The first line of the first file: of what is written nowhere. */
const nowhere = ({ schemas }: Subject): Place => ({ path: schemas[0]?.path ?? 'schemas/index.ts', line: 1 })

const DECLARES = 'entity|table|card|view'

/**
 * Where something is declared: `table('job'`, of entities that are not declared the word of their belonging.
 */
export const declaredAt = (subject: Subject, name: string, words = DECLARES): Place => {
  const found =
    search(subject.schemas, declaration(words, name)) ??
    search(subject.schemas, new RegExp(`['"]${RegExp.escape(name)}['"]|\\b${RegExp.escape(name)}\\b`))
  return found ? placeOf(found) : nowhere(subject)
}

/**
 * Where an entity or a table says something of a name: `name:` below the declaration, else the name in quotes below it, else `name:` in a
 * file that schemas share, else the declaration.
 */
export const saidAt = (subject: Subject, owner: string, name: string, words = DECLARES): Place => {
  const found = search(subject.schemas, declaration(words, owner))
  if (!found) return declaredAt(subject, owner, words)
  const { file, index } = found
  const key = new RegExp(`(?<![\\w.'])'?${RegExp.escape(name)}'?:`)
  const rest = file.text.slice(index)
  const below = [key, new RegExp(`'${RegExp.escape(name)}'`)]
    .map((one) => rest.search(one))
    .find((at) => at >= 0)
  if (below !== undefined) return { path: file.path, line: lineAt(file.text, index + below) }
  const elsewhere = search([file, ...subject.schemas], key)
  return placeOf(elsewhere ?? found)
}

/** Where a constant is exported, or an item of a list stands in its file. */
export const writtenAt = (subject: Subject, pattern: RegExp, path?: string): Place => {
  const files = path === undefined ? subject.schemas : subject.schemas.filter((file) => file.path === path)
  const found = search(files, pattern)
  return found ? placeOf(found) : nowhere(subject)
}
