import { formatArray, parseArray } from './arrays.ts'

type Parse = (text: string) => unknown

const same: Parse = (text) => text

/** Whole numbers beyond 2^53 stay text rather than lose digits. */
const wholeNumber: Parse = (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text)

/** `2026-11-21 05:39:26.123456+00` → `2026-11-21T05:39:26.123Z`; `infinity` and years outside JavaScript stay text. */
const instant: Parse = (text) => {
  const date = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}

const bytes: Parse = (text) => Uint8Array.from(Buffer.from(text.slice(2), 'hex'))

/** Type oid → [its array's oid, how its text is read] (pg_type.dat). Types not named here stay text. */
const types: Readonly<Record<number, readonly [array: number, parse: Parse]>> = {
  16: [1000, (text) => text === 't'], // bool
  17: [1001, bytes], // bytea
  19: [1003, same], // name
  20: [1016, wholeNumber], // int8
  21: [1005, Number], // int2
  23: [1007, Number], // int4
  25: [1009, same], // text
  26: [1028, Number], // oid
  114: [199, (text) => JSON.parse(text)], // json
  700: [1021, Number], // float4
  701: [1022, Number], // float8
  1042: [1014, same], // char(n)
  1043: [1015, same], // varchar
  1082: [1182, same], // date: YYYY-MM-DD
  1083: [1183, same], // time: HH:mm:ss
  1114: [1115, (text) => text.replace(' ', 'T')], // timestamp
  1184: [1185, instant], // timestamptz
  1186: [1187, same], // interval
  1700: [1231, Number], // numeric
  2950: [2951, same], // uuid
  3802: [3807, (text) => JSON.parse(text)], // jsonb
}

/** Type oid → reader of its text form: the one table from which both engines give the same JavaScript values. */
export const parsers: Readonly<Record<number, Parse>> = Object.fromEntries(
  Object.entries(types).flatMap(([oid, [array, parse]]) => [
    [Number(oid), parse],
    [array, (text: string) => parseArray(text, parse)],
  ]),
)

/**
 * A value bound to a statement, as PostgreSQL's text form; the server reads it as the parameter's type.
 * An array becomes a PostgreSQL array and a plain object JSON: an array meant for a jsonb column must be
 * `JSON.stringify`d by the caller.
 */
export function toParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return formatArray(value, toParameter)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
