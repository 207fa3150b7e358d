import { outboundColumns } from '#dsl/entities/facts.ts'
import { webAddress } from '#dsl/validators/webAddress.ts'
import type { Detail, Reason } from '#protocol/problem.ts'
import { isObject, type Values } from '#protocol/row.ts'
import type { Resource } from '../catalogue/resource.ts'
import { throwAny } from '../write/submission.ts'

/** Why the server may not call an address; undefined where it may. */
export type FaultOf = (address: string) => Promise<Reason | undefined>

/**
 * Refuses addresses of a body that the server would call and must not. Names are looked up here, before the transaction:
 * it waits for nobody on the network. What is no address at all is left to be told with the rest. Throws HttpProblem 400.
 */
export const demandCallable = async (resource: Resource, body: unknown, faultOf: FaultOf): Promise<void> => {
  const columns = outboundColumns(resource.entity)
  if (columns.length === 0) return
  const known = new Map<string, Promise<Reason | undefined>>()
  const judge = (address: string) => {
    const { origin } = new URL(address)
    const found = known.get(origin) ?? faultOf(address)
    known.set(origin, found)
    return found
  }
  const problems = await Promise.all(
    linesOf(body).flatMap(({ values, ...line }) =>
      columns.map(async (column): Promise<Detail[]> => {
        const value = values[column]
        const reason = typeof value === 'string' && webAddress.check(value) ? await judge(value) : undefined
        return reason ? [{ column, code: 406, reason, ...line }] : []
      }),
    ),
  )
  throwAny(problems.flat())
}

const linesOf = (body: unknown): { readonly values: Values; readonly line?: number }[] => {
  if (!isObject(body)) return []
  const { batch } = body
  if (!Array.isArray(batch)) return [{ values: body }]
  return batch.flatMap((values, line) => (isObject(values) ? [{ values, line }] : []))
}
