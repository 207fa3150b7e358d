import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { StartProblem } from '#server/start/operatorLines.ts'
import { type Built, consolePages, isStale, stamp } from './builtPages.ts'

/**
 * The folder of the built front end, built anew first when it is stale. Where that cannot be done (no
 * sources, no right to write) the one that exists is served as it is.
 */
export const upToDateFrontEnd = async (root: string, pages: Built = consolePages): Promise<string> => {
  const dist = join(root, pages.folder)
  if (!isStale(root, pages)) return dist
  try {
    console.log('Building the front end')
    await buildFrontEnd(root, pages)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    if (!existsSync(join(dist, pages.page)))
      throw new StartProblem(`The front end cannot be built: ${reason}`)
    console.error(`The front end cannot be built, the one of an earlier build is served: ${reason}`)
  }
  return dist
}

/** Builds the pages of the project at `root` into their folder, with compressed copies beside the files. */
const buildFrontEnd = async (root: string, { folder, mode }: Built): Promise<void> => {
  const begun = new Date()
  const { build } = await import('vite')
  await build({ root, configFile: join(root, 'vite.config.ts'), mode, logLevel: 'error' })
  const dist = join(root, folder)
  await Promise.all(
    readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => compressed(join(dist, name))),
  )
  writeFileSync(join(dist, stamp), '')
  // What was changed while it was being built is newer than the build.
  utimesSync(join(dist, stamp), begun, begun)
}

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json'])
/** The most that there is: a fourteenth less on every line for some seconds of one build. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

const compressed = async (file: string): Promise<void> => {
  if (!compressible.has(extname(file))) return
  const content = readFileSync(file)
  if (content.length < 1024) return
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, brotliOptions))
  writeFileSync(`${file}.gz`, await promisify(gzip)(content))
}
