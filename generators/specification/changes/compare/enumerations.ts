import type { Description } from '../../description/description.ts'
import type { Change } from '../change.ts'
import { changeOf, type Sides, tablesOf } from './found.ts'
import { addedTo, movedIn } from './order.ts'

/** Columns that hold the values of an enumeration. */
export const placesOf = ({ entities }: Description, enumeration: string) =>
  Object.entries(entities).flatMap(([entity, { columns }]) =>
    Object.entries(columns)
      .filter(([, one]) => one.enumeration === enumeration)
      .map(([column]) => ({ entity, column })),
  )

/** Values of an enumeration that is in both. One that is used no more goes with its columns. */
export const enumerationChanges = (sides: Sides, enumeration: string): Change[] => {
  const [old, next] = [sides.old.enumerations[enumeration], sides.next.enumerations[enumeration]]
  if (!old || !next) return []
  const places = placesOf(sides.old, enumeration)
  const tables = [
    ...new Set(
      [...places, ...placesOf(sides.next, enumeration)].flatMap((one) => tablesOf(sides, one.entity)),
    ),
  ]
  const told = (value: string | number | undefined, found: Parameters<typeof changeOf>[2]) =>
    changeOf({ enumeration, ...(value !== undefined && { value }) }, tables, found)
  return [
    ...addedTo(next.values, old.values).map((value) =>
      told(value, {
        class: 'removed',
        what: 'value',
        marks: next.open ? ['people'] : ['data', 'api', 'people'],
        asked: { rows: 'values', places, value },
      }),
    ),
    ...addedTo(old.values, next.values).map((value) =>
      told(value, { class: 'added', what: 'value', marks: ['people'], differs: true }),
    ),
    ...movedIn(old.values, next.values).map((value) =>
      told(value, { class: 'moved', what: 'value', marks: ['people'] }),
    ),
    ...(old.open === next.open
      ? []
      : [
          told(undefined, {
            class: next.open ? 'loosened' : 'tightened',
            what: 'open',
            marks: next.open ? [] : ['data', 'api'],
            differs: true,
          }),
        ]),
  ]
}
