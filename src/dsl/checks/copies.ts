import type { AnyColumn } from '../columns/column.ts'
import type { Facts } from '../columns/validator.ts'
import type { Since, Stamp } from '../entities/derived.ts'
import type { AnyEntity } from '../entities/entity.ts'
import { computedRules, copiesIn, copyInto, stampsIn, uniqueRules } from '../entities/facts.ts'
import { placeColumn } from '../entities/places.ts'
import { SchemaError } from '../schemaError.ts'
import type { Entities } from './names.ts'
import { checksIn, isOfKind, mayLack } from './values.ts'

/**
 * Refuses what would stand still where a column follows another row: it follows in the database, by itself, and nothing that was
 * made of it when its own row was written is made anew. And columns that do not take what the server writes into them: the
 * refusal would name none that a person can change, of whoever writes the other row too.
 */
export const checkCopies = (e: AnyEntity, entities: Entities): void => {
  const follows = (name: string): boolean => copyInto(e, name) !== undefined && placeColumn(e) !== name
  const refuse = (what: string, name: string, instead: string): never => {
    throw new SchemaError(
      `${e.name}: ${what} ${name}, which follows another row, and would stay as it was: ${instead}`,
    )
  }
  for (const [name, { reads }] of computedRules(e)) {
    const read = reads.find(follows)
    if (read !== undefined) refuse(`${name} is computed of`, read, 'show both columns beside each other')
  }
  for (const { columns } of uniqueRules(e)) {
    const held = columns.find(follows)
    if (held !== undefined)
      refuse('a unique rule is over', held, `name the relation, '${copyInto(e, held)?.relation}'`)
  }
  for (const [name, stamp] of stampsIn(e)) {
    if ('when' in stamp && follows(stamp.when))
      refuse(`${name} says since when of`, stamp.when, 'keep it in that row, and repeat it')
    const column = e.columns[name]
    if (column && !keeps(column, stamp))
      throw new SchemaError(
        `${e.name}: ${name} (${column.kind.name}) does not take what the server writes there`,
      )
  }
  for (const reaction of e.on)
    if ('column' in reaction && follows(reaction.column))
      refuse('something follows from changes of', reaction.column, 'let it follow from those of that row')
  for (const [name, { relation, column }] of copiesIn(e)) {
    const source = entities.get(e.columns[relation]?.facts.entity ?? '')
    const [own, held, pointing] = [e.columns[name], source?.columns[column], e.columns[relation]]
    const wrong = own && held && pointing && (unfilled(e, name, pointing, held) ?? unfit(own, held))
    if (wrong) throw new SchemaError(`${e.name}: ${name} repeats ${source?.name}.${column}, ${wrong}`)
    if (source && copyInto(source, column) && placeColumn(source) !== column)
      refuse(
        `${name} repeats`,
        `${source.name}.${column}`,
        `point at the row that it follows by a relation of ${e.name} itself`,
      )
  }
}

/** Why what is repeated would be missing where it must not: no row could be written, nor the other one emptied. */
const unfilled = (e: AnyEntity, name: string, pointing: AnyColumn, held: AnyColumn): string | undefined => {
  const copy = copyInto(e, name)
  if (pointing.kind.counted && e.columns[name]?.facts.through === undefined)
    return `and ${copy?.relation} points at several rows: repeat what one has`
  const own = e.columns[name]
  if (!own || mayLack(own) || copy?.writes) return undefined
  if (mayLack(pointing))
    return `is required, and no row need be chosen: let ${copy?.relation} be required too`
  return mayLack(held) ? 'is required, and may be empty there: take required away' : undefined
}

/** Why a column does not take all that another one holds; what follows another row is refused there, to whoever writes that row. */
const unfit = (own: AnyColumn, held: AnyColumn): string | undefined => {
  const other = `${held.kind.name} into ${own.kind.name}: it does not take all that stands there`
  const isOther =
    own.kind.sql !== held.kind.sql ||
    (own.facts.entity !== undefined && own.facts.entity !== held.facts.entity) ||
    (own.facts.enumeration !== undefined && own.facts.enumeration.name !== held.facts.enumeration?.name)
  if (isOther || !examples(held).every((one) => isValue(own, one))) return other
  const [mine, theirs] = [boundsOf(own), boundsOf(held)]
  if (mine.most < theirs.most || mine.least > theirs.least || mine.longest < theirs.longest)
    return 'which may be longer, lower or higher than it takes: give both the same bounds'
  return examples(held).every((one) => takes(own, one)) ? undefined : other
}

const examples = ({ kind }: AnyColumn): unknown[] => [0, 1, 2].map((n) => kind.example(n))

const isValue = (column: AnyColumn, value: unknown): boolean =>
  isOfKind(column, value) && column.kind.check?.(value) === undefined

/** Whether a value could be typed into the column. */
const takes = (column: AnyColumn, value: unknown): boolean =>
  isValue(column, value) && checksIn(column).every((one) => one.check(value))

const boundsOf = (column: AnyColumn) => {
  const facts: Facts[] = [column.kind.json, ...checksIn(column).flatMap((one) => one.facts ?? [])]
  return {
    least: Math.max(...facts.map(({ minimum = Number.NEGATIVE_INFINITY }) => minimum)),
    most: Math.min(...facts.map(({ maximum = Number.POSITIVE_INFINITY }) => maximum)),
    longest: Math.min(...facts.map(({ maxLength = Number.POSITIVE_INFINITY }) => maxLength)),
  }
}

/** Moments are numbers that are read as days; a name of the server's own is 36 letters. */
const keeps = (column: AnyColumn, stamp: Stamp | Since): boolean => {
  const { json, filter } = column.kind
  if ('stamp' in stamp && stamp.stamp === 'uuid') return takes(column, '0b2f4c1e-6a77-4c0e-9d0a-3f5f6a7b8c9d')
  if ('stamp' in stamp && stamp.stamp === 'caller') return true
  return json.type === 'number' || (json.type === 'integer' && filter === 'days')
}
