/** Values by column, as JSON carries them. */
export type Values = Readonly<Record<string, unknown>>

/** Whether a body or an answer is a JSON object. */
export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A row as an answer holds it, whole or no more than what identifies it; `id` and `version` are the server's. */
export type WireRow = Values & { readonly id: number; readonly version: number }

/** Whether an answer holds a row, or what identifies one: other servers may have no versions. */
export const isRow = (value: unknown): value is WireRow =>
  isObject(value) && typeof value.id === 'number' && ['number', 'undefined'].includes(typeof value.version)

/** The ids that a value is or holds: of a relation, of a list of them, of the institutions of a row. */
export const idsIn = (value: unknown): readonly number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number')

/** The id that a value is; undefined where it is none. */
export const idIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
