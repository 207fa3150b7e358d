import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const page = fileURLToPath(new URL('page/', import.meta.url))
const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
/** Below it nothing is won. */
const WORTH_BYTES = 1024

/** Builds the rival's page for production, with the project's own settings and compressed ahead as the console is; gives its folder. */
export const buildRival = async (folder: string): Promise<string> => {
  const outDir = join(folder, 'site')
  await build({ root: page, configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!['.html', '.js', '.css'].includes(extname(name))) continue
    const content = readFileSync(join(outDir, name))
    if (content.length < WORTH_BYTES) continue
    writeFileSync(join(outDir, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(outDir, `${name}.gz`), gzipSync(content))
  }
  return outDir
}
