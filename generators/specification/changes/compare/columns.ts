import type { DescribedColumn, DescribedEntity, Json } from '../../description/description.ts'
import { isJsonObject, isSame } from '../../description/plain.ts'
import type { Change } from '../change.ts'
import { type ColumnContext, columnFacets } from './columnFacets.ts'
import { changeOf, type Found, type Sides, tablesOf } from './found.ts'
import { addedTo, movedIn } from './order.ts'

/** A copy that writes through is typed by people, other derived values are not. */
const isTyped = (of: DescribedEntity, name: string): boolean => {
  const one: Json | undefined = of.derived[name]
  return one === undefined || (isJsonObject(one) && one.writes === true)
}

const contextOf = (
  sides: Sides,
  entity: string,
  column: string,
  pairs: readonly (readonly [DescribedEntity, DescribedColumn] | undefined)[],
): ColumnContext => {
  const there = pairs.filter((one) => one !== undefined)
  const opens = (of: DescribedEntity, operation: 'read' | 'insert' | 'update') =>
    of.access[operation].may !== 'nobody' || of.grants.length > 0
  return {
    entity,
    column,
    isRead: there.some(([of, { secret }]) => !secret && opens(of, 'read')),
    isWritten: there.some(
      ([of, one]) =>
        !one.serverOnly &&
        one.edit !== 'never' &&
        isTyped(of, column) &&
        (opens(of, 'insert') || opens(of, 'update')),
    ),
    isShown: tablesOf(sides, entity).length > 0 && there.some(([, { serverOnly }]) => !serverOnly),
  }
}

/** Rows of a screen that are made of records lose nothing themselves: those of the records are told there. */
const isStored = ({ old, next }: Sides, entity: string): boolean =>
  [old, next].some(({ tables }) => {
    const shown = Object.values(tables).filter((one) => one.entity === entity)
    return shown.length === 0 || shown.some(({ stored }) => stored === entity)
  })

/** A form that names its columns has an order of its own. */
const isOrderShown = (sides: Sides, entity: string): boolean =>
  tablesOf(sides, entity).some((name) => sides.next.tables[name]?.form.length === 0)

const addedFound = (column: DescribedColumn, { isWritten, isShown }: ColumnContext): Found => {
  const isAsked = column.required && column.default === undefined
  const isEmpty = isAsked && column.backfill === undefined
  return {
    class: 'added',
    what: isAsked && isWritten ? 'requiredColumn' : 'column',
    marks: [isEmpty && isWritten && 'data', isAsked && isWritten && 'api', isShown && 'people'],
    differs: true,
    after: { kind: column.kind },
  }
}

const derivedFound = (old: DescribedEntity, next: DescribedEntity, at: ColumnContext): Found[] => {
  const [before, after] = [old.derived[at.column], next.derived[at.column]]
  if (isSame(before, after)) return []
  const closes = isTyped(old, at.column) && !isTyped(next, at.column)
  return [
    {
      class: closes ? 'tightened' : isTyped(next, at.column) ? 'loosened' : 'changed',
      what: 'derived',
      marks: [closes && at.isWritten && 'api', at.isShown && 'people'],
      differs: true,
    },
  ]
}

/** Columns of an entity that is in both. */
export const columnChanges = (sides: Sides, entity: string): Change[] => {
  const [old, next] = [sides.old.entities[entity], sides.next.entities[entity]]
  if (!old || !next) return []
  const tables = tablesOf(sides, entity)
  const [before, after] = [old.order, next.order]
  const told = (column: string, found: Found) => {
    const marks = isStored(sides, entity) ? found.marks : found.marks?.filter((mark) => mark === 'people')
    return changeOf({ entity, column }, tables, { ...found, marks })
  }
  const at = (column: string) => {
    const pair = (of: DescribedEntity) => {
      const one = of.columns[column]
      return one && ([of, one] as const)
    }
    return contextOf(sides, entity, column, [pair(old), pair(next)])
  }
  return [
    ...addedTo(after, before).map((column) => {
      const { isRead, isWritten, isShown } = at(column)
      const isLost = old.columns[column]?.secret || !old.columns[column]?.facts.through
      return told(column, {
        class: 'removed',
        what: 'column',
        marks: [isLost && 'data', (isRead || isWritten) && 'api', isShown && 'people'],
        ...(isLost && { asked: { rows: 'filled', entity, column } }),
      })
    }),
    ...addedTo(before, after).flatMap((column) => {
      const one = next.columns[column]
      return one ? [told(column, addedFound(one, at(column)))] : []
    }),
    ...(isOrderShown(sides, entity) ? movedIn(before, after) : []).map((column) =>
      told(column, { class: 'moved', what: 'column', marks: [at(column).isShown && 'people'] }),
    ),
    ...after.flatMap((column) => {
      const [a, b] = [old.columns[column], next.columns[column]]
      if (!a || !b) return []
      const context = at(column)
      const found = columnFacets.flatMap((facet) => facet(a, b, context))
      return [...found, ...derivedFound(old, next, context)].map((one) => told(column, one))
    }),
  ]
}
