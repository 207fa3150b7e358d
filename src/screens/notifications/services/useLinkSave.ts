import pLimit from 'p-limit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallProblem } from '#protocol/problem.ts'
import { idIn, type WireRow } from '#protocol/row.ts'
import { problemOf } from '#renderer/gateway.ts'
import { useRenderer } from '#renderer/RendererContext.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import type { LinkChanges } from './linkChanges.ts'
import { linkEntity } from './useOwnServices.ts'

/** A department whose link was not written, and why. */
export interface LinkFailure {
  readonly service: number
  readonly problem: CallProblem
}

interface Ended {
  readonly links: readonly WireRow[]
  readonly failures: readonly LinkFailure[]
  /** Somebody else was quicker, elsewhere: what is there has to be read. */
  readonly isOld: boolean
}

/** Calls at once. */
const AT_ONCE = 4

/** Writes the difference, link by link: what fails is told and stays chosen, the rest holds. Source: specification of the institution area, §4. */
export const useLinkSave = () => {
  const { t } = useTranslation()
  const { gateway } = useRenderer()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState<readonly LinkFailure[]>([])

  const write = async (links: readonly WireRow[], { removed, added }: LinkChanges): Promise<Ended> => {
    const next = new Map(links.map((link) => [link.id, link]))
    const failed: LinkFailure[] = []
    let isOld = false
    const limit = pLimit(AT_ONCE)
    const attempt = (service: unknown, quicker: number, work: () => Promise<void>) =>
      limit(() =>
        work().catch((thrown: unknown) => {
          const problem = problemOf(thrown)
          // It is gone, or there, already: as was asked for.
          if (problem.status === quicker) isOld = true
          else failed.push({ service: idIn(service) ?? 0, problem })
        }),
      )
    const removals = removed.map((link) =>
      attempt(link.service, 404, async () => {
        await gateway.remove(linkEntity, link.id, 'all')
        next.delete(link.id)
      }),
    )
    const insertions = added.map((link) =>
      attempt(link.service, 409, async () => {
        const row = await gateway.insert(linkEntity, link)
        next.set(row.id, row)
      }),
    )
    await Promise.all([...removals, ...insertions])
    return { links: [...next.values()], failures: failed, isOld }
  }

  const save = async (links: readonly WireRow[], changes: LinkChanges): Promise<Ended> => {
    setBusy(true)
    setFailures([])
    const ended = await write(links, changes)
    setBusy(false)
    setFailures(ended.failures)
    if (ended.failures.length === 0) toasts.show('success', t('screens.notifications.saved'))
    return ended
  }
  return { busy, failures, save }
}
