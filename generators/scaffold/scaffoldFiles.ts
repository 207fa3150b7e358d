import type { Catalogue } from '#dsl/catalogue.ts'
import { type Files, readIfAny } from '../files.ts'
import { languages } from '../languages.ts'
import { withMenuLine, withRuleSources, withTable, withTableSources } from './edits.ts'
import { groupIcons } from './groups.ts'
import { labelsOf } from './labels.ts'
import { checkName, ScaffoldRefused } from './names.ts'
import { schemaText } from './schemaText.ts'

const tableSources = 'schemas/described/tableSections.ts'
const ruleSources = 'schemas/described/ruleSections.ts'

/** Every file that a new table touches, before anything is generated from it. Throws ScaffoldRefused. */
export const scaffoldFiles = (root: string, catalogue: Catalogue, name: string, group: string): Files => {
  checkName(name, catalogue)
  if (!groupIcons.has(group))
    throw new ScaffoldRefused(`"${group}" is no group of the menu: ${[...groupIcons.keys()].join(', ')}.`)
  const schema = `schemas/tables/${name}.ts`
  if (readIfAny(root, schema) !== undefined) throw new ScaffoldRefused(`${schema} exists already.`)
  const text = (path: string): string => {
    const found = readIfAny(root, path)
    if (found === undefined) throw new ScaffoldRefused(`${path} is missing.`)
    return found
  }
  return new Map([
    [schema, schemaText(name)],
    ['schemas/index.ts', withTable(text('schemas/index.ts'), name)],
    ['schemas/menu.ts', withMenuLine(text('schemas/menu.ts'), group, name)],
    [tableSources, withTableSources(tableSources, text(tableSources), name)],
    [ruleSources, withRuleSources(ruleSources, text(ruleSources), name)],
    ...languages.map((language): [string, string] => {
      const path = `locales/${language}/tables/${name}.json`
      if (readIfAny(root, path) !== undefined) throw new ScaffoldRefused(`${path} exists already.`)
      return [path, `${JSON.stringify({ tables: { [name]: labelsOf(name, language) } }, null, 2)}\n`]
    }),
  ])
}
