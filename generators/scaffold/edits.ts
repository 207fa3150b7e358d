import { groupIcons } from './groups.ts'
import { ScaffoldRefused } from './names.ts'

const lastImport = /(?:^import .*\n)+/m
const tables = /(\n {2}tables: \[)([^\]]*)(\])/

/** `schemas/index.ts` with one more table: its import line, in order, and its place in the catalogue. */
export const withTable = (index: string, name: string): string => {
  if (!lastImport.test(index) || !tables.test(index))
    throw new ScaffoldRefused('schemas/index.ts has no imports or no line "tables: [...]" to add to.')
  const line = `import { ${name} } from './tables/${name}.ts'`
  return index
    .replace(lastImport, (lines) => `${[...lines.trimEnd().split('\n'), line].sort(byPath).join('\n')}\n`)
    .replace(
      tables,
      (_, open: string, inside: string, close: string) => `${open}${oneMore(inside, name)}${close}`,
    )
}

const pathOf = (line: string): string => /'([^']*)'/.exec(line)?.[1] ?? line

/** Packages before files, as the linter wants them. */
const byPath = (a: string, b: string): number => {
  const rank = (line: string) => (pathOf(line).startsWith('.') ? 1 : 0)
  return rank(a) - rank(b) || (pathOf(a) < pathOf(b) ? -1 : 1)
}

const oneMore = (inside: string, item: string): string => {
  const items = inside.split(',').map((i) => i.trim())
  return [...items.filter((i) => i !== ''), item].join(', ')
}

/** `schemas/menu.ts` with the table at the end of a group, which is added when there is none of the name. */
export const withMenuLine = (menu: string, group: string, name: string): string => {
  const found = new RegExp(`(\\{[^{}]*name: '${group}'[^{}]*tables: \\[)([^\\]]*)(\\])`)
  if (found.test(menu))
    return menu.replace(
      found,
      (_, open: string, inside: string, close: string) => `${open}${oneMore(inside, `'${name}'`)}${close}`,
    )
  const end = menu.lastIndexOf(']')
  if (!/export const menu = \[/.test(menu) || end < 0)
    throw new ScaffoldRefused('schemas/menu.ts has no "export const menu = [...]" to add to.')
  const entry = `{ name: '${group}', icon: '${groupIcons.get(group)}', tables: ['${name}'] }`
  const before = menu.slice(0, end).trimEnd()
  return `${before}${before.endsWith(',') || before.endsWith('[') ? '' : ','} ${entry}${menu.slice(end)}`
}

/** Where the sources of a new table are said; whoever made it is the source until another is named. */
const OWN = "['house 11']"

/** A registry of sources with one more name at its end: `schemas/described/tableSections.ts`, `ruleSections.ts`. */
const withSources = (path: string, registry: string, name: string, sources: string): string => {
  const end = registry.lastIndexOf('} as const satisfies')
  if (end < 0) throw new ScaffoldRefused(`${path} has no "{ ... } as const satisfies" to add to.`)
  return `${registry.slice(0, end)}  ${name}: ${sources},\n${registry.slice(end)}`
}

export const withTableSources = (path: string, registry: string, name: string): string =>
  withSources(path, registry, name, OWN)

/** Its one rule is that names are unique. */
export const withRuleSources = (path: string, registry: string, name: string): string =>
  withSources(path, registry, name, `{ 'unique name': ${OWN} }`)
