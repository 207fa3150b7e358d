import type { Columns } from '#dsl/column.ts'
import { foldTerm } from '#engine/search.ts'
import { foldSql } from '#server/model/searchSql.ts'
import { isStorable } from '../db/storable.ts'
import { malformed } from '../errors.ts'
import type { ListRequest } from './listRequest.ts'
import type { Resource } from './resource.ts'
import type { Bindings } from './statement.ts'

/**
 * SQL condition of the search box; `undefined` for an empty term. All search columns are one stored, indexed text;
 * some of them only are searched one by one.
 * @throws HttpProblem 400 for a column that is not searched.
 */
export const searchCondition = (
  { entity }: Resource,
  text: ListRequest['text'],
  bindings: Bindings,
): string | undefined => {
  if (!text) return undefined
  const searched: readonly string[] = entity.search
  const wrong = (text.columns ?? []).find((name) => !searched.includes(name))
  if (wrong !== undefined) throw malformed(wrong)
  if (searched.length === 0 || !isStorable(text.value)) throw malformed('text', 'wrongFormat')
  const term = foldTerm(text.value)
  if (term === '') return undefined
  const pattern = bindings.bind(`%${term.replace(/[\\%_]/g, '\\$&')}%`, 'text')
  const asked = searched.filter((name) => text.columns?.includes(name) ?? true)
  if (asked.length === searched.length) return `t."search" like ${pattern}`
  return `(${asked.map((name) => `${foldedColumn(entity.columns, name)} like ${pattern}`).join(' or ')})`
}

const foldedColumn = (columns: Columns, name: string): string => {
  const own = `t."${name}"`
  return foldSql(columns[name]?.kind.searchSql?.(own) ?? `${own}::text`)
}
