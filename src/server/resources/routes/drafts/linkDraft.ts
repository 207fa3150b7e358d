import { joinOf } from '#dsl/entities/places.ts'
import type { Carried, Resource } from '../../catalogue/resource.ts'
import type { Draft, Wanted } from '../../write/plan.ts'
import type { LinkBatch } from '../batchRequest.ts'

/** Rows of a join entity: those that are missing come, those that are there are left alone. */
export const links = (
  resource: Resource,
  { row, resource: joined }: Carried,
  { rows, institution }: LinkBatch,
): Draft => {
  const place = joinOf(joined().entity)?.institution ?? 'institution'
  const match = resource.keys.find(({ rule }) => `${rule.columns}` === row)
  const wanted: Wanted[] = rows.map((id, line) => ({
    line,
    institutions: [institution],
    submitted: { values: { [row]: id, [place]: institution }, claimed: {} },
  }))
  return {
    wanted,
    isBatch: true,
    ...(match && { match }),
    plan: (found) => {
      const tied = new Map(found.map((one) => [one[row], one]))
      return wanted.map(({ submitted, ...change }) => {
        const current = tied.get(submitted.values[row])
        return current
          ? { ...change, current, submitted: { values: {}, claimed: {} }, rejudged: row }
          : { ...change, submitted }
      })
    },
  }
}
