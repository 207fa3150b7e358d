import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { askedBy, isAtWork, isInDoubt } from '#engine/save/state.ts'
import type { WireRow } from '#protocol/row.ts'
import { askedOf, questionOf } from '../confirm/question.ts'
import { reread } from '../list/state/reread.ts'
import { recordsOf, rowsKey } from '../list/state/useRows.ts'
import { useRenderer } from '../RendererContext.ts'
import { sendChange } from '../save/sendChange.ts'
import { useSaveToasts } from '../save/useSaveToasts.ts'
import { useSaving } from '../save/useSaving.ts'
import { planRow } from './rowWrites.ts'

interface Options {
  readonly table: AnyTable
  readonly store: FormStore
  readonly row: WireRow
  /** How people call the row. */
  readonly name: string
  /** The records that rows are made of. */
  readonly records: readonly WireRow[]
  onDone(): void
  onInvalid(): void
}

/** The save of a row edited where it stands. Whatever fails, all that was entered stays; what was written is not written again. */
export const useRowSave = ({ table, store, row, name, records, onDone, onInvalid }: Options) => {
  const { t } = useTranslation()
  const { gateway, selected } = useRenderer()
  const queries = useQueryClient()
  const entity = recordsOf(table)
  const refresh = () => reread(queries, rowsKey(entity.name))
  const toasts = useSaveToasts(table, selected, () => void refresh())
  const [lineId = 0] = store.lines()
  const { state, send, triesAgain } = useSaving(store, {
    prepare: (known) => {
      if (!store.dirty() && !isInDoubt(known)) return { nothingToSave: true }
      const confirmation = askedOf(table, store.patch(lineId))
      return { asks: confirmation ? [{ confirmation, count: selected.length, name }] : [] }
    },
    plan: (known) => planRow(known, table, row, store.patch(lineId), records, selected, lineId),
    write: (effect) => sendChange(gateway, entity, effect),
    refresh,
    place: ({ failures, writes }) =>
      failures.filter(
        ({ problem }) => !('column' in problem && store.setProblems([problem]).length === 0 && writes === 1),
      ),
    tell: (outcome) => {
      toasts.changed(outcome)
      if (outcome.is === 'saved' || outcome.is === 'nothing') onDone()
      else onInvalid()
    },
  })
  const ask = askedBy(state)
  return {
    busy: isAtWork(state),
    inDoubt: isInDoubt(state),
    failures: state.failures,
    triesAgain,
    question: ask && questionOf(t, ask.confirmation, ask.count, ask.name),
    run: () => send({ is: 'submitted' }),
    answer: (yes: boolean) => send({ is: 'answered', yes }),
  }
}
