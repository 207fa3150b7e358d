import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { SaveOutcome, WrittenLines } from '#engine/save/outcome.ts'
import { planRest } from '#engine/save/planRows.ts'
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

interface Day extends Addition {
  readonly lineId: number
}

/** Days that the same institutions lack, in one call for all of these: all of it or nothing. */
const planDays = (days: readonly Day[]): readonly Write[] =>
  [...Map.groupBy(days, ({ institutions }) => institutions.join())].flatMap(([places, those]) => {
    const [first] = those
    if (!first) return []
    const { institutions } = first
    const rows = those.map(({ lineId, date }) => ({ lineId, row: { date } }))
    return {
      name: `${places}/${first.date}`,
      lines: those.map(({ lineId }) => lineId),
      change: { do: 'insertAll', rows, institutions },
    }
  })

/** The answer does not tell of a row where it is. */
const placesOf = ({ name }: WrittenLines): readonly number[] =>
  (name.split('/')[0] ?? '').split(',').map(Number)

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
  // What waits to be sent again is what was asked for: another year may be looked at by then, and other days ticked.
  const asked = useRef<readonly Day[]>([])
  const { state, send } = useSaving(undefined, {
    // Days whose answer was lost are there by now, and lacking no more: their call is asked again all the same.
    plan: (known) => planRest(known, asked.current, planDays),
    write: (effect) => sendChange(gateway, entity, effect),
    refresh,
    tell: (outcome) => {
      const { standing } = outcome
      if (outcome.is === 'saved')
        onAdded({ ...outcome, written: standing }, [...new Set(standing.flatMap(placesOf))])
    },
  })
  const busy = isBusy(state)
  const [failure] = state.failures
  return {
    add: () => {
      asked.current = additions().map((one) => ({ ...one, lineId: Number(one.date.replaceAll('-', '')) }))
      return send({ is: 'submitted' })
    },
    busy,
    code: busy ? undefined : failure?.problem.code,
    refresh,
  }
}
