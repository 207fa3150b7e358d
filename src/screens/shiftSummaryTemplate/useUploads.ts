import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '#client/apiError.ts'
import { faultsOf } from '#client/shiftTemplates.ts'
import type { FileFault, ShiftTemplate } from '#protocol/shiftTemplate.ts'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { useService } from './useTemplates.ts'

/** What became of the file in an institution. */
export interface Outcome {
  readonly institution: number
  readonly done: boolean
  readonly faults: readonly FileFault[]
  /** Words of what went wrong elsewhere than in the file. */
  readonly why?: string
}

/** A sending of which nobody knows yet what came of it: it is asked again as it was. */
interface Sending {
  readonly key: string
  readonly former: ShiftTemplate | undefined
}

/** Source: specification §9. */
const TOAST_MS = 3000
/** No answer: the server may have done it. */
const lost: ReadonlySet<number> = new Set([502, 504, 520])

/** Sends one file to institutions, one after the other, and knows which of them have it. */
export const useUploads = (templates: readonly ShiftTemplate[], again: () => Promise<unknown>) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const toasts = useToasts()
  const service = useService()
  const [busy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const open = useRef(new Map<number, Sending>())

  const whyOf = (thrown: unknown): string | undefined => {
    const status = isApiError(thrown) ? thrown.status : 500
    if (status === 412 || status === 409) return t('screens.shiftSummaryTemplate.stale')
    if (lost.has(status)) return t('screens.shiftSummaryTemplate.lost')
    return t([`errors.${isApiError(thrown) ? thrown.code : 500}`, 'errors.500'])
  }
  const sendTo = async (institution: number, file: File): Promise<Outcome> => {
    const sending = open.current.get(institution) ?? {
      key: crypto.randomUUID(),
      former: templates.find((one) => one.institution === institution),
    }
    open.current.set(institution, sending)
    const { key, former } = sending
    try {
      await (former ? service.replace(former, file, { key }) : service.create(institution, file, { key }))
      open.current.delete(institution)
      return { institution, done: true, faults: [] }
    } catch (thrown) {
      const isLost = isApiError(thrown) && lost.has(thrown.status)
      if (!isLost) open.current.delete(institution)
      const faults = faultsOf(thrown)
      return { institution, done: false, faults, ...(faults.length === 0 && { why: whyOf(thrown) }) }
    }
  }

  return {
    busy,
    outcomes,
    /** Of another file nothing is known yet. */
    forget: () => {
      open.current.clear()
      setOutcomes([])
    },
    send: async (places: readonly number[], file: File): Promise<void> => {
      setBusy(true)
      const kept = outcomes.filter(({ institution }) => !places.includes(institution))
      const fresh: Outcome[] = []
      for (const institution of places) fresh.push(await sendTo(institution, file))
      await again()
      setOutcomes([...kept, ...fresh])
      setBusy(false)
      const named = (done: boolean) =>
        fresh.flatMap((one) => (one.done === done ? institutionName(institutions, one.institution) : []))
      if (named(true).length > 0)
        toasts.show('success', t('screens.shiftSummaryTemplate.toast'), {
          duration: TOAST_MS,
          places: named(true),
        })
      if (named(false).length > 0)
        toasts.show('error', t('errors.500'), { duration: TOAST_MS, places: named(false) })
    },
  }
}
