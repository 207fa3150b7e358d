import { spawnSync } from 'node:child_process'
import { type Files, filesIn, readIfAny } from './files.ts'
import { SNAPSHOT } from './migrations.ts'

/** What git answers in the project; undefined where there is no git, no repository or no such thing. */
const git = (root: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout : undefined
}

/** Migrations that the last commit does not have: nobody else can have run them. None where there is no commit. */
export const uncommittedMigrations = (root: string): string[] => {
  const committed = git(root, 'ls-tree', '--name-only', 'HEAD', 'migrations/')?.split('\n')
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
    [SNAPSHOT, git(root, 'show', `HEAD:./${SNAPSHOT}`) ?? readIfAny(root, SNAPSHOT)],
  ])
