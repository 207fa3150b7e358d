import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceFiles } from '../generators/sourceFiles.ts'

/** Of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export interface Source {
  readonly path: string
  readonly text: string
  /** Without comments. */
  readonly code: string
}

const withoutComments = (text: string): string =>
  text.replace(/(^|\s)\/\*\*?\s[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/ .*$/gm, '$1')

/** All files of code of the project. */
export const sources: readonly Source[] = ['schemas', 'src', 'generators', 'tests']
  .flatMap((folder) => sourceFiles(root, folder))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, code: withoutComments(text) }
  })

/** Those below folders, as from the root. */
export const inside = (...folders: string[]) =>
  sources.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))

export const pathsOf = (found: readonly Source[]): string[] => found.map((s) => s.path)
