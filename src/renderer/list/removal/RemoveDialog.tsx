import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unlinksTo } from '#dsl/entities/facts.ts'
import { institutionsOf, isShared } from '#dsl/entities/places.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { choiceOf, type Reach } from '#engine/save/reach.ts'
import { isRemovalUndoable } from '#engine/save/undo.ts'
import { differingFrom } from '#engine/save/write.ts'
import type { WireRow } from '#protocol/row.ts'
import { ConfirmDialog } from '../../confirm/ConfirmDialog.tsx'
import { afterRemoval, countRelated, ordinaryRemoval, questionOf } from '../../confirm/question.ts'
import { ReachDialog } from '../../confirm/ReachDialog.tsx'
import { writeFailureText } from '../../failureText.ts'
import { useProblemText } from '../../form/field/problemText.ts'
import { Places } from '../../names/Places.tsx'
import { useRowName } from '../../names/useRowName.ts'
import { useToldApart } from '../../names/useToldApart.ts'
import { useUsers } from '../../names/useUsers.ts'
import { institutionNames, useRenderer } from '../../RendererContext.ts'
import { sendChange } from '../../save/sendChange.ts'
import { useSaving } from '../../save/useSaving.ts'
import { useUndo } from '../../save/useUndo.ts'
import { useToasts } from '../../toast/ToastsContext.ts'
import { WITH_ACTION } from '../../toast/toasts.ts'
import { reread } from '../state/reread.ts'
import { rowsKey } from '../state/useRows.ts'
import { dropRows } from '../state/writtenRows.ts'
import { focusAfterRemoval } from './focusAfterRemoval.ts'

interface Props {
  readonly table: AnyTable
  readonly row: WireRow
  readonly screen: RefObject<HTMLElement | null>
  /** The row is gone. */
  readonly onRemoved?: ((ids: readonly number[]) => void) | undefined
  readonly onClose: () => void
}

/**
 * Asks before a row goes, with what it touches: related rows, and institutions that are not selected. Where somebody has changed
 * the row since it was shown it stays, and the question is asked again with what is another one.
 */
export const RemoveDialog = ({ table, row: shown, screen, onRemoved, onClose }: Props) => {
  const { t } = useTranslation()
  const { gateway, selected } = useRenderer()
  const institutions = useToldApart()
  const queries = useQueryClient()
  const toasts = useToasts()
  const wordsOf = useUsers()
  const textOf = useProblemText()
  const refresh = () => void reread(queries, rowsKey(table.entity.name))
  const undo = useUndo(table.entity, refresh)
  const closeGone = (): void => {
    const focus = focusAfterRemoval(screen.current, shown.id)
    onRemoved?.([shown.id])
    onClose()
    focus()
    dropRows(queries, table.entity, [shown.id])
    refresh()
  }
  const [row, setRow] = useState(shown)
  const differing = differingFrom(shown, row)
  const changed = [
    ...columnsOfForm(table).flatMap((name) =>
      differing.includes(name) ? t(`tables.${table.name}.columns.${name}`) : [],
    ),
    ...(isShared(table.entity) && differing.includes('institution') ? [t('list.institution')] : []),
  ]
  const owners = institutionsOf(table.entity, row)
  const concerned = owners.length > 0 ? selected.filter((id) => owners.includes(id)) : selected
  const choice = choiceOf(table.entity, row, selected)
  const reach = useRef<Reach>(undefined)
  const ask = table.confirm.remove
  const related = useQuery({
    queryKey: ['related', table.name, row.id, row.version, concerned.join()],
    queryFn: async () => {
      const { counts } = ask ?? {}
      const counted = async (places: readonly number[]) =>
        counts ? await countRelated(gateway, counts, [row.id], places) : 0
      const here = await counted(concerned)
      return { here, everywhere: choice ? await counted(choice.everywhere) : here }
    },
    staleTime: 0,
    gcTime: 0,
    meta: { shown: true },
  })

  // Where no row points at this one, none has to be given back to it.
  const without = related.data?.everywhere === 0 ? ask?.counts : undefined
  const unlinks = unlinksTo(table.entity) !== undefined
  const comesBack = (from: readonly number[] | 'all') => isRemovalUndoable(table.entity, row, from, without)
  const name = useRowName(table, [row])(row)
  const named = (ids: readonly number[]) => ({ places: institutionNames(institutions, ids) })
  const say = (part: string) => t(`list.removal.${part}`, { name })
  const question = ask
    ? questionOf(t, ask, related.data?.here ?? 0, name)
    : ordinaryRemoval(t, table.entity, name, comesBack(concerned))
  const told = related.isPending ? say('counting') : related.isError ? say('uncounted') : undefined
  const after = {
    here: afterRemoval(t, table.entity, comesBack(concerned)),
    everywhere: afterRemoval(t, table.entity, comesBack('all')),
  }
  // What is true of both answers is said once.
  const inBoth = after.here === after.everywhere ? after.here : undefined
  const said = (of: Reach) => {
    const counted = ask?.counts && questionOf(t, ask, related.data?.[of] ?? 0, name).text
    return [counted, inBoth === undefined && after[of]].filter(Boolean).join(' ')
  }

  const tell = (outcome: SaveOutcome): void => {
    const { is } = outcome
    const [problem] = outcome.problems
    const [failure] = outcome.failures
    const [removed] = outcome.written
    const asked = choice && reach.current ? choice[reach.current] : concerned
    const where = named(removed?.only && removed.only !== 'all' ? removed.only : asked)
    if (is === 'saved' && !removed?.before) {
      toasts.show('info', t('list.removal.goneBefore', { name }), named(asked))
      closeGone()
      return
    }
    if (is === 'saved') {
      const gone = [`tables.${table.name}.toasts.deleted`, 'list.deleted']
      // The row is still there for others.
      toasts.show('success', t(reach.current === 'here' ? 'list.removedHere' : gone), {
        ...where,
        what: reach.current === 'here' ? 'removedFrom' : undefined,
        action: undo(outcome, where.places, without),
        duration: WITH_ACTION,
      })
      closeGone()
      return
    }
    if (problem?.current) {
      setRow(problem.current)
      refresh()
      return
    }
    const users = problem?.details.filter(({ reason }) => reason === 'inUse') ?? []
    if (users.length > 0)
      toasts.show('error', t('list.removal.inUse', { name, users: users.map(wordsOf).join(', ') }), where)
    else
      toasts.show(
        'error',
        failure
          ? textOf(failure.problem, undefined, outcome.triesAgain === true)
          : writeFailureText(t, problem?.code),
      )
  }
  // A lost answer followed by another press removes once.
  const { send } = useSaving(undefined, {
    plan: () => {
      const places = reach.current === 'everywhere' ? 'all' : concerned
      return [{ name: 'row', lines: [], change: { do: 'remove', row, institutions: places } }]
    },
    write: (effect) => sendChange(gateway, table.entity, effect),
    tell,
    leftInDoubt: refresh,
  })
  const remove = (where?: Reach) => {
    reach.current = where
    return send({ is: 'submitted' })
  }
  const overtaken = row !== shown && (
    <p role="alert">
      {t(changed.length > 0 ? 'list.removal.changed' : 'list.removal.changedOther', { columns: changed })}
    </p>
  )
  if (choice)
    return (
      <ReachDialog
        // What was chosen was not chosen for those who have come to share the row.
        key={choice.everywhere.join()}
        title={question.title}
        no={question.no}
        what={unlinks ? 'unlink' : 'remove'}
        name={name}
        choice={choice}
        text={told ?? inBoth}
        follows={told === undefined ? { here: said('here'), everywhere: said('everywhere') } : undefined}
        onConfirm={remove}
        onCancel={onClose}
      >
        {overtaken}
      </ReachDialog>
    )
  return (
    <ConfirmDialog
      title={question.title}
      text={told ?? (ask ? [question.text, after.here].filter(Boolean).join(' ') : question.text)}
      yes={question.yes}
      no={question.no}
      tone="danger"
      onConfirm={() => remove()}
      onCancel={onClose}
    >
      {overtaken}
      <Places places={concerned} what="removedFrom" />
    </ConfirmDialog>
  )
}
