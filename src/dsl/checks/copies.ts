import type { AnyEntity } from '../entities/entity.ts'
import { computedRules, copiesIn, copyInto, stampsIn, uniqueRules } from '../entities/facts.ts'
import { placeColumn } from '../entities/places.ts'
import { SchemaError } from '../schemaError.ts'
import type { Entities } from './names.ts'

/**
 * Refuses what would stand still where a column follows another row: it follows in the database, by itself, and nothing that was
 * made of it when its own row was written is made anew.
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
  for (const [name, stamp] of stampsIn(e))
    if ('when' in stamp && follows(stamp.when))
      refuse(`${name} says since when of`, stamp.when, 'keep it in that row, and repeat it')
  for (const reaction of e.on)
    if ('column' in reaction && follows(reaction.column))
      refuse('something follows from changes of', reaction.column, 'let it follow from those of that row')
  for (const [name, { relation, column }] of copiesIn(e)) {
    const source = entities.get(e.columns[relation]?.facts.entity ?? '')
    if (source && copyInto(source, column) && placeColumn(source) !== column)
      refuse(
        `${name} repeats`,
        `${source.name}.${column}`,
        `point at the row that it follows by a relation of ${e.name} itself`,
      )
  }
}
