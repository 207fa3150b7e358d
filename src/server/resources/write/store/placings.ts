import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import { idIn, type Values } from '#protocol/row.ts'
import type { UniquePlace } from '#server/model/uniquePlaces.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { StoredRow } from '../../catalogue/storedRow.ts'
import type { JudgedChange } from '../judge/judgeChanges.ts'
import type { Locked } from '../lock/lockRows.ts'
import { tiesOf } from '../plan.ts'

/** A row as a line of a batch is about to place it in institutions. */
export interface Placing {
  readonly entity: string
  readonly line: number
  readonly row: Values
  /** As it stands there already. */
  readonly before?: StoredRow
  readonly institutions: readonly number[]
  /** The institutions among them that did not have the row before. */
  readonly ties: readonly number[]
}

/** The rows that changes put into institutions: their own, and, where they are rows of a join entity, the rows that these tie. */
export const placingsOf = (
  { entity, carried }: Resource,
  locked: Locked,
  changes: readonly JudgedChange[],
): readonly Placing[] =>
  changes.flatMap((change): Placing[] => {
    const { line, current, concerned: institutions, judged } = change
    const own = { line, institutions, ties: current ? tiesOf(change) : institutions }
    const joined = carried.flatMap(({ row, resource }): Placing[] => {
      const { name } = resource().entity
      const tied = current ? undefined : locked.of(name).get(idIn(judged.row[row]) ?? 0)
      return tied ? [{ ...own, entity: name, row: tied }] : []
    })
    return [{ ...own, entity: entity.name, row: judged.row, ...(current && { before: current }) }, ...joined]
  })

/** The lines that give a rule the values that the database has refused, in its own writing: each once, in order. */
export const linesHolding = (
  placings: readonly Placing[],
  place: UniquePlace,
  values: string,
): readonly number[] => {
  const keyOf = (row: Values) => uniqueKey(place.rule.columns.map((name) => row[name]))
  const holds = ({ row, before, institutions, ties }: Placing): boolean => {
    const key = keyOf(row)
    const isKept = before !== undefined && keyOf(before) === key
    if (place.institution === undefined) return !isKept && key === values
    return (isKept ? ties : institutions).some((one) => `${one}, ${key}` === values)
  }
  const lines = placings.filter((one) => one.entity === place.entity && holds(one)).map(({ line }) => line)
  return [...new Set(lines)].toSorted((a, b) => a - b)
}
