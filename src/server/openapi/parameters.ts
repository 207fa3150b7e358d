import type { JsonSchema } from '#dsl/columns/kind.ts'
import { idSchema } from '../resources/catalogue/ids.ts'

/** A parameter that many routes have, as OpenAPI writes it. */
interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
  readonly example: string | number
}

/** By the name under which the document shares them. */
export const parameters = {
  Id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Id of the row.',
    schema: idSchema,
    example: 7,
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes a retry safe: for 24 hours the same request with the same key is done once; what is answered again has the header `Idempotency-Replayed: true`.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
    example: '0f8fad5b-d9cb-469f-a165-70867728950e',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The version that is changed or removed, in quotes (RFC 9110, 13.1.1); 412 when the row has another by now, as a shared one has once an institution comes to share it or gives it up. Any version where it is `*` or left out.',
    schema: { type: 'string' },
    example: '"3"',
  },
  Institutions: {
    name: 'institutions',
    in: 'query',
    required: false,
    description:
      'Ids with commas: only there a shared row is taken away, with its effects, or changed: they get a row of their own with the new values, which is answered. A row that is in none of them is not taken away (404). `all`, or left out: everywhere.',
    schema: { type: 'string', pattern: '^(all|[0-9]+(,[0-9]+)*)$' },
    example: '1,2',
  },
} as const satisfies Readonly<Record<string, Parameter>>

const parts = { path: 'params', header: 'headers', query: 'querystring' } as const

type Parts = { readonly [K in (typeof parts)[Parameter['in']]]?: JsonSchema }

/** The parts of a route's schema in which Fastify wants these parameters. */
export const parametersOf = (...names: readonly (keyof typeof parameters)[]): Parts => {
  const wanted: readonly Parameter[] = names.map((name) => parameters[name])
  return Object.fromEntries(
    Object.entries(parts).flatMap(([place, part]) => {
      const here = wanted.filter((one) => one.in === place)
      const properties = here.map(({ name, schema, description }) => [name, { ...schema, description }])
      const required = here.flatMap((one) => (one.required ? [one.name] : []))
      return here.length > 0
        ? [[part, { type: 'object', properties: Object.fromEntries(properties), required }]]
        : []
    }),
  )
}
