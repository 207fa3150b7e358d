import { spawnSync } from 'node:child_process'

interface Given {
  readonly input?: string
  /** An index of its own in place of the project's. */
  readonly index?: string
}

/** What git answers in the project; undefined where there is no git, no repository or no such thing. */
export const git = (
  root: string,
  args: readonly string[],
  { input, index }: Given = {},
): string | undefined => {
  const { status, stdout } = spawnSync('git', [...args], {
    cwd: root,
    encoding: 'utf8',
    input,
    env: { ...process.env, ...(index && { GIT_INDEX_FILE: index }) },
    maxBuffer: 2 ** 28,
  })
  return status === 0 ? stdout : undefined
}

/** The full name of the commit that a branch, a tag or a part of a name stands for. */
export const commitOf = (root: string, revision: string): string | undefined =>
  git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])?.trim()

/** The tag of the last version: of those that come before the present commit, the nearest. */
export const lastVersion = (root: string): string | undefined =>
  git(root, ['describe', '--tags', '--abbrev=0'])?.trim()

/** A file as a commit has it; undefined where it has none, or there is no such commit. */
export const fileAt = (root: string, commit: string, path: string): string | undefined =>
  git(root, ['show', `${commit}:./${path}`])

/** Paths below these folders that differ from the last commit, new ones too; undefined where there is no repository. */
export const uncommitted = (root: string, folders: readonly string[]): readonly string[] | undefined =>
  git(root, ['status', '--porcelain', '--untracked-files=all', '--', ...folders])
    ?.split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3))
