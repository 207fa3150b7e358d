import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createFanOut } from '#engine/fanOut.ts'
import { createKeys } from '#renderer/form/fanOut.ts'
import { problemOf } from '#renderer/gateway.ts'
import { useRenderer } from '#renderer/RendererContext.ts'
import { type Days, secondsOfDays } from './exportDays.ts'
import { lastExportKey } from './useLastExport.ts'

interface Refused {
  readonly institution: number
  readonly code: number
}

/**
 * Asks for one export an institution. One that fails stops no other; trying again asks only for those that failed, and
 * for none twice. Source: specification §4, export start.
 */
export const useExporting = () => {
  const { gateway, selected } = useRenderer()
  const queries = useQueryClient()
  const keys = useRef(createKeys())
  const asked = useRef(new Set<string>())
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])

  const run = async (days: Days): Promise<boolean> => {
    setBusy(true)
    const cells = selected
      .map((institution) => ({ institution, ...secondsOfDays(days) }))
      .map((input) => ({ id: `${input.institution}`, input, key: keys.current('export', input) }))
      .filter(({ key }) => !asked.current.has(key))
    const fanOut = createFanOut({
      cells,
      run: async ({ input, key }) => {
        await gateway.insert('payrollExport', input, { key })
        asked.current.add(key)
      },
      concurrency: 4,
    })
    await fanOut.run()
    await queries.invalidateQueries({ queryKey: lastExportKey })
    const failures = fanOut
      .outcomes()
      .flatMap(({ cell, outcome }) =>
        outcome.state === 'failed'
          ? [{ institution: cell.input.institution, code: problemOf(outcome.error).code }]
          : [],
      )
    // Once all is asked for, the same days may be asked for anew.
    if (failures.length === 0) {
      asked.current.clear()
      keys.current = createKeys()
    }
    setRefused(failures)
    setBusy(false)
    return failures.length === 0
  }
  return { busy, refused, run }
}
