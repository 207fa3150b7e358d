import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfAny } from '../files.ts'
import { commitOf, lastVersion } from '../git.ts'
import { changesReport } from './changes/changesReport.ts'
import type { ChangesReport } from './changes/report.ts'
import { RevisionProblem } from './revisions/revisionProblem.ts'

/** Which revision the changes in a folder are told from, so that they stay when its pages are written anew. */
const FILE = '.since'

/** A version by its name; what moves with every commit, such as HEAD~1, by the commit that it is today. */
export const keepSince = (root: string, folder: string, revision: string): void => {
  const isVersion = commitOf(root, `refs/tags/${revision}`) !== undefined
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, FILE), isVersion ? revision : (commitOf(root, revision) ?? revision))
}

/** The revision that was last asked for, else the last version; undefined where there is neither. */
export const sinceOf = (root: string, folder: string): string | undefined =>
  readIfAny(folder, FILE) ?? lastVersion(root)

/** What has changed since then. A revision that is no more keeps nobody from the rest of the pages. */
export const changesSince = async (
  root: string,
  revision: string | undefined,
): Promise<ChangesReport | undefined> => {
  if (revision === undefined) return undefined
  try {
    return await changesReport(root, revision)
  } catch (error) {
    if (!(error instanceof RevisionProblem)) throw error
    console.error(error.message)
    return undefined
  }
}
