import { useEffect, useState } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import { MOST_ROWS } from '#protocol/list.ts'
import type { ListAnswer } from '../../gateway.ts'
import { useRenderer } from '../../RendererContext.ts'
import { useSame, useSteady } from '../../useSteady.ts'
import { pageOfRows } from '../state/listRequest.ts'
import type { ListState } from '../state/listState.ts'
import { recordsOf } from '../state/useRows.ts'

/** All rows of a list for as long as they are printed and it shows the same ones, and what prints them; it rejects with a `CallProblem`. */
export const usePrinted = (table: AnyTable, state: ListState) => {
  const { gateway, selected } = useRenderer()
  const shown = useSame({ state, selected })
  const [kept, setKept] = useState<{ readonly shown: typeof shown; readonly rows: ListAnswer }>()
  const printed = kept?.shown === shown ? kept.rows : undefined
  useEffect(() => {
    if (!printed) return
    const done = () => setKept(undefined)
    window.addEventListener('afterprint', done, { once: true })
    // Once they are drawn: the browser prints what it shows.
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      window.removeEventListener('afterprint', done)
      cancelAnimationFrame(frame)
    }
  }, [printed])
  const printAll = useSteady(async (signal: AbortSignal): Promise<void> => {
    const request = { ...pageOfRows(table, state, selected), limit: MOST_ROWS, offset: 0, keys: false }
    const rows = await gateway.list(recordsOf(table).name, request, signal)
    setKept({ shown, rows })
  })
  return { printed, printAll }
}
