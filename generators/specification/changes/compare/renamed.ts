import { entriesOf } from '#dsl/entriesOf.ts'
import type { Change, Mark } from '../change.ts'
import { placesOf } from './enumerations.ts'
import { changeOf, type Sides, tablesOf } from './found.ts'
import type { Renames } from './renames/renames.ts'

/** What bears another name. Rows are kept where the schema declares the former name, which the migration goes by. */
export const renamedChanges = (sides: Sides, renames: Renames): Change[] => {
  const { entities } = sides.next
  const lost = (declared: string | undefined): Mark | false => declared === undefined && 'data'
  const all = (entity: string, column?: string) =>
    column === undefined ? ({ rows: 'all', entity } as const) : ({ rows: 'filled', entity, column } as const)
  return [
    ...[...renames.entities].map(([from, to]) =>
      changeOf({ entity: to }, tablesOf(sides, to), {
        class: 'renamed',
        what: 'entity',
        which: `from ${from}`,
        marks: [lost(entities[to]?.renamedFrom)],
        before: { code: from },
        after: { code: to },
        ...(entities[to]?.renamedFrom === undefined && { asked: all(to) }),
      }),
    ),
    ...[...renames.columns].flatMap(([entity, names]) =>
      [...names].map(([from, to]) => {
        const column = entities[entity]?.columns[to]
        const isOnWire = entities[entity]?.access.read.may !== 'nobody'
        return changeOf({ entity, column: to }, tablesOf(sides, entity), {
          class: 'renamed',
          what: 'column',
          which: `from ${from}`,
          marks: [lost(column?.renamedFrom), isOnWire && 'api'],
          before: { code: from },
          after: { code: to },
          ...(column?.renamedFrom === undefined && { asked: all(entity, to) }),
        })
      }),
    ),
    ...[...renames.tables].map(([from, to]) =>
      changeOf({ table: to }, [to], {
        class: 'renamed',
        what: 'screen',
        which: `from ${from}`,
        marks: ['people'],
        before: { code: from },
        after: { code: to },
      }),
    ),
    ...[...renames.values].flatMap(([enumeration, names]) => {
      const places = placesOf(sides.next, enumeration)
      const tables = [...new Set(places.flatMap((one) => tablesOf(sides, one.entity)))]
      return entriesOf(Object.fromEntries(names)).map(([from, to]) =>
        changeOf({ enumeration, value: to }, tables, {
          class: 'renamed',
          what: 'value',
          which: `from ${from}`,
          marks: ['data', 'api'],
          before: { code: from },
          after: { code: to },
          asked: { rows: 'values', places, value: from },
        }),
      )
    }),
  ]
}
