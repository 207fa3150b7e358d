import { isOncePerInstitution } from '#dsl/entities/facts.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { modelOf } from '#server/model/model.ts'
import type { Finding, Rule } from '../finding.ts'
import { saidAt } from '../places.ts'
import type { Subject } from '../subject.ts'

/** Whether rows of a list are put in order by the database, and can be many. */
const isLong = ({ source, entity, list }: AnyTable): boolean =>
  source === undefined &&
  entity.source === undefined &&
  !isOncePerInstitution(entity) &&
  // What nobody adds is a catalogue, drawn whole.
  !(list.matrix !== undefined && entity.access.insert.may === 'nobody')

/** No index over the column itself is in this order: that of the label of another row, or of a label after another. */
const isOfOthers = ({ entity, list }: AnyTable): boolean =>
  entity.columns[list.sort]?.facts.entity !== undefined ||
  (entity.label.column === list.sort && entity.label.after !== undefined)

const sorts = ({ catalogue, ...subject }: Subject): Finding[] =>
  [...catalogue.tables.values()]
    .filter((table) => isLong(table) && !isOfOthers(table) && table.list.sort !== 'id')
    .filter(({ entity, list }) => !entity.indexes.includes(list.sort))
    .map(({ name, entity, list: { sort } }) => ({
      of: `${name}.${sort}`,
      at: saidAt({ catalogue, ...subject }, name, 'sort', 'table|card'),
      harm: `no index is in the order that ${name} opens in: everybody waits for all rows to be sorted, longer with each customer`,
      instead: `indexes: ['${sort}'] in ${entity.name}, then npm run generate`,
    }))

/** Entities with a search box whose stored text the model gives no index: asked of the model, which makes them. */
const searches = (subject: Subject): Finding[] => {
  const { tables } = modelOf(subject.catalogue)
  return [...subject.catalogue.tables.values()].flatMap(({ name, entity, list, source }): Finding[] => {
    const made = tables.find((one) => one.name === entity.name)
    const isThere = made?.indexes.some(
      ({ method, over }) => method === 'gin' && over.join().includes('"search"'),
    )
    if (!list.search || source || entity.source || isThere) return []
    return [
      {
        of: `${name}.search`,
        at: saidAt(subject, entity.name, 'search'),
        harm: 'no index is over what the search box looks into: each key reads all rows',
        instead: `search: […] in ${entity.name}, then npm run generate`,
      },
    ]
  })
}

/**
 * A default order or a search of a list without an index. Quiet where rows are made in memory or come from a service, where an institution has one
 * row, and where the order is that of other rows' labels, which no index of the table is in.
 */
export const unindexedOrder: Rule<'unindexedOrder'> = {
  name: 'unindexedOrder',
  find: (subject) => [...sorts(subject), ...searches(subject)],
}
