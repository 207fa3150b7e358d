/** Whether two values of a column say the same: lists with equal members in order, texts that name one moment. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b)) || sameInstant(a, b)

/** '…T06:00:00Z' and '…T06:00:00.000Z' are one moment. */
const sameInstant = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' &&
  typeof b === 'string' &&
  a.endsWith('Z') &&
  b.endsWith('Z') &&
  b[10] === 'T' &&
  Date.parse(a) === Date.parse(b)

/** Ids of a list as they are read back; what is none is left to be told. */
export const sortedIds = (value: unknown): unknown => {
  if (value === null || value === undefined) return []
  const isList = Array.isArray(value) && value.every((id) => typeof id === 'number')
  return isList ? value.toSorted((a, b) => a - b) : value
}
