import type { Validator } from '../columns/validator.ts'

/** A regex pattern over the whole value; `code` 406 unless said otherwise. `pattern` must suit both JavaScript and SQL. */
export const matches = (pattern: string, code: 406 | 4062 = 406): Validator<string> => {
  const expression = new RegExp(pattern, 'u')
  return { name: 'matches', code, facts: { pattern }, check: (value) => expression.test(value) }
}
