import { Ajv } from 'ajv'
import type { JsonSchema } from '#dsl/columns/kind.ts'

/** Neither coerces nor drops: null stays null, an unknown name is an error. */
const ajv = new Ajv({ allErrors: true, coerceTypes: false, removeAdditional: false, allowUnionTypes: true })

/** Compiles a schema for values that came as JSON. */
export const compile = <T = unknown>(schema: JsonSchema) => ajv.compile<T>(schema)
