import type { AnyEntity } from './entity.ts'
import { inheritsBy, isPlaced, joinOf } from './places.ts'

/**
 * Whether a relation may only hold rows that belong to an institution of its own row: both entities belong to
 * institutions. Where several share both, one in common is enough: a department of two institutions may have a pole
 * that only one of them has. Free are relations to what is common to all or is an institution, what the server alone
 * writes, and the two relations that say which institutions a row is in: of a link entity to what it links, and to the
 * row that the institution is taken from.
 */
export const isLocal = (of: AnyEntity, column: string, target: AnyEntity): boolean => {
  const { options } = of.columns[column] ?? {}
  const join = joinOf(target)
  const links = join?.link === of.name && join.row === column
  return (
    isPlaced(of) &&
    isPlaced(target) &&
    !options?.serverOnly &&
    of.derived[column] === undefined &&
    inheritsBy(of) !== column &&
    !links
  )
}
