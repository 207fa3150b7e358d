import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { common } from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { isSessionOver } from '#engine/save/failures.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { isBusy } from '#engine/save/state.ts'
import { isUnanswered } from '#engine/save/write.ts'
import type { WireRow } from '#protocol/row.ts'
import { useRenderer } from '#renderer/RendererContext.ts'
import { sendChange } from '#renderer/save/sendChange.ts'
import { useSaving } from '#renderer/save/useSaving.ts'
import { useUndo } from '#renderer/save/useUndo.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { type LinkChanges, linkName, planLinkChanges, removalName } from './linkChanges.ts'
import { linkEntity } from './useOwnServices.ts'

/** A department whose link was not written, and why. */
interface LinkFailure {
  readonly service: number
  readonly code: number
}

interface Saved {
  readonly links: readonly WireRow[]
  readonly isWhole: boolean
  /** Somebody else was quicker, or nobody knows whether a link was made: what is there has to be read. */
  readonly isOld: boolean
}

interface Options {
  readonly store: FormStore
  readonly links: readonly WireRow[]
  /** What links are rows of. */
  readonly of: AnyEntity
  /** What is to be written where there are these, of what is chosen by now. */
  changes(links: readonly WireRow[]): LinkChanges
  onSaved(saved: Saved): void
  /** What was saved has been taken back. */
  onUndone(): void
}

/** Rows of links are sent as they are. */
const entity = { name: linkEntity, belongs: common } as const

/** Is there already: as was asked for. */
const TAKEN = 409

/** Writes the difference, link by link: what fails is told and stays chosen, the rest holds. Source: specification of the institution area, §4. */
export const useLinkSave = ({ store, links, of, changes, onSaved, onUndone }: Options) => {
  const { t } = useTranslation()
  const { gateway } = useRenderer()
  const toasts = useToasts()
  const undo = useUndo(of, onUndone)
  // A link that was made and has gone since is another one when it is made again.
  const made = useRef(new Map<string, number>())
  // What was written counts at once, and not only once it is drawn.
  const known = useRef({ drawn: links, now: links })
  if (known.current.drawn !== links) known.current = { drawn: links, now: links }
  const tell = ({ is, written, standing, failures, problems }: SaveOutcome): void => {
    if (is !== 'saved' && is !== 'partial') return
    const gone = new Set(written.map(({ name }) => name))
    const rows = written.flatMap((one) => (one.did === 'insert' ? one.rows : []))
    for (const row of rows) made.current.set(linkName(row), (made.current.get(linkName(row)) ?? 0) + 1)
    const isWhole = failures.every(({ problem }) => problem.code === TAKEN)
    if (isWhole)
      toasts.show('success', t('screens.notifications.saved'), { action: undo({ written: standing }, []) })
    const now = [...known.current.now.filter((link) => !gone.has(removalName(link))), ...rows]
    known.current = { ...known.current, now }
    onSaved({
      links: now,
      isWhole,
      isOld: problems.some((problem) => problem.status === TAKEN || isUnanswered(problem)),
    })
  }
  const { state, send, triesAgain } = useSaving(store, {
    plan: () => planLinkChanges(changes(known.current.now), made.current),
    write: (effect) => sendChange(gateway, entity, effect),
    tell,
  })
  const failures = state.failures.flatMap((failure): readonly LinkFailure[] => {
    const { lineId, problem } = failure
    const isPast = problem.code === TAKEN || isSessionOver(failure)
    return isPast || lineId === undefined ? [] : [{ service: lineId, code: problem.code }]
  })
  return {
    busy: isBusy(state),
    failures,
    triesAgain,
    save: () => send({ is: 'submitted' }),
  }
}
