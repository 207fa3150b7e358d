import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type SaveOutcome, type WrittenLines, withoutWrites } from '#engine/save/outcome.ts'
import { isBusy } from '#engine/save/state.ts'
import type { Write } from '#engine/save/write.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { useRenderer } from '#renderer/RendererContext.ts'
import { sendChange } from '#renderer/save/sendChange.ts'
import { useSaving } from '#renderer/save/useSaving.ts'

/** A day, and the institutions that are to have it. */
interface Addition {
  readonly date: string
  readonly institutions: readonly number[]
}

/** Days that the same institutions lack, in one call for all of these, which it is named after: all of it or nothing. */
const planDays = (additions: readonly Addition[]): readonly Write[] =>
  [...Map.groupBy(additions, ({ institutions }) => institutions.join())].map(([name, days]) => {
    const rows = days.map(({ date }) => ({ lineId: Number(date.replaceAll('-', '')), row: { date } }))
    const institutions = days[0]?.institutions ?? []
    return {
      name,
      lines: rows.map(({ lineId }) => lineId),
      change: { do: 'insertAll', rows, institutions },
    }
  })

const placesOf = ({ name }: WrittenLines): readonly number[] => name.split(',').map(Number)

interface Options {
  /** What is to be added by now. */
  additions(): readonly Addition[]
  /** All is there; `outcome` tells of every row that was written, in these institutions. */
  onAdded(outcome: SaveOutcome, institutions: readonly number[]): void
}

/** Adds days to the institutions that have them not yet. */
export const useAdding = ({ entity }: AnyTable, { additions, onAdded }: Options) => {
  const { gateway } = useRenderer()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(entity.name) })
  const written = useRef<SaveOutcome['written']>([])
  const { state, send } = useSaving(undefined, {
    plan: () => planDays(additions()),
    write: (effect) => sendChange(gateway, entity, effect),
    refresh,
    tell: (outcome) => {
      written.current = [...written.current, ...outcome.written]
      if (outcome.is !== 'saved') return
      const institutions = [...new Set(written.current.flatMap(placesOf))]
      const { current: all } = written
      onAdded({ ...withoutWrites('saved'), written: all, standing: all }, institutions)
    },
  })
  const busy = isBusy(state)
  const [failure] = state.failures
  return {
    add: () => send({ is: 'submitted' }),
    busy,
    code: busy ? undefined : failure?.problem.code,
    refresh,
  }
}
