import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '#client/apiError.ts'
import { faultsOf } from '#client/services/shiftTemplates.ts'
import type { FileFault, ShiftTemplate } from '#protocol/services/shiftTemplate.ts'
import { failureText } from '#renderer/failureText.ts'
import { institutionNames, useRenderer } from '#renderer/RendererContext.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { tagsKey, useService } from './useTemplates.ts'

/** What became of the file in an institution. */
export interface Outcome {
  readonly institution: number
  readonly done: boolean
  /** Words of what went wrong elsewhere than in the file. */
  readonly why?: string
}

/** An upload without an answer: whether it was done is asked by sending the same again. */
interface Sending {
  readonly key: string
  readonly former: ShiftTemplate | undefined
}

/** Source: specification §9. */
const TOAST_MS = 3000
/** Somebody else has sent a template in the meantime. */
const taken: ReadonlySet<number> = new Set([409, 412])
/** No answer: the server may have done it. */
const lost: ReadonlySet<number> = new Set([502, 504, 520])
/** It is not known what has become of it: no answer came, or the server is still at the same sending of before. */
const isOpen = (thrown: unknown): boolean =>
  isApiError(thrown) &&
  (lost.has(thrown.status) || (thrown.status === 409 && thrown.retryAfter !== undefined))

/** Sends one file to institutions, one after the other, and knows which of them have it. */
export const useUploads = (templates: readonly ShiftTemplate[], again: () => Promise<unknown>) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const toasts = useToasts()
  const service = useService()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  /** What the server has against the file, wherever it is sent. */
  const [faults, setFaults] = useState<readonly FileFault[]>([])
  const open = useRef(new Map<number, Sending>())

  const whyOf = (thrown: unknown, sent: Sending): string => {
    const status = isApiError(thrown) ? thrown.status : 500
    if (isOpen(thrown)) return t('screens.shiftSummaryTemplate.lost')
    const before = sent.former ? 'replaced' : 'added'
    if (taken.has(status)) return t(`screens.shiftSummaryTemplate.${before}`)
    return failureText(t, thrown)
  }
  const sendTo = async (
    institution: number,
    file: File,
    first: number | undefined,
  ): Promise<Outcome | readonly FileFault[]> => {
    const sending = open.current.get(institution) ?? {
      key: crypto.randomUUID(),
      former: templates.find((one) => one.institution === institution),
    }
    open.current.set(institution, sending)
    const { key, former } = sending
    try {
      const written = await (former
        ? service.replace(former, file, { key })
        : service.create(institution, file, { key }))
      open.current.delete(institution)
      // Shown at once, where one file goes to several under the first of them.
      if (written?.tags !== undefined && institution === first)
        queries.setQueryData(tagsKey(written), written.tags)
      return { institution, done: true }
    } catch (thrown) {
      if (!isOpen(thrown)) open.current.delete(institution)
      const found = faultsOf(thrown)
      return found.length > 0 ? found : { institution, done: false, why: whyOf(thrown, sending) }
    }
  }
  const tell = (tone: 'success' | 'error', text: string, places: readonly number[]) => {
    const named = institutionNames(institutions, places)
    if (named.length > 0) toasts.show(tone, text, { duration: TOAST_MS, places: named })
  }

  return {
    busy,
    outcomes,
    faults,
    /** Of another file nothing is known yet. */
    forget: () => {
      open.current.clear()
      setOutcomes([])
      setFaults([])
    },
    send: async (places: readonly number[], file: File): Promise<void> => {
      setBusy(true)
      setFaults([])
      const fresh: Outcome[] = []
      for (const institution of places) {
        const outcome = await sendTo(institution, file, places[0])
        if ('done' in outcome) fresh.push(outcome)
        else {
          // What is wrong with the file is wrong everywhere.
          setFaults(outcome)
          break
        }
      }
      await again()
      const kept = outcomes.filter(({ institution }) => !places.includes(institution))
      setOutcomes([...kept, ...fresh])
      setBusy(false)
      const done = fresh.flatMap((one) => (one.done ? one.institution : []))
      tell('success', t('screens.shiftSummaryTemplate.toast'), done)
      // Each reason once; of a file that is refused the reason stands at the file.
      const why = new Map(fresh.map((one) => [one.institution, one.why]))
      const failed = Map.groupBy(
        places.filter((id) => !done.includes(id)),
        (id) => why.get(id) ?? t('errors.500'),
      )
      for (const [text, among] of failed) tell('error', text, among)
    },
  }
}
