import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyColumn } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { ruledEntities, ruleNames } from '#dsl/entities/ruleNames.ts'
import type { Files } from './files.ts'

const FILE = 'src/generated/names.d.ts'

/** The names by which schemas refer to one another, for the compiler: a wrong one is a red line in the editor. */
export const namesFiles = (root: string, catalogue: Catalogue): Files =>
  new Map([[FILE, namesOf(root, catalogue)]])

const namesOf = (root: string, catalogue: Catalogue): string => {
  const entities = [...catalogue.entities.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  return `// Made by \`npm run generate\`: change the schemas instead.
import '#dsl/names.ts'

declare module '#dsl/names.ts' {
  interface EntityRegister {
${entities.map(entityText).join('\n')}
  }
${register('TableRegister', [...catalogue.tables.keys(), ...catalogue.cards.keys()])}
  interface RuleRegister {
${ruledEntities(entities).map(rulesText).join('\n')}
  }
${register('PermissionRegister', Object.keys(catalogue.permissions))}
${register('FlagRegister', catalogue.flags)}
${register('QuestionRegister', questionsOf(root))}
${register('BannerRegister', catalogue.banners)}
${register('MessageRegister', catalogue.messages)}
${register('TaskRegister', Object.keys(catalogue.tasks))}
${register('ActionRegister', Object.keys(catalogue.actions))}
${register('ScreenRegister', [...catalogue.screens.keys()])}
${register('SourceRegister', Object.keys(catalogue.sources))}
}
`
}

const register = (name: string, names: readonly string[]): string =>
  `  interface ${name} {\n${names.map((one) => `    ${keyText(one)}: true`).join('\n')}\n  }`

const keyText = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)

const rulesText = (entity: AnyEntity): string =>
  `    ${entity.name}: { ${ruleNames(entity)
    .map((one) => `${keyText(one)}: true`)
    .join('; ')} }`

const entityText = ({ name, columns }: AnyEntity): string => {
  const all = Object.entries(columns)
  const relations = all.filter(([, { facts }]) => facts.entity)
  return `    ${name}: {
      columns: { ${all.map(([one, column]) => `${one}: ${typeText(column)}`).join('; ')} }
      relations: { ${relations.map(([one, { facts }]) => `${one}: '${facts.entity}'`).join('; ')} }
    }`
}

/** The type of a column's values, from the JSON Schema of its kind. */
const typeText = ({ kind }: AnyColumn): string => {
  const json = kind.json as { readonly type?: string | readonly string[]; readonly enum?: readonly unknown[] }
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(' | ')
  return types[String(json.type)] ?? 'unknown'
}
const types: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  array: 'number[]',
}

/** Questions exist once there are words for them. */
const questionsOf = (root: string): string[] => {
  const { confirmations } = JSON.parse(readFileSync(join(root, 'locales/fr/schemas.json'), 'utf8')) as {
    confirmations: object
  }
  return Object.keys(confirmations)
}
