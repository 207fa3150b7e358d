import type { Context } from '#dsl/criterion.ts'
import { institutionsOf, isPlaced } from '#dsl/entities/places.ts'
import { fillDefaults, isBlank } from '#engine/blank.ts'
import { recompute } from '#engine/computed.ts'
import { unsaidPlaces } from '#engine/located.ts'
import type { Values } from '#protocol/row.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { Submitted } from '../submission.ts'
import { sameValue, sortedIds } from './sameValue.ts'

/** What is submitted, and the row that it is submitted for: none when inserting. */
export interface Edit {
  readonly resource: Resource
  readonly submitted: Submitted
  readonly current: Values | undefined
  readonly context: Context
}

export interface RowEdit extends Edit {
  /** All columns of the row that is made; secrets as they were submitted. */
  readonly row: Values
}

/** Defaults in place of blanks, computed values, and what the row repeats of other rows (`copied`). */
export const rowEditOf = (edit: Edit, copied: Values): RowEdit => {
  const { resource, submitted, current, context } = edit
  const { entity, columns } = resource
  const { values } = submitted
  const unsaid = unsaidPlaces(entity, current, values)
  const filled = fillDefaults(entity, { ...current, ...values, ...unsaid }, context)
  const touched = Object.keys(values).filter((name) => !sameValue(values[name], current?.[name]))
  const made = { ...filled, ...recompute(entity, filled, current && touched), ...copied }
  const row = Object.fromEntries(
    columns.map(({ name, list }) => [name, list ? sortedIds(made[name]) : (made[name] ?? null)]),
  )
  return { ...edit, row }
}

/**
 * A shared row that is in no institution yet: nothing says which columns it is to have, so those given are judged, and
 * none is asked for.
 */
export const isUnplaced = ({ resource, context }: Edit): boolean =>
  resource.link !== undefined && context.institutions.length === 0

/**
 * Whether a column was blank and stays so: what asks for it may be younger than the row, and not everybody's to fill in. It is
 * asked for where the row comes to another institution.
 */
export const isLeftBlank = (
  { resource: { entity }, current, context, row }: RowEdit,
  name: string,
): boolean => {
  if (!current || !isBlank(current[name]) || !isBlank(row[name])) return false
  const places = institutionsOf(entity, current)
  return !isPlaced(entity) || context.institutions.every((id) => places.includes(id))
}
