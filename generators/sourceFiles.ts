import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Paths, from the root, of the TypeScript files of a folder that are written by hand. */
export const sourceFiles = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith(join('src', 'generated')))
    .sort()
