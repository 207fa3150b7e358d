import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { planRest } from '#engine/save/planRows.ts'
import { isBusy, sentOf } from '#engine/save/state.ts'
import type { Write } from '#engine/save/write.ts'
import { utcDay } from '#protocol/dates.ts'
import { MOST_PLACES } from '#protocol/limits.ts'
import { reread } from '#renderer/list/state/reread.ts'
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

/** A day for no more institutions than a call takes; each part is a line of its own, which may fail where the others do not. */
const inParts = ({ date, institutions }: Addition): readonly Day[] =>
  Array.from({ length: Math.ceil(institutions.length / MOST_PLACES) }, (_, nth) => {
    const part = institutions.slice(nth * MOST_PLACES, (nth + 1) * MOST_PLACES)
    const day = utcDay(date).diff(utcDay('2000-01-01'), 'day')
    // Ids of institutions are below that.
    return { date, institutions: part, lineId: day * 2 ** 31 + (part[0] ?? 0) }
  })

/** Days that the same institutions lack, in one call for all of these: all of it or nothing. */
const planDays = (days: readonly Day[]): readonly Write[] =>
  [...Map.groupBy(days, ({ institutions }) => institutions.join()).values()].flatMap((those) => {
    const [first] = those
    if (!first) return []
    const { institutions } = first
    const rows = those.map(({ lineId, date }) => ({ lineId, row: { date } }))
    return {
      // Not by its institutions: an idempotency key is not as long as many of them.
      name: `${first.lineId}`,
      lines: those.map(({ lineId }) => lineId),
      change: { do: 'insertAll', rows, institutions },
    }
  })

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
  const refresh = () => reread(queries, rowsKey(entity.name))
  // What waits to be sent again is what was asked for: another year may be looked at by then, and other days ticked.
  const asked = useRef<readonly Day[]>([])
  // The answer does not tell of a row where it is.
  const places = useRef(new Map<string, readonly number[]>())
  const { state, send, triesAgain } = useSaving(undefined, {
    // Days whose answer was lost are there by now, and lacking no more: their call is asked again all the same.
    plan: (known) => {
      const writes = planRest(known, asked.current, planDays)
      for (const { name, change } of writes)
        if (change.do === 'insertAll') places.current.set(name, change.institutions)
      return writes
    },
    write: (effect) => sendChange(gateway, entity, effect),
    refresh,
    tell: (outcome) => {
      const { standing } = outcome
      if (outcome.is === 'saved')
        onAdded({ ...outcome, written: standing }, [
          ...new Set(standing.flatMap(({ name }) => places.current.get(name) ?? [])),
        ])
    },
  })
  const busy = isBusy(state)
  const [failure] = state.failures
  return {
    add: () => {
      asked.current = additions().flatMap(inParts)
      return send({ is: 'submitted' })
    },
    busy,
    /** A part of it is written, or may be. */
    sent: sentOf(state),
    code: busy ? undefined : failure?.problem.code,
    triesAgain,
    refresh,
  }
}
