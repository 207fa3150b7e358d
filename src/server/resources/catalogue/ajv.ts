import { Ajv, type ValidateFunction } from 'ajv'
import type { JsonSchema } from '#dsl/columns/kind.ts'

/** Neither coerces nor drops: null stays null, an unknown name is an error. */
const ajv = new Ajv({ allErrors: true, coerceTypes: false, removeAdditional: false, allowUnionTypes: true })

/** Decides what has a shape; `errors` are those of the last value that had not. */
export interface Check<T> {
  (value: unknown): value is T
  errors?: ValidateFunction['errors']
}

/** A check of values that came as JSON. It is compiled when first asked: all of them would take half a second of each start. */
export const compile = <T = unknown>(schema: JsonSchema): Check<T> => {
  let validate: ValidateFunction<T> | undefined
  const check: Check<T> = (value): value is T => {
    validate ??= ajv.compile<T>(schema)
    const isValid = validate(value)
    check.errors = validate.errors
    return isValid
  }
  return check
}
