import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isStale, specificationPages } from '../builtPages.ts'

/**
 * The folder of the specification, written anew first where a source is newer. By a process of its own: it takes seconds, in
 * which the server goes on answering.
 */
export const upToDateSpecification = async (root: string): Promise<string> => {
  const folder = join(root, specificationPages.folder)
  if (!isStale(root, specificationPages)) return folder
  console.log('Writing the specification')
  await promisify(execFile)(process.execPath, [join(root, 'generators/specification.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return folder
}
