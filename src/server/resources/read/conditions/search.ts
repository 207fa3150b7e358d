import { soughtIn } from '#engine/search.ts'
import type { ListRequest } from '#protocol/list.ts'
import { foldTermSql } from '#server/model/searchSql.ts'
import { isStorable } from '../../../db/storable.ts'
import { malformed } from '../../../errors.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { Bindings } from '../../catalogue/statement.ts'
import type { StoredColumn } from '../../catalogue/storedColumn.ts'
import type { Sight } from '../visibility.ts'
import { typedDay } from './typedDay.ts'
import { writtenAs } from './writtenAs.ts'

/**
 * SQL condition of the search box: each part of the term, in any of the columns; `undefined` for an empty term. All search
 * columns are one stored, indexed text; some of them only are searched one by one.
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
  const asked = searched.filter((name) => text.columns?.includes(name) ?? true)
  const areDays = asked.every((name) => names.get(name)?.column?.kind.sql === 'date')
  const sought = soughtIn(areDays ? typedDay(text.value) : text.value)
  if (sought.length === 0) return undefined
  const columns = asked.flatMap((name) => names.get(name) ?? [])
  const own = columns.map((column) => foldedColumn(column, sight.own(resource, column)))
  // The stored text holds what rows repeat of others too, also for who may not read those.
  const looksInAll = asked.length === searched.length
  const looksInEach = !looksInAll || asked.some((name) => sight.hidden(resource, name))
  const conditions = sought.flatMap((part) => {
    const patterns = writtenAs(part, columns).map((one) => bindings.bind(likePattern(one), 'text'))
    const holds = (texts: readonly string[]) =>
      `(${texts.flatMap((text) => patterns.map((pattern) => `${text} like ${pattern}`)).join(' or ')})`
    return [...(looksInAll ? [holds(['t."search"'])] : []), ...(looksInEach ? [holds(own)] : [])]
  })
  return conditions.join(' and ')
}

/** A folded term, wherever it stands in a text. */
export const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** A column as it is searched, in SQL. */
export const foldedColumn = ({ column }: StoredColumn, own: string): string =>
  foldTermSql(column?.kind.searchSql?.(own) ?? `${own}::text`)
