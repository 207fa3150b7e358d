import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Catalogue } from '#dsl/catalogue.ts'
import { partNames } from '../../src/app/catalogue/inParts.ts'
import { projectRoot } from '../files.ts'
import { namedBy } from './namedBy.ts'

const at = (path: string) => join(projectRoot, path)
const declared = at('src/app/catalogue/declared.ts')

/** The part of a catalogue that is one table with what it names, as a module of its own. */
const part = '\0declared:'
/** The table whose part a module is. */
export const partOf = (id: string | null): string | undefined =>
  id?.startsWith(part) ? id.slice(part.length) : undefined

/** What every screen needs of the catalogue, as source text: all of it is data. */
const firstOf = (catalogue: Catalogue): string => {
  const entries = Object.entries(catalogue).map(([name, value]) => {
    if (partNames.some((one) => one === name)) return `${name}: new Map()`
    return `${name}: ${value instanceof Map ? `new Map(${JSON.stringify([...value])})` : JSON.stringify(value)}`
  })
  return `{ ${entries.join(', ')} }`
}

interface Place {
  readonly file: string
  /** The name under which the file exports it. */
  readonly exported: string
}

const isNamed = (thing: unknown): thing is { readonly name: string } =>
  typeof thing === 'object' && thing !== null && 'name' in thing

/** Where tables and entities stand, by their names. */
const placesOf = async (): Promise<Record<'tables' | 'entities', ReadonlyMap<string, Place>>> => {
  const places = { tables: new Map<string, Place>(), entities: new Map<string, Place>() }
  for (const folder of ['entities', 'tables'])
    for (const name of readdirSync(at(`schemas/${folder}`))) {
      const file = at(`schemas/${folder}/${name}`)
      for (const [exported, thing] of Object.entries<unknown>(await import(pathToFileURL(file).href)))
        if (isNamed(thing))
          places['entity' in thing ? 'tables' : 'entities'].set(thing.name, { file, exported })
    }
  return places
}

let places: ReturnType<typeof placesOf> | undefined

/** The catalogue of one table, as source text. */
const textOfPart = async (catalogue: Catalogue, name: string): Promise<string> => {
  places ??= placesOf()
  const { tables, entities } = await places
  const table = tables.get(name)
  if (!table) throw new Error(`No file of schemas/tables exports the table ${name}`)
  const named = namedBy(catalogue, name).flatMap((one) => entities.get(one.name) ?? [])
  const imports = [table, ...named].map(
    ({ file, exported }, i) => `import { ${exported} as _${i} } from ${JSON.stringify(`${file}?of=${name}`)}`,
  )
  return `${imports.join('\n')}
import { defineCatalogue } from ${JSON.stringify(at('src/dsl/index.ts'))}
export const catalogue = defineCatalogue({ tables: [_0], entities: [${named.map((_, i) => `_${i + 1}`)}], menu: [], permissions: {} })`
}

/**
 * What schemas declare comes with the screen that shows it: each table is a file of its own, with a copy of what it
 * imports, so that a page fetches one; all of it is another, for what is opened later.
 */
export const declaredInParts: Plugin = {
  name: 'declared-in-parts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source.startsWith(part)) return source
    const [, table] = /\?of=(.+)$/.exec(importer ?? '') ?? []
    if (!table || !source.startsWith('.')) return null
    const found = await this.resolve(source, importer?.replace(/\?of=.+$/, ''), {
      ...options,
      skipSelf: true,
    })
    return found && { ...found, id: `${found.id}?of=${table}` }
  },
  async load(id) {
    const table = partOf(id)
    if (id !== declared && table === undefined) return null
    const { catalogue } = await import('#schemas')
    if (table !== undefined) return textOfPart(catalogue, table)
    const parts = [...catalogue.tables.keys()].map(
      (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(part + name)})`,
    )
    // The vocabulary is one file with the first scripts: each part would bring its words in a file of their own.
    return `import ${JSON.stringify(at('src/dsl/index.ts'))}
export const declared = {
  first: ${firstOf(catalogue)},
  tables: { ${parts.join(', ')} },
  all: () => import(${JSON.stringify(at('schemas/index.ts'))}),
}`
  },
}
