import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { copyInto } from '#dsl/entities/facts.ts'
import type { Rule } from '../finding.ts'
import { writtenAt } from '../places.ts'
import { allEntities } from '../subject.ts'
import { isSpokenOf } from '../words.ts'

/** Whether somebody may choose among the values of a column. */
const isChosen = (entity: AnyEntity, column: string): boolean => {
  const { insert, update } = entity.access
  const isOpen = insert.may !== 'nobody' || update.may !== 'nobody' || entity.grants.length > 0
  return isOpen && writableColumns(entity).some(([name]) => name === column)
}

/**
 * Values that the server alone could write and that no code of ours does. Of an enumeration that people or clients choose from, and of one that
 * other systems have more values of, nothing can be decided; nor of numbers, which stand everywhere.
 */
export const unusedValue: Rule<'unusedValue'> = {
  name: 'unusedValue',
  find: (subject) => {
    const columns = allEntities(subject.catalogue).flatMap((entity) =>
      Object.entries(entity.columns)
        .filter(([name, { facts }]) => facts.enumeration && !copyInto(entity, name))
        .map(([name, column]) => ({ entity, name, column })),
    )
    return [...subject.catalogue.enumerations.values()].flatMap((enumeration) => {
      const own = columns.filter(({ column }) => column.facts.enumeration?.name === enumeration.name)
      if (enumeration.open || own.some(({ entity, name }) => isChosen(entity, name))) return []
      const filled = own.flatMap(({ column: { options } }) => [options.default, options.backfill])
      return enumeration.values
        .filter(
          (value) => typeof value === 'string' && !filled.includes(value) && !isSpokenOf(subject, value),
        )
        .map((value) => ({
          of: `${enumeration.name}.${value}`,
          at: writtenAt(subject, new RegExp(`enumeration\\(\\s*'${enumeration.name}'`)),
          harm: `the server alone writes it, and never writes ${value}: people are offered a filter and translators a label for nothing`,
          instead: 'take the value away with its labels, or write it',
        }))
    })
  },
}
