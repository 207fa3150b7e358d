import { useEffect, useState } from 'react'
import { isCommon } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { foldTerm } from '#engine/search.ts'
import type { Gateway, ListAnswer } from '#renderer/gateway.ts'
import { matchingRows, relatedIn } from '#renderer/list/state/listRequest.ts'
import { rowSearch } from './rowSearch.ts'

const PAUSE_MS = 150
/** Rows of a screen. */
const ROWS = 5
const AT_ONCE = 4
const SHORTEST = 2

/** What a screen has for a term. */
export interface FoundRows extends Pick<ListAnswer, 'rows' | 'related'> {
  readonly table: AnyTable
}

interface Found {
  readonly term: string
  /** In the order of the tables. */
  readonly answers: readonly FoundRows[]
  readonly state: 'searching' | 'done' | 'failed'
}

const NOTHING: Found = { term: '', answers: [], state: 'done' }

interface Searched {
  readonly tables: readonly AnyTable[]
  readonly gateway: Pick<Gateway, 'list'>
  readonly selected: readonly number[]
}

/** Tables whose rows can be found by words, one of each entity. */
export const searchedTables = (tables: readonly AnyTable[]): readonly AnyTable[] => {
  const seen = new Set<string>()
  return tables.filter((table) => {
    const { name } = table.entity
    if (seen.has(name) || !rowSearch(table, '')) return false
    seen.add(name)
    return true
  })
}

/**
 * Rows of all tables by what they are searched by, whether their list has a search box or not, else by what they are called;
 * found once typing pauses: a few requests at a time, given up with the next key. What was found
 * stays until the first answer to the next term.
 */
export const useFoundRows = ({ tables, gateway, selected }: Searched, typed: string): Found => {
  const [found, setFound] = useState<Found>(NOTHING)
  const term = foldTerm(typed).length < SHORTEST ? '' : typed.trim()
  useEffect(() => {
    if (term === '') return setFound(NOTHING)
    const left = new AbortController()
    const { signal } = left
    const timer = setTimeout(async () => {
      const queue = tables.filter(({ entity }) => selected.length > 0 || isCommon(entity))
      const answers = new Map<AnyTable, FoundRows>()
      let failed = 0
      const tell = (state: Found['state']) =>
        signal.aborted || setFound({ term, answers: tables.flatMap((one) => answers.get(one) ?? []), state })
      const search = async (table: AnyTable) => {
        const { search: columns } = table.entity
        const kept = columns.length > 0 ? {} : rowSearch(table, term)
        const wanted = { q: '', ...kept, sort: table.list.sort, descending: false }
        const related = relatedIn(table)
        const request = {
          ...matchingRows(table, wanted, selected),
          ...(columns.length > 0 && { text: { value: term, columns } }),
          ...(related.length > 0 && { related }),
          limit: ROWS,
        }
        try {
          const { rows, related: told } = await gateway.list(table.entity.name, request, signal)
          if (rows.length > 0) answers.set(table, { table, rows, ...(told && { related: told }) })
        } catch {
          // What one screen cannot answer does not keep the others from it.
          failed++
        }
        if (answers.has(table)) tell('searching')
      }
      const asked = queue.length
      const worker = async () => {
        for (let table = queue.shift(); table && !signal.aborted; table = queue.shift()) await search(table)
      }
      setFound((before) => ({ ...before, state: 'searching' }))
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
      tell(asked > 0 && failed === asked ? 'failed' : 'done')
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [term, tables, gateway, selected])
  return found
}
