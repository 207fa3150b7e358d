import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { rowSchema } from '#engine/validation/shape.ts'
import { type Files, filesIn } from './files.ts'

const FOLDER = 'src/generated/validators'
const MADE = '// Made by `npm run generate` from the schemas.'

/** One instance an entity: AJV numbers its names, and they must not move when another entity comes. */
const compiler = () =>
  new Ajv({
    allErrors: true,
    messages: false,
    allowUnionTypes: true,
    code: { source: true, lines: true },
  })

/**
 * One ES module per entity, compiled ahead so that the browser needs neither AJV nor `unsafe-eval`,
 * and the map that loads each when its form is first wanted, of those that have one.
 */
export const validatorFiles = (root: string, catalogue: Catalogue): Files => {
  const entities = [...catalogue.entities.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  const made = new Map<string, string>([
    [`${FOLDER}/index.ts`, indexOf(entities.filter((one) => hasForm(catalogue, one)))],
  ])
  for (const entity of entities) {
    made.set(`${FOLDER}/${entity.name}.js`, moduleOf(entity))
    made.set(`${FOLDER}/${entity.name}.d.ts`, declaration)
  }
  const stale = filesIn(root, FOLDER).filter((file) => !made.has(`${FOLDER}/${file}`))
  return new Map<string, string | undefined>([
    ...made,
    ...stale.map((file) => [`${FOLDER}/${file}`, undefined] as const),
  ])
}

/** What no screen shows is entered in no form: its name is not worth its bytes in the first script. */
const hasForm = ({ tables, cards }: Catalogue, entity: AnyEntity): boolean =>
  [...tables.values(), ...cards.values()].some((form) => !form.source && form.entity === entity)

const declaration = `${MADE}
import type { AjvValidate } from '#engine/validation/shape.ts'

export declare const validate: AjvValidate
`

const indexOf = (entities: readonly AnyEntity[]): string => `${MADE}
import type { AjvValidate } from '#engine/validation/shape.ts'

/** Entity name → its validator, fetched when first asked for. */
export const validators: ReadonlyMap<string, () => Promise<{ readonly validate: AjvValidate }>> = new Map([
${entities.map(({ name }) => `  ['${name}', () => import('./${name}.js')],`).join('\n')}
])
`

/** The two functions that compiled validators ask of AJV, for the values our kinds have. */
const runtime: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': '(text) => [...text].length',
  'ajv/dist/runtime/equal': '(a, b) => a === b || JSON.stringify(a) === JSON.stringify(b)',
}

/** AJV writes CommonJS: its own ES output fails on schemas with conditions. */
const moduleOf = (entity: AnyEntity): string => {
  const ajv = compiler()
  const code = standalone(ajv, ajv.compile(rowSchema(entity)))
  const name = /module\.exports = (\w+);/.exec(code)?.[1]
  const body = code
    .replace('"use strict";', '')
    .replace(/module\.exports(\.default)? = \w+;\n?/g, '')
    .replace(/require\("([^"]+)"\)\.default/g, (wanted: string, path: string) => runtime[path] ?? wanted)
    .trim()
  if (!name || /\brequire\(|\bexports\b/.test(body))
    throw new Error(`${entity.name}: AJV's output asks for more than the browser has`)
  return `${MADE}\n${body}\n\nexport const validate = ${name}\n`
}
