import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Before all browser tests. In a process of its own: a build turns the one that it runs in to production. */
export default function setup() {
  execFileSync(process.execPath, [fileURLToPath(new URL('buildPages.ts', import.meta.url))], {
    stdio: 'inherit',
  })
}
