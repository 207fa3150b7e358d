import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { isAtWork } from '#engine/save/state.ts'
import type { Write } from '#engine/save/write.ts'
import { type Days, secondsOfDays } from '#protocol/services/payroll.ts'
import { reread } from '#renderer/list/state/reread.ts'
import { useRenderer } from '#renderer/RendererContext.ts'
import { useSaving } from '#renderer/save/useSaving.ts'
import { exportsKey } from './exports/useExports.ts'

interface Asked {
  readonly days: Days
  readonly institutions: readonly number[]
}

/**
 * Asks for one export an institution. One that fails stops no other; trying again asks only for those that failed, and
 * for none twice. Source: specification §4, export start.
 */
export const useExporting = (tell: (outcome: SaveOutcome) => void) => {
  const { gateway, selected } = useRenderer()
  const queries = useQueryClient()
  // Another try is for where it was asked for, whatever is selected by then.
  const asked = useRef<Asked>(undefined)
  // Once all is asked for, the same days may be asked for anew.
  const turn = useRef(0)
  const { state, send, triesAgain } = useSaving(undefined, {
    plan: () => {
      const { days, institutions } = asked.current ?? {}
      return days && institutions ? planExport(institutions, secondsOfDays(days), turn.current) : []
    },
    write: async ({ change, key }) =>
      change.do === 'insert' ? [await gateway.insert('payrollExport', change.body, { key })] : [],
    refresh: () => reread(queries, exportsKey),
    tell: (outcome) => {
      if (outcome.is === 'saved') turn.current++
      tell(outcome)
    },
  })
  const run = (days: Days): void => {
    asked.current = { days, institutions: selected }
    void send({ is: 'submitted' })
  }
  const refused = state.failures.flatMap(({ institution, problem: { code } }) =>
    institution === undefined ? [] : { institution, code },
  )
  return { busy: isAtWork(state), refused, triesAgain, run }
}

/** One write an institution; another name for other days, since an export is not corrected but asked for again. */
const planExport = (
  institutions: readonly number[],
  seconds: ReturnType<typeof secondsOfDays>,
  turn: number,
): readonly Write[] =>
  institutions.map((institution) => ({
    name: `${institution}-${Object.values(seconds).join('-')}-${turn}`,
    lines: [],
    institution,
    change: { do: 'insert', body: { institution, ...seconds } },
  }))
