import { Ajv2020 } from 'ajv/dist/2020.js'
import description from '#generated/openapi.json' with { type: 'json' }
import { catalogue } from '#schemas'

interface Ref {
  readonly $ref: string
}
interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly requestBody?:
    | Ref
    | { readonly content: { readonly 'application/json': { readonly examples?: object } } }
  readonly responses: Readonly<Record<string, Response | Ref>>
}
interface Document {
  readonly openapi: string
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

/** The document as it is kept in the repository. */
export const document = description as unknown as Document

export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    // What all methods of a path take stands beside them.
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({ path, method, operation })),
)

/** Names of the schemas of rows. */
const rows = [...catalogue.entities.keys()].flatMap((name) => {
  const row = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return [row, `${row}Selection`]
})
/** Rows in answers hold nothing that is not declared. Only where they are referred to: they are made of one another. */
const closed = JSON.parse(JSON.stringify(document), (key, value) =>
  key !== '' && typeof value?.$ref === 'string' && rows.includes(value.$ref.split('/').at(-1))
    ? { ...value, unevaluatedProperties: false }
    : value,
) as Document
const schemas = { ...document.components.schemas }
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { 'date-time': true } })
ajv.addSchema({ ...closed, components: { ...closed.components, schemas }, $id: 'document' })

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const json = ['content', 'application/json', 'schema']

const problems = (at: string, value: unknown): string[] => {
  const validate = ajv.getSchema(`document#${encodeURI(at)}`)
  if (!validate) throw new Error(`nothing is declared at ${at}`)
  return validate(value) ? [] : (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message}`)
}

/** What an answer has that the document does not declare for its route and status, or has otherwise. */
export const answerProblems = (path: string, method: string, status: number, body: unknown): string[] => {
  const { responses = {} } = document.paths[path]?.[method] ?? {}
  const name = String(status) in responses ? String(status) : 'default'
  const declared = responses[name]
  if (!declared) return [`${method} ${path} may not answer ${status}`]
  if ('$ref' in declared) return problems(`${declared.$ref.slice(1)}${pointer(...json)}`, body)
  return problems(pointer('paths', path, method, 'responses', name, ...json), body)
}

/** The same of a body that is sent. */
export const bodyProblems = (path: string, method: string, body: unknown): string[] => {
  const { requestBody } = document.paths[path]?.[method] ?? {}
  const at = requestBody && '$ref' in requestBody ? requestBody.$ref.slice(1) : undefined
  return problems(`${at ?? pointer('paths', path, method, 'requestBody')}${pointer(...json)}`, body)
}

/** The same of what `search` holds, of a list of the entity. */
export const searchProblems = (entity: string, search: unknown): string[] =>
  problems(
    pointer('components', 'schemas', `${entity.charAt(0).toUpperCase()}${entity.slice(1)}Search`),
    search,
  )
