import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { commitOf, git } from '../../git.ts'
import { RevisionProblem } from './revisionProblem.ts'

/** The full name of a revision. @throws RevisionProblem */
export const knownCommit = (root: string, revision: string): string => {
  const commit = commitOf(root, revision)
  if (commit === undefined) throw new RevisionProblem(revision, 'git knows no such revision')
  return commit
}

/** What the schemas of a revision need to be loaded. */
const needed = ['package.json', 'schemas', 'src', 'locales']

const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * The files of a commit in a folder of their own, for as long as `use` runs: all of them, or what schemas need. Neither the
 * index nor the working tree of the project is touched. @throws RevisionProblem
 */
export const withExported = async <T>(
  root: string,
  commit: string,
  use: (folder: string) => Promise<T>,
  paths: readonly string[] = needed,
): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'pupitre-revision-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // An interrupted command leaves nothing behind either.
  const interrupted = () => {
    remove()
    process.exit(130)
  }
  for (const signal of signals) process.once(signal, interrupted)
  try {
    exportFiles(root, commit, folder, paths)
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return await use(folder)
  } finally {
    for (const signal of signals) process.off(signal, interrupted)
    remove()
  }
}

/** By an index of its own, which says the place of every file. */
const exportFiles = (root: string, commit: string, folder: string, paths: readonly string[]): void => {
  const index = join(folder, '.index')
  const names = git(root, ['ls-tree', '-r', '-z', '--name-only', commit, '--', ...paths])
  const isDone =
    names !== undefined &&
    git(root, ['read-tree', commit], { index }) !== undefined &&
    git(root, ['checkout-index', '-q', '-z', '--stdin', `--prefix=${folder}${sep}`], {
      index,
      input: names,
    }) !== undefined
  rmSync(index, { force: true })
  if (!isDone) throw new RevisionProblem(commit, 'git cannot hand out its files')
}
