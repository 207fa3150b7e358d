import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { parameters } from './parameters.ts'
import { refusals } from './refusals.ts'

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>

interface Ref {
  readonly $ref: string
}
interface Response {
  readonly description: string
  /** Of a file there is no JSON. */
  readonly content?: { readonly 'application/json'?: { readonly schema: Readonly<Record<string, unknown>> } }
}
/** The parts of an operation that are looked at; the rest passes. */
interface Operation {
  requestBody?: { readonly content: { readonly 'application/json': { examples?: object } } }
  parameters?: (Ref | { readonly name: string; readonly in: string; readonly required?: boolean })[]
  responses: Record<string, Response | Ref>
}

const sharedParameter = (one: NonNullable<Operation['parameters']>[number]) => {
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

/** Fastify has the description of a response in its schema, and gives it in both places. */
const saidOnce = (one: Response): Response => {
  const json = one.content?.['application/json']
  if (!json) return one
  const { description, ...schema } = json.schema
  if (description !== one.description) return one
  return { ...one, content: { 'application/json': { ...json, schema } } }
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
        if (shown && operation.requestBody) operation.requestBody.content['application/json'].examples = shown
        if (operation.parameters) operation.parameters = operation.parameters.map(sharedParameter)
        operation.responses = Object.fromEntries(
          Object.entries(operation.responses).map(([status, one]) => [status, sharedResponse(status, one)]),
        )
      }
    return openapiObject
  }
