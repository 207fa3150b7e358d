import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const copied = [
  'schemas',
  'src',
  'generators',
  'migrations',
  'locales',
  'package.json',
  'tsconfig.json',
  'biome.json',
]

/** A copy of the project in which a generator may write; `node_modules` is shared. */
export const copyOfProject = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pupitre-'))
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    /** Runs a file of the copy with Node. */
    node: (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }),
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Path → text of every file of these folders. */
export const contentOf = (folder: string, ...names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
    ),
  )
