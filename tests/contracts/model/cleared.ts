import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Related } from '#dsl/entities/related.ts'
import type { Row } from './state.ts'

/** What a removed row empties elsewhere. */
export const clearedWith = ({ on }: Pick<AnyEntity, 'on'>) =>
  on.flatMap((one) => (one.on === 'removed' ? one.effects : [])).filter((one) => one.effect === 'clears')

const YEAR = 365 * 86_400_000

/** Whether a row is in the window of time of those that are emptied. */
export const isAhead = ({ window }: Related, { values }: Row): boolean => {
  if (!window) return true
  const ahead = Date.parse(String(values[window.column])) - Date.now()
  return ahead >= 0 && ahead <= YEAR
}
