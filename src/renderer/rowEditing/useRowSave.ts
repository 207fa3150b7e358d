import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { type Question, questionOf } from '../confirm/question.ts'
import { type Failure, failuresOf } from '../form/failures.ts'
import { createKeys, runCells } from '../form/fanOut.ts'
import { useSaveToasts } from '../form/useSaveToasts.ts'
import type { WireRow } from '../gateway.ts'
import { recordsOf, rowsKey } from '../list/useRows.ts'
import { useRenderer } from '../RendererContext.ts'
import { asShown, planRow, type RowWrite } from './rowWrites.ts'

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

/** Saves an edited row: check, ask, write, tell. Whatever fails, all that was entered stays; what was written is not written again. */
export const useRowSave = (options: Options) => {
  const { table, store, name, onDone, onInvalid } = options
  const { t } = useTranslation()
  const { gateway, selected } = useRenderer()
  const queries = useQueryClient()
  const toasts = useSaveToasts(table)
  const keys = useRef(createKeys())
  const latest = useRef(options)
  latest.current = options
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [question, setQuestion] = useState<Question>()
  const entity = recordsOf(table)
  const [lineId = 0] = store.lines()

  const writeOne = ({ name: cell, body, record }: RowWrite) =>
    record
      ? gateway.update(entity.name, record.id, body, record.version, {
          key: keys.current(`${cell}@${record.version}`, body),
        })
      : gateway.insert(entity.name, body, { key: keys.current(cell, body) })

  const write = async () => {
    setBusy(true)
    setFailures([])
    const { row, records } = latest.current
    const writes = planRow(table, row, store.patch(lineId), records, selected, lineId)
    const outcomes = await runCells(writes, (cell) => writeOne(cell as RowWrite))
    // Rows are shown as they are now, and a stale one can be saved the next time.
    await queries.invalidateQueries({ queryKey: rowsKey(entity.name) })
    const found = failuresOf(outcomes.map((outcome, i) => asShown(outcome, writes[i] as RowWrite)))
    const lone = writes.length === 1
    flushSync(() => {
      setBusy(false)
      setQuestion(undefined)
      setFailures(found.filter((failure) => !(isPlaced(store, failure) && lone)))
    })
    if (found.length === 0) {
      toasts.updated()
      return onDone()
    }
    const [first] = outcomes.flatMap((outcome) => ('problem' in outcome ? outcome.problem : []))
    if (first && lone) toasts.failed(first)
    else toasts.notAllCreated(writes.length, found)
    onInvalid()
  }

  const run = async () => {
    if (busy) return
    let invalid = false
    flushSync(() => {
      invalid = store.validate().length > 0
    })
    if (invalid) return onInvalid()
    if (!store.dirty()) return onDone()
    const ask = table.confirm.update
    if (!ask) return write()
    setQuestion(questionOf(t, ask, selected.length, name))
  }

  const answer = (yes: boolean): Promise<void> | undefined => {
    if (yes) return write()
    setQuestion(undefined)
    return undefined
  }

  return { busy, failures, question, run, answer }
}

/** Under its field, where the row has one. */
const isPlaced = (store: FormStore, { problem }: Failure): boolean =>
  'column' in problem && store.setProblems([problem]).length === 0
