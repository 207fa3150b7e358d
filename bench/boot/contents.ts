import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The package of a module, or the room of the project it stands in. */
const ownerOf = (id: string): string => {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  const [, room] = /\/(src\/\w+|locales|schemas)\//.exec(id) ?? []
  return name ?? room ?? 'other'
}

/** What a set of built files consists of, largest first: shares of the code before it is minified. */
export const contentsOf = async (files: ReadonlyMap<string, number>): Promise<string> => {
  const built = (await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const sizes = new Map<string, number>()
  for (const chunk of built.output) {
    const gz = files.get(chunk.fileName)
    if (chunk.type !== 'chunk' || gz === undefined) continue
    const modules = Object.entries(chunk.modules)
    const total = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0) || 1
    for (const [id, { renderedLength }] of modules) {
      const owner = ownerOf(id)
      sizes.set(owner, (sizes.get(owner) ?? 0) + (gz * renderedLength) / total)
    }
  }
  return [...sizes]
    .sort((a, b) => b[1] - a[1])
    .filter(([, kB]) => kB >= 1)
    .map(([owner, kB]) => `${owner} ${kB.toFixed(0)}`)
    .join(', ')
}
