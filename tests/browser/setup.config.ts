import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_FOLDER, openSmall } from './dataFolder.ts'
import { startServer } from './server.ts'

/** Before all browser tests: the pages, and what the first start leaves in its folder. Gives what undoes it after them. */
export default async function setup() {
  // In a process of its own: a build turns the one that it runs in to production.
  execFileSync(process.execPath, [fileURLToPath(new URL('buildPages.ts', import.meta.url))], {
    stdio: 'inherit',
  })
  const compiled = mkdtempSync(join(tmpdir(), 'pupitre-compiled-'))
  process.env.NODE_COMPILE_CACHE ??= compiled
  const { dataDir, end } = await startServer()
  await end()
  openSmall(dataDir)
  process.env[DEMO_FOLDER] = dataDir
  return () => {
    for (const folder of [dataDir, compiled]) rmSync(folder, { recursive: true, force: true })
  }
}
