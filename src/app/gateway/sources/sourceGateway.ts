import { ApiError } from '#client/apiError.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { placeName } from '#dsl/entities/places.ts'
import { answerOf } from '#engine/listing/matching.ts'
import { relatedRows } from '#engine/listing/relatedRows.ts'
import { MOST_ROWS, type Related } from '#protocol/list.ts'
import { idsIn, isObject, type Values, type WireRow } from '#protocol/row.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { institutionQuery } from '#renderer/list/state/listRequest.ts'
import { readColumns } from '../../console/choice.ts'
import { rowByRow } from '../rowByRow.ts'
import type { RowSource } from './rowSource.ts'

const refuse = async (): Promise<never> => {
  throw new ApiError({ status: 404, code: 404 })
}

/** A row as it was seen, which whoever writes knows. */
const rowOf = (seen: Values | undefined, id: number, version?: number): WireRow | undefined =>
  isObject(seen) ? { ...seen, id, version: version ?? Number(seen.version) } : undefined

/**
 * The gateway of an entity whose rows a service holds. A service gives all rows of an institution: they are ordered, searched
 * and cut into pages here, and what their relations are called is asked of the resources.
 */
export const sourceGateway = (
  catalogue: Catalogue,
  entity: AnyEntity,
  source: RowSource,
  resources: Pick<Gateway, 'list'>,
): Gateway => {
  /** Rows of another entity in these institutions, as far as their labels go. */
  const labelled = async (name: string, institutions: readonly number[], signal?: AbortSignal) => {
    const target = catalogue.entities.get(name)
    if (!target) return [name, []] as const
    const query = institutionQuery(target, institutions)
    const asked = { select: readColumns(target), query, limit: MOST_ROWS }
    return [name, (await resources.list(name, asked, signal)).rows] as const
  }
  const relatedTo = async (
    names: readonly string[],
    institutions: readonly number[],
    rows: readonly WireRow[],
    signal?: AbortSignal,
  ): Promise<Record<string, Related>> => {
    const targets = names.flatMap((name) => entity.columns[name]?.facts.entity ?? [])
    const before = targets.flatMap((name) => {
      const { label, columns } = catalogue.entities.get(name) ?? entity
      return columns[label.after ?? '']?.facts.entity ?? []
    })
    const asked = [...new Set([...targets, ...before])]
    const all = new Map(await Promise.all(asked.map((name) => labelled(name, institutions, signal))))
    return Object.fromEntries(names.map((name) => [name, relatedRows(catalogue, all, entity, name, rows)]))
  }
  const single: Pick<Gateway, 'update' | 'remove'> = {
    update: (_name, id, patch, version, options = {}) => {
      const seen = rowOf(options.seen, id, version)
      return seen ? source.update(seen, patch, options) : refuse()
    },
    remove: async (_name, id, _institutions, options = {}) => {
      const seen = rowOf(options.seen, id)
      await (seen ? source.remove(seen, options) : refuse())
      return { id }
    },
  }
  return {
    list: async (_name, request, signal) => {
      const institutions = idsIn(request.query?.[placeName(entity)])
      const { rows, closed } = await source.read(institutions, signal)
      const answer = { ...answerOf(entity, rows, request), ...(closed.length > 0 && { closed }) }
      if (!request.related) return answer
      return { ...answer, related: await relatedTo(request.related, institutions, answer.rows, signal) }
    },
    insert: (_name, row, options = {}) => source.insert(row, options),
    ...single,
    ...rowByRow(single),
    insertAll: refuse,
    link: refuse,
    upsertBatch: refuse,
  }
}
