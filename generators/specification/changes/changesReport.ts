import { readIfAny } from '../../files.ts'
import { commitOf, fileAt, git } from '../../git.ts'
import { describedCommit, describedFolder } from '../revisions/described.ts'
import { type CallChange, callChanges } from './calls/callChanges.ts'
import { compare } from './compare/compare.ts'
import { declaredSince } from './declared.ts'
import type { ChangesReport, Revision } from './report.ts'

const apiPath = 'src/generated/openapi.json'

/** What has changed in the calls; nothing where a revision has no document of them. */
const callsBetween = (root: string, from: string, to?: string): readonly CallChange[] => {
  const at = (revision: string) => fileAt(root, commitOf(root, revision) ?? '', apiPath)
  const [before, after] = [at(from), to === undefined ? readIfAny(root, apiPath) : at(to)]
  return before && after ? callChanges(JSON.parse(before), JSON.parse(after)) : []
}

const decisionsPath = 'docs/decisions.md'

const revisionOf = (root: string, name: string): Revision => {
  const commit = commitOf(root, name)
  const date = commit && git(root, ['show', '--no-patch', '--format=%cs', commit])?.trim()
  // Nobody reads a whole hash.
  const short = name === commit ? name.slice(0, 8) : name
  return { name: short, ...(commit && { commit }), ...(date && { date }) }
}

/**
 * What has changed from one revision to another, or to the working tree where none is named; the two are described side by side.
 * @throws RevisionProblem
 */
export const changesReport = async (root: string, from: string, to?: string): Promise<ChangesReport> => {
  const [old, next] = await Promise.all([
    describedCommit(root, from),
    to === undefined ? describedFolder(root, 'The working tree') : describedCommit(root, to),
  ])
  const at = (revision: string) => fileAt(root, commitOf(root, revision) ?? '', decisionsPath) ?? ''
  const now = to === undefined ? (readIfAny(root, decisionsPath) ?? '') : at(to)
  return {
    from: revisionOf(root, from),
    to: to === undefined ? {} : revisionOf(root, to),
    comparison: compare(old, next, callsBetween(root, from, to)),
    declared: declaredSince(at(from), now),
    pictures: [],
  }
}
