import type { Rolldown } from 'vite'
import type { PageFiles } from '../../src/app/early/pageFiles.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** The address that a module is drawn at: `me/InstitutionsRoute.tsx` at `/me/institutions`, `entry/LoginRoute.tsx` at `/login`. */
const addressOf = (id: string): string | undefined => {
  const [, folder, name] = /\/src\/app\/(me|entry)\/(\w+)Route\.tsx$/.exec(id) ?? []
  return name && `${folder === 'me' ? '/me' : ''}/${name.toLowerCase()}`
}

/** Pages whose words are among the first (`hasWords` in `src/app/pages.ts`). */
const withFirstWords: ReadonlySet<string> = new Set(['/me/institutions'])

/** What the built page asks for beside its first scripts: the words of each language, and what each route is drawn with. */
export const filesOfPages = (bundle: Bundle): PageFiles => {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const together = (names: readonly string[], known: ReadonlySet<string>): Set<string> => {
    const found = new Set<string>()
    const follow = (name: string) => {
      if (known.has(name) || found.has(name)) return
      found.add(name)
      const chunk = named.get(name)
      for (const sheet of chunk?.viteMetadata?.importedCss ?? []) if (!known.has(sheet)) found.add(sheet)
      for (const other of chunk?.imports ?? []) follow(other)
    }
    for (const name of names) follow(name)
    return found
  }
  const started = together(
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
    new Set(),
  )
  const addresses = (names: Iterable<string>): string[] => Array.from(names, (name) => `/${name}`)

  const words: Record<string, { first: string[]; later: string[] }> = {}
  const pages: Record<string, PageFiles['pages'][string]> = {}
  for (const { fileName, moduleIds } of chunks)
    for (const id of moduleIds) {
      const [, later, language] = /\/src\/app\/words\/(later\/)?([^/]+)\.ts$/.exec(id) ?? []
      if (language) {
        words[language] ??= { first: [], later: [] }
        words[language][later ? 'later' : 'first'].push(`/${fileName}`)
      }
      const address = addressOf(id)
      if (address)
        pages[address] = {
          files: addresses(together([fileName], started)),
          later: !withFirstWords.has(address),
        }
    }
  // Spanish falls back to English.
  for (const part of ['first', 'later'] as const) words.es?.[part].push(...(words['en-GB']?.[part] ?? []))
  return { words, pages }
}
