import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../../sourceFiles.ts'

/** A test, by the title that names what it proves. */
export interface Proof {
  readonly file: string
  readonly title: string
  readonly sections: readonly string[]
}

/** Files of tests, and what is proven in them. */
export interface Proofs {
  readonly files: readonly string[]
  readonly proofs: readonly Proof[]
}

const tests = /\.(?:test|spec|suite)\.tsx?$/
/** A title ends with the sections that it proves: `'is soft [console 4.5, console 7.3.5]'`. */
const titles = /(['"`])((?:\\.|(?!\1)[^\\\n])*?) \[((?:[a-z]+ [\d.]+)(?:, [a-z]+ [\d.]+)*)\]\1/g

/** What a text of tests says that it proves, found without running it. */
export const proofsIn = (file: string, text: string): readonly Proof[] =>
  [...text.matchAll(titles)].map(([, , title = '', named = '']) => ({
    file,
    title,
    sections: named.split(', '),
  }))

/** Every test of the project that names a section; none where the tests are not there, as on a server. */
export const readProofs = (root: string): Proofs => {
  const files = testFiles(root)
  return {
    files,
    proofs: files.flatMap((file) => proofsIn(file, readFileSync(join(root, file), 'utf8'))),
  }
}

const testFiles = (root: string): readonly string[] => {
  try {
    return sourceFiles(root, 'tests').filter((path) => tests.test(path))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
