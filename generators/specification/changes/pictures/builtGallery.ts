import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { galleryPages } from '../../../builtPages.ts'

/** Builds the gallery of a folder with the project's tools and gives where it is. @throws Error saying why it cannot be built */
export const builtGallery = async (folder: string): Promise<string> => {
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const args = ['build', '--mode', galleryPages.mode, '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [vite, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return join(folder, galleryPages.folder)
}
