import { type Files, filesIn, readIfAny } from './files.ts'
import { fileAt, git } from './git.ts'
import { SNAPSHOT } from './migrations.ts'

/** Migrations that the last commit does not have: nobody else can have run them. None where there is no commit. */
export const uncommittedMigrations = (root: string): string[] => {
  const committed = git(root, ['ls-tree', '--name-only', 'HEAD', 'migrations/'])?.split('\n')
  if (committed === undefined) return []
  return filesIn(root, 'migrations')
    .filter((file) => file.endsWith('.sql'))
    .map((file) => `migrations/${file}`)
    .filter((path) => !committed.includes(path))
}

/** The migrations as they were committed: those since are gone, the snapshot stands where it stood. */
export const committedMigrations = (root: string): Files =>
  new Map([
    ...uncommittedMigrations(root).map((path) => [path, undefined] as const),
    [SNAPSHOT, fileAt(root, 'HEAD', SNAPSHOT) ?? readIfAny(root, SNAPSHOT)],
  ])
