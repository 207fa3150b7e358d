import type { ListRequest, PageKeys } from '#protocol/list.ts'
import { isStorable } from '../../db/storable.ts'
import { malformed } from '../../errors.ts'
import type { Bindings } from '../catalogue/statement.ts'
import type { Sort } from './order.ts'
import type { Seek } from './seek.ts'

/** What rows are put in order by: of one row, as the database writes it. */
type Values = readonly (string | null)[]

/** The order that a key belongs to. */
const orderText = ({ orderby = [] }: ListRequest): string =>
  orderby.map(({ columnName, orientation }) => `${columnName} ${orientation}`).join()

/** Keys of a page from the values of its first and its last row, JSON text. */
export const pageKeys = (request: ListRequest, text: string): PageKeys | undefined => {
  const [first, last]: readonly (Values | null)[] = JSON.parse(text)
  if (!first || !last) return undefined
  const keyOf = (values: Values) =>
    Buffer.from(JSON.stringify([orderText(request), values])).toString('base64url')
  return { first: keyOf(first), last: keyOf(last) }
}

/**
 * Where the page begins that a request asks for by a key; nothing where it is asked for by its offset alone.
 * @throws HttpProblem 400 for a key that was made up, or in another order.
 */
export const seekOf = (
  request: ListRequest,
  sorts: readonly Sort[],
  bindings: Bindings,
): Seek | undefined => {
  const { after, before } = request
  const key = after ?? before
  if (key === undefined) return undefined
  const values = valuesOf(request, key)
  if (values?.length !== sorts.length || values.at(-1) === null)
    throw malformed(after === undefined ? 'before' : 'after', 'wrongFormat')
  const bounds = sorts.map(({ type }, i) => {
    const value = values[i] ?? null
    return value === null ? null : `${bindings.bind(value, 'text')}::${type}`
  })
  return { bounds, backwards: after === undefined }
}

const valuesOf = (request: ListRequest, key: string): Values | undefined => {
  try {
    const found: unknown = JSON.parse(Buffer.from(key, 'base64url').toString())
    if (!Array.isArray(found) || found[0] !== orderText(request)) return undefined
    const [, values] = found
    return isValues(values) ? values : undefined
  } catch {
    return undefined
  }
}

const isValues = (values: unknown): values is Values =>
  Array.isArray(values) &&
  values.every((value) => value === null || (typeof value === 'string' && isStorable(value)))
