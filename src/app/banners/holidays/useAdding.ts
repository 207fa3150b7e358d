import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WrittenLines } from '#engine/save/outcome.ts'
import type { CallProblem } from '#protocol/problem.ts'
import { problemOf } from '#renderer/gateway.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { useRenderer } from '#renderer/RendererContext.ts'

/** A day, and the institutions that are to have it. */
export interface Addition {
  readonly date: string
  readonly institutions: readonly number[]
}

/**
 * Adds days to the institutions that have them not yet: all in one call, all or nothing, where none has any of them; one call for
 * those that lack the same days else. What is repeated after a lost answer is written once. Gives what was written, nothing where
 * a call has failed.
 */
export const useAdding = ({ entity }: AnyTable) => {
  const { gateway } = useRenderer()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(entity.name) })
  const keys = useRef(new Map<string, string>())
  const add = async (additions: readonly Addition[]): Promise<readonly WrittenLines[] | undefined> => {
    setBusy(true)
    setProblem(undefined)
    const written: WrittenLines[] = []
    try {
      for (const [places, days] of Map.groupBy(additions, ({ institutions }) => institutions.join())) {
        const rows = days.map(({ date }) => ({ date }))
        const content = `${places} ${days.map(({ date }) => date).join()}`
        const key = keys.current.get(content) ?? crypto.randomUUID()
        keys.current.set(content, key)
        const made = await gateway.insertAll(entity.name, rows, days[0]?.institutions ?? [], { key })
        written.push({ name: places, lines: [], did: 'insertAll', rows: made, ids: made.map(({ id }) => id) })
      }
      return written
    } catch (error) {
      setProblem(problemOf(error))
      return undefined
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  return { add, busy, problem, refresh }
}
