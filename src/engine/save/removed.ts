import { idsIn, type Values, type WireRow } from '#protocol/row.ts'

interface Removed {
  /** The row as it was, in the institutions that had it. */
  readonly before: Values
  /** Where it was taken from. */
  readonly only: readonly number[] | 'all'
}

/** What became of a row, by what the server answers of it (`RemovedRow`); by what was asked for, where that says nothing. */
export const removedOf = (
  row: WireRow,
  asked: readonly number[] | 'all',
  answer: readonly WireRow[],
): Removed => {
  const told: Values = answer.find(({ id }) => id === row.id) ?? {}
  if (!Array.isArray(told.removedFrom)) return { before: row, only: asked }
  const only = idsIn(told.removedFrom)
  const places = [...only, ...idsIn(told.institution)].sort((a, b) => a - b)
  return { before: { ...row, institution: places }, only }
}
