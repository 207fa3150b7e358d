import { type ApiDocument, type ApiSchema, resolved } from './apiDocument.ts'

/** A value in a body: of which types it may be, which values, and whether it has to be there. */
export interface Field {
  readonly types: ReadonlySet<string>
  /** Undefined where any value of the type will do. */
  readonly values?: ReadonlySet<unknown>
  readonly required: boolean
}

/** `data[].code` → the field; the body itself is the empty path. */
export type Fields = ReadonlyMap<string, Field>

interface Collected {
  types: Set<string>
  values: Set<unknown> | undefined
  isOpen: boolean
  required: boolean
}

/** All fields that schemas speak of, alternatives and what is put together laid over one another. */
export const fieldsOf = (document: ApiDocument, schemas: readonly ApiSchema[]): Fields => {
  const found = new Map<string, Collected>()
  const at = (path: string): Collected => {
    const field = found.get(path) ?? { types: new Set(), values: undefined, isOpen: false, required: false }
    found.set(path, field)
    return field
  }
  const walk = (schema: ApiSchema, path: string, above: readonly string[], isCertain: boolean): void => {
    const ref = schema.$ref
    // A schema that holds itself says no more the second time.
    if (ref !== undefined && above.includes(ref)) return
    const inside = ref === undefined ? above : [...above, ref]
    const of = resolved(document, schema)
    const field = at(path)
    for (const type of [of.type ?? []].flat()) field.types.add(type)
    if (of.enum) field.values = new Set([...(field.values ?? []), ...of.enum])
    else if (of.type !== undefined && of.properties === undefined) field.isOpen = true
    for (const one of of.allOf ?? []) walk(one, path, inside, isCertain)
    for (const one of [...(of.anyOf ?? []), ...(of.oneOf ?? [])]) walk(one, path, inside, false)
    if (of.items) walk(of.items, `${path}[]`, inside, isCertain)
    if (of.contentSchema) walk(of.contentSchema, path, inside, isCertain)
    const under = (name: string) => (path === '' ? name : `${path}.${name}`)
    for (const [name, one] of Object.entries(of.properties ?? {})) walk(one, under(name), inside, isCertain)
    if (isCertain) for (const name of of.required ?? []) at(under(name)).required = true
  }
  for (const schema of schemas) walk(schema, '', [], schemas.length === 1)
  return new Map(
    [...found].map(([path, { types, values, isOpen, required }]) => [
      path,
      { types, required, ...(values && !isOpen && { values }) },
    ]),
  )
}

/** `data[].code` → `data[]`; undefined of the body itself. */
export const parentOf = (path: string): string | undefined => {
  if (path === '') return undefined
  if (path.endsWith('[]')) return path.slice(0, -2)
  const dot = path.lastIndexOf('.')
  return dot === -1 ? '' : path.slice(0, dot)
}

/** The name that a path ends with: `data[].jobs[]` → `jobs`. */
export const lastName = (path: string): string =>
  path
    .replace(/(?:\[\])+$/, '')
    .split('.')
    .at(-1) ?? ''
