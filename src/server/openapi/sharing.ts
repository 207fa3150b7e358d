import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { parameters } from './parameters.ts'
import { referring } from './referring.ts'
import { refusals } from './refusals.ts'

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>

interface Ref {
  readonly $ref: string
}
type Parameters = readonly (
  | Ref
  | { readonly name: string; readonly in: string; readonly required?: boolean }
)[]
interface Response {
  readonly description: string
  /** Missing where the answer is a file. */
  readonly content?: { readonly 'application/json'?: { readonly schema: Readonly<Record<string, unknown>> } }
}
/** The parts of an operation that are looked at; the rest passes. */
interface Operation {
  requestBody?:
    | Ref
    | { readonly content: { readonly 'application/json': { schema?: object; examples?: object } } }
  parameters?: Parameters
  responses: Record<string, Response | Ref>
}

const sharedParameter = (one: Parameters[number]) => {
  if ('$ref' in one) return one
  const found = Object.entries(parameters).find(
    ([, { name, in: place, required }]) =>
      name === one.name && place === one.in && required === (one.required ?? false),
  )
  return found ? { $ref: `#/components/parameters/${found[0]}` } : one
}

/** What tells responses apart: refusals by their status, answers by their schema. */
const keyOf = ({ content }: Response): string => {
  const { description: _, ...schema } = content?.['application/json']?.schema ?? {}
  return JSON.stringify(schema)
}
const refusalNames = new Map(Object.entries(refusals).map(([status, [name]]) => [status, name]))
const problem = JSON.stringify({ $ref: '#/components/schemas/Problem' })

const namedRows = JSON.stringify({ $ref: '#/components/schemas/NamedRows' })

/** Fastify has the description of a response in its schema, and gives it in both places. */
const saidOnce = (one: Response): Response => {
  const json = one.content?.['application/json']
  if (!json) return one
  const { description, ...schema } = json.schema
  if (description !== one.description) return one
  return { ...one, content: { 'application/json': { ...json, schema } } }
}

/** What all methods of a path take is said of the path. */
const ofThePath = (methods: Readonly<Record<string, Operation>>): object => {
  const [first, ...others] = Object.values(methods)
  if (!first || others.length === 0) return methods
  const has = (operation: Operation, one: object) =>
    operation.parameters?.some((other) => JSON.stringify(other) === JSON.stringify(one)) ?? false
  const common = (first.parameters ?? []).filter((one) => others.every((other) => has(other, one)))
  if (common.length === 0) return methods
  const own = Object.entries(methods).map(([method, { parameters: all = [], ...operation }]) => {
    const rest = all.filter((one) => !has({ parameters: common, responses: {} }, one))
    return [method, { ...operation, ...(rest.length > 0 && { parameters: rest }) }]
  })
  return { parameters: common, ...Object.fromEntries(own) }
}

/** Routes say their parameters and responses in full, as Fastify wants them; the document has each of them once. `examples`: of request bodies, by method and path. */
export const shareParts =
  (examples: Readonly<Record<string, object>>): Transform =>
  (document) => {
    if (!('openapiObject' in document)) return document.swaggerObject
    const { openapiObject } = document
    const shared = (openapiObject.components?.responses ?? {}) as Readonly<Record<string, Response>>
    const answers = new Map(Object.entries(shared).map(([name, response]) => [keyOf(response), name]))
    const sharedResponse = (status: string, one: Response | Ref): Response | Ref => {
      if ('$ref' in one) return one
      const key = keyOf(one)
      const name = key === problem ? refusalNames.get(status) : answers.get(key)
      return name ? { $ref: `#/components/responses/${name}` } : saidOnce(one)
    }
    for (const [path, methods] of Object.entries(openapiObject.paths ?? {}))
      for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
        const shown = examples[`${method} ${path}`]
        const { requestBody } = operation
        const body = requestBody && 'content' in requestBody && requestBody.content['application/json']
        if (shown && body) body.examples = shown
        if (body && JSON.stringify(body.schema) === namedRows)
          operation.requestBody = { $ref: '#/components/requestBodies/NamedRows' }
        if (operation.parameters) operation.parameters = operation.parameters.map(sharedParameter)
        operation.responses = Object.fromEntries(
          Object.entries(operation.responses).map(([status, one]) => [status, sharedResponse(status, one)]),
        )
      }
    const { schemas: named = {}, ...components } = openapiObject.components ?? {}
    const { schemas, inside } = referring(named)
    const paths = Object.entries(openapiObject.paths ?? {}).map(([path, methods]) => [
      path,
      ofThePath(methods as Record<string, Operation>),
    ])
    return {
      ...openapiObject,
      components: { ...inside(components), schemas },
      paths: inside(Object.fromEntries(paths)),
    } as typeof openapiObject
  }
