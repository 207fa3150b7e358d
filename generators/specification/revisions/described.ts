import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Description } from '../description/description.ts'
import { knownCommit, withExported } from './exported.ts'
import { RevisionProblem } from './revisionProblem.ts'

const describer = fileURLToPath(new URL('../description/main.ts', import.meta.url))

/** What the schemas in a folder say, read by a process of their own: modules of two revisions never meet. */
export const describedFolder = async (folder: string, revision: string): Promise<Description> => {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [describer, folder], {
      cwd: folder,
      maxBuffer: 2 ** 28,
    })
    return JSON.parse(stdout)
  } catch (error) {
    throw new RevisionProblem(revision, reasonOf(error))
  }
}

/** The line of an error that says what is wrong, not where. */
const reasonOf = (error: unknown): string => {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  const lines = text.split('\n').map((line) => line.trim())
  return (lines.find((line) => /^\w*(?:Error|Refused|Problem)\b.*:/.test(line)) ?? lines[0] ?? '').replace(
    /\.$/,
    '',
  )
}

/** What a commit says. @throws RevisionProblem */
export const describedCommit = async (root: string, revision: string): Promise<Description> =>
  withExported(root, knownCommit(root, revision), (folder) => describedFolder(folder, revision))
