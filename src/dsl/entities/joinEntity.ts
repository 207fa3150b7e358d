import { columnOf } from '../columns/column.ts'
import { relationKind } from '../kinds/relation.ts'
import { inInstitution } from './belonging.ts'
import { type AnyEntity, entity } from './entity.ts'
import { joinOf } from './places.ts'
import { uniquePerInstitution } from './rules.ts'

/**
 * The join entity of rows that institutions share: who may read the rows reads their links, and who may make rows makes
 * and takes away links. Undefined where rows are not shared.
 */
export const joinEntity = (of: AnyEntity): AnyEntity | undefined => {
  const join = joinOf(of)
  if (!join) return undefined
  const { link, row, institution, resource } = join
  const { read, insert } = of.access
  return entity(link, {
    wire: { resource },
    columns: {
      [row]: columnOf(relationKind, { entity: of.name })({ required: true }),
      [institution]: columnOf(relationKind, { entity: institution })({ required: true }),
    },
    belongs: inInstitution(institution),
    access: { read, insert, update: insert, remove: insert },
    rules: [uniquePerInstitution(row)],
    label: row,
  })
}
