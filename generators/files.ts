import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, whatever the folder a command is run from. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** What a generator makes: path from the root → text, `undefined` for a file that is to go. */
export type Files = ReadonlyMap<string, string | undefined>

export const readIfAny = (root: string, path: string): string | undefined => {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export const filesIn = (root: string, folder: string): string[] => {
  try {
    return readdirSync(join(root, folder)).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Writes what differs and gives the paths written. Should a write fail, those before it are undone. */
export const writeFiles = (root: string, files: Files): string[] => {
  const before = new Map([...files.keys()].map((path) => [path, readIfAny(root, path)]))
  const changed = [...files].filter(([path, text]) => before.get(path) !== text)
  const done: string[] = []
  try {
    for (const [path, text] of changed) {
      done.push(path)
      put(root, path, text)
    }
  } catch (error) {
    for (const path of done) put(root, path, before.get(path))
    throw error
  }
  return done
}

const put = (root: string, path: string, text: string | undefined): void => {
  const target = join(root, path)
  if (text === undefined) rmSync(target, { force: true })
  else {
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
