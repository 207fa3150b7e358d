import { foldTerm } from '#engine/search.ts'
import type { ListRequest } from '#protocol/list.ts'
import { foldTermSql } from '#server/model/searchSql.ts'
import { isStorable } from '../../../db/storable.ts'
import { malformed } from '../../../errors.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { Bindings } from '../../catalogue/statement.ts'
import type { StoredColumn } from '../../catalogue/storedColumn.ts'
import type { Sight } from '../visibility.ts'

/**
 * SQL condition of the search box; `undefined` for an empty term. All search columns are one stored, indexed text;
 * some of them only are searched one by one.
 * @throws HttpProblem 400 for a column that is not searched.
 */
export const searchCondition = (
  resource: Resource,
  text: ListRequest['text'],
  sight: Sight,
  bindings: Bindings,
): string | undefined => {
  if (!text) return undefined
  const { entity, names } = resource
  const searched: readonly string[] = entity.search
  const wrong = (text.columns ?? []).find((name) => !searched.includes(name))
  if (wrong !== undefined) throw malformed(wrong)
  if (searched.length === 0 || !isStorable(text.value)) throw malformed('text', 'wrongFormat')
  const term = foldTerm(text.value)
  if (term === '') return undefined
  const pattern = bindings.bind(likePattern(term), 'text')
  const asked = searched.filter((name) => text.columns?.includes(name) ?? true)
  const own = asked.flatMap((name): string[] => {
    const column = names.get(name)
    return column ? [foldedColumn(column, sight.own(resource, column))] : []
  })
  const inOne = `(${own.map((folded) => `${folded} like ${pattern}`).join(' or ')})`
  if (asked.length < searched.length) return inOne
  // The stored text holds what rows repeat of others too, also for who may not read those.
  const inAll = `t."search" like ${pattern}`
  return asked.some((name) => sight.hidden(resource, name)) ? `${inAll} and ${inOne}` : inAll
}

/** A folded term, wherever it stands in a text. */
export const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** A column as it is searched, in SQL. */
export const foldedColumn = ({ column }: StoredColumn, own: string): string =>
  foldTermSql(column?.kind.searchSql?.(own) ?? `${own}::text`)
