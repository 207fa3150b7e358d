import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { reachable } from './reachable.ts'

const at = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url))

/**
 * Parts of the console that come as one file each, with all that they import: forty small files of a form take seven turns
 * over the six connections of a browser. What several of them import is a file too.
 */
const together: Readonly<Record<string, readonly string[]>> = {
  form: [at('renderer/form/FormDialog.tsx'), at('app/me/OwnCard.tsx')],
  entry: [at('app/entry/LoginRoute.tsx'), at('app/entry/PasswordRoute.tsx')],
  own: ['Institutions', 'Profile', 'Configuration'].map((name) => at(`app/me/${name}Route.tsx`)),
}

/** Their files name more than they use of them: parts of theirs come each by itself. */
const inParts = /\/node_modules\/(?:@chakra-ui|@ark-ui|@zag-js)\//

/** The modules with all that they import, and what that imports, without what is fetched later. */
const reach = (modules: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> =>
  reachable(modules, (id) =>
    (context.getModuleInfo(id)?.importedIds ?? []).filter((imported) => !inParts.test(imported)),
  )

/** For one build, whose graph is walked once. */
export const filesTogether = (): Rolldown.CodeSplittingGroup => {
  let reached: readonly (readonly [string, ReadonlySet<string>])[] | undefined
  return {
    // Each is whole by itself: what it imports is in it, shared, or of the first screen.
    includeDependenciesRecursively: false,
    name: (id, context) => {
      reached ??= Object.entries(together).map(([name, modules]) => [name, reach(modules, context)])
      const names = reached.filter(([, modules]) => modules.has(id)).map(([name]) => name)
      return names.length > 1 ? 'shared' : (names[0] ?? null)
    },
  }
}
