import { dirname } from 'node:path'
import type { Rolldown } from 'vite'
import type { Catalogue } from '#dsl/catalogue.ts'
import { type PageFiles, saidAtFirst } from '../../src/app/early/pageFiles.ts'
import { languages } from '../languages.ts'
import { partOf } from './declaredInParts.ts'
import { reachable } from './reachable.ts'
import { tableOf } from './tableFiles.ts'

type Chunk = Rolldown.OutputChunk

/** The address that a module is drawn at: `me/InstitutionsRoute.tsx` at `/me/institutions`, `entry/LoginRoute.tsx` at `/login`. */
const addressOf = (id: string): string | undefined => {
  const [, folder, name] = /\/src\/app\/(me|entry)\/(\w+)Route\.tsx$/.exec(id) ?? []
  return name && `${folder === 'me' ? '/me' : ''}/${name.toLowerCase()}`
}

/**
 * What the built page asks for beside its first scripts: the words of each language, what each table declares, and what each
 * route is drawn with.
 */
export const filesOfPages = (bundle: Rolldown.OutputBundle, { menu }: Pick<Catalogue, 'menu'>): PageFiles => {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  /** Files with the style sheets and files that they need at once. */
  const filesOf = (names: readonly string[]): Set<string> =>
    reachable(names, (name) => {
      const chunk = named.get(name)
      return [...(chunk?.viteMetadata?.importedCss ?? []), ...(chunk?.imports ?? [])]
    })
  const started = filesOf(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const addresses = (names: Iterable<string>): string[] => Array.from(names, (name) => `/${name}`)

  const words: Record<string, { first: string[]; later: string[] }> = {}
  const pages: Record<string, PageFiles['pages'][string]> = {}
  const declared: Record<string, string> = {}
  const folders: Record<string, string[]> = {}
  for (const { fileName, moduleIds, facadeModuleId } of chunks) {
    const table = tableOf(facadeModuleId)
    if (table) folders[table.language] = [`/${dirname(fileName)}`]
    const part = partOf(facadeModuleId)
    if (part) declared[part] = `/${fileName}`
    for (const id of moduleIds) {
      const [, later, name = ''] = /\/src\/app\/words\/(later\/)?([^/]+)\.ts$/.exec(id) ?? []
      const language = languages.find((one) => one === name)
      if (language) {
        words[language] ??= { first: [], later: [] }
        words[language][later ? 'later' : 'first'].push(`/${fileName}`)
      }
      const address = addressOf(id)
      if (address)
        pages[address] = {
          files: addresses(filesOf([fileName]).difference(started)),
          later: !saidAtFirst.has(address),
        }
    }
  }
  // Spanish falls back to English.
  folders.es?.push(...(folders['en-GB'] ?? []))
  for (const part of ['first', 'later'] as const) words.es?.[part].push(...(words['en-GB']?.[part] ?? []))
  return { words, tables: { declared, first: menu[0]?.tables[0] ?? '', folders }, pages }
}
