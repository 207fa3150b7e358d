import { useTranslation } from 'react-i18next'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Related } from '#dsl/entities/related.ts'
import { createSave } from '#engine/save/createSave.ts'
import { refusedLines } from '#engine/save/failures.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { planRest } from '#engine/save/planRows.ts'
import type { Failure } from '#engine/save/state.ts'
import { planUndo, rowOf, type UndoLine, undoOf } from '#engine/save/undo.ts'
import { STOPS_ALL } from '#engine/save/write.ts'
import { problemOf } from '../gateway.ts'
import { useUsers } from '../names/useUsers.ts'
import { institutionName, useRenderer } from '../RendererContext.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { type ToastAction, WITH_ACTION } from '../toast/toasts.ts'
import { useProgressToast } from '../toast/useProgressToast.ts'
import { sendChange } from './sendChange.ts'

/** Rows that are named; the others are counted. */
const NAMED = 3

/**
 * What takes back what a save has written, for the message about it; undefined where it cannot be. `onUndone`: lists are old;
 * `nameOf`: how people call a row, where those that could not be taken back are to be named; `places`: names of the institutions in
 * which it is taken back; `without` as of `undoOf`.
 */
export const useUndo = (
  of: AnyEntity,
  onUndone?: () => void,
  nameOf?: (id: number) => string | undefined,
) => {
  const { t } = useTranslation()
  const { gateway, institutions } = useRenderer()
  const toasts = useToasts()
  const follow = useProgressToast()
  const wordsOf = useUsers()

  const named = (lines: readonly UndoLine[], failures: readonly Failure[]): readonly string[] =>
    lines.flatMap((line) => {
      const id = rowOf(line)
      const label = id === undefined ? undefined : nameOf?.(id)
      const { problem, institution } = failures.find(({ lineId }) => lineId === line.lineId) ?? {}
      if (label === undefined) return []
      const place = institution === undefined ? [] : institutionName(institutions, institution)
      const users = problem?.reason === 'inUse' ? wordsOf(problem) : []
      const told = [place, users].flat().join(', ')
      return told ? t('values.labelIn', { label, place: told }) : label
    })

  return (
    outcome: Pick<SaveOutcome, 'written'>,
    places: readonly string[],
    without?: Related,
  ): ToastAction | undefined => {
    const lines = undoOf(of, outcome, without)
    if (lines.length === 0) return undefined
    const refused = new Set<number>()
    // A save of its own: the dialog whose save it takes back is gone.
    const save = createSave(
      { id: crypto.randomUUID(), atOnce: 4, stopsAll: STOPS_ALL },
      {
        problemOf,
        plan: (known) =>
          planRest(
            known,
            lines.filter(({ lineId }) => !refused.has(lineId)),
            (rest) => planUndo(of, rest),
          ),
        write: (effect) => sendChange(gateway, of, effect),
        tell: ({ is, left, failures, problems }) => {
          onUndone?.()
          if (is === 'saved') return void toasts.show('info', t('form.toasts.undone'), { places })
          for (const lineId of refusedLines(save.state.getState())) refused.add(lineId)
          const kept = named(
            lines.filter(({ lineId }) => refused.has(lineId) && left.includes(lineId)),
            failures,
          )
          const others = left.some((lineId) => !refused.has(lineId))
          const again = kept.length > 0 ? t('form.toasts.undoOthers') : t('many.retry')
          const options = { duration: WITH_ACTION, action: others ? actionOf(again) : undefined }
          if (kept.length > 0) {
            const count = kept.length
            const more = count > NAMED ? t('many.more', { count: count - NAMED }) : []
            const rows = [kept.slice(0, NAMED).join(', '), more].flat().join(' ')
            toasts.show('error', t('form.toasts.undoRefused', { count, rows }), options)
          } else if (problems.length > 0) toasts.show('error', t('form.toasts.notUndone'), options)
          else {
            const total = lines.length
            toasts.show('info', t('form.toasts.undoStopped', { done: total - left.length, total }), options)
          }
        },
      },
    )
    const actionOf = (text: string): ToastAction => ({ name: 'undo', text, run: () => void follow(save) })
    return actionOf(t('form.toasts.undo'))
  }
}
