import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { isShown } from '#engine/criteria.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import type { Values } from '#protocol/row.ts'
import { reread } from '../../list/state/reread.ts'
import { rowsKey } from '../../list/state/useRows.ts'
import { contextOf, institutionNames, useRenderer } from '../../RendererContext.ts'
import { useUndo } from '../../save/useUndo.ts'
import { useToasts } from '../../toast/ToastsContext.ts'
import { WITH_ACTION } from '../../toast/toasts.ts'
import { alikeIn, comparedKey, type ExistingRows, expectedOf } from '../existingRows.ts'
import {
  createImportRun,
  type ImportRun,
  linesNotWritten,
  linesTaken,
  placesTaken,
  writtenRows,
} from './importRun.ts'
import { writtenByImport } from './writtenByImport.ts'

interface ImportUnderWay {
  readonly run: ImportRun
  readonly rows: readonly RehearsedRow[]
  readonly institutions: readonly number[]
  /** What the rows were compared with. */
  readonly existing: ExistingRows | undefined
}

/** Starts an import of rows into the selected institutions, and retries it; an import under way keeps its plan. */
export const useImport = (table: AnyTable, format: CsvFormat) => {
  const { t } = useTranslation()
  const services = useRenderer()
  const queries = useQueryClient()
  const toasts = useToasts()
  const [underWay, setUnderWay] = useState<ImportUnderWay>()
  const [running, setRunning] = useState(false)
  /** What the rows written are called, by id. */
  const names = useRef(new Map<number, string>())
  const isLeft = useRef(false)
  const told = useRef<ImportUnderWay>(undefined)
  /** The message that offers to take back what it was about. */
  const offer = useRef<number>(undefined)
  const [undoing, setUndoing] = useState(false)
  const refresh = () => void reread(queries, rowsKey(table.entity.name))
  /** What was taken back is no outcome any more: the rows stand there again, to be imported or not. */
  const onUndone = () => {
    setUndoing(false)
    refresh()
    // What the rows were compared with has gone or is another version: the next try would meet somebody else's change.
    void reread(queries, comparedKey(table))
    setUnderWay((now) => (now === told.current ? undefined : now))
  }
  const undo = useUndo(table.entity, onUndone, (id) => names.current.get(id))
  const sentTo = (row: Values, institution: number) =>
    onlyShown(table, row, contextOf(services, 'create', [institution]))

  /** Says what was written, and offers to take it back. */
  const tell = (one: ImportUnderWay): void => {
    const { rows, institutions, existing } = one
    told.current = one
    const states = one.run.states.getState()
    const total = rows.length * institutions.length
    const written = writtenRows(states)
    if (written === 0) return
    const rowAt = (line: number) => rows[line]?.row ?? {}
    const done = writtenByImport({
      table,
      states,
      sent: (line, institution) => sentTo(rowAt(line), institution),
      read: (line, id) => existing && alikeIn(table, existing, rowAt(line)).find((row) => row.id === id),
    })
    // What a change reaches besides is named as it was before the import.
    const shared = done.filter(({ did }) => did === 'update').flatMap(({ rows: own }) => own)
    const reached = [...placesTaken(states), ...shared.flatMap((row) => institutionsOf(table.entity, row))]
    const places = institutionNames(services.institutions, [...new Set(reached)])
    const back = undo({ written: done }, places)
    const run = () => {
      setUndoing(true)
      back?.run()
    }
    const options = { places, action: back && { ...back, run }, duration: WITH_ACTION }
    const count = linesTaken(states).size
    if (written < total)
      offer.current = toasts.show(
        'info',
        t('import.interrupted', { count: written, written, total }),
        options,
      )
    else if (done.length > 0) toasts.show('success', t('import.success', { count }), options)
    else toasts.show('success', t('import.nothingNew', { count: rows.length }), { places })
  }

  const work = async (one: ImportUnderWay): Promise<void> => {
    setRunning(true)
    await one.run.run()
    setRunning(false)
    refresh()
    if (linesNotWritten(one.run.states.getState()).size === 0 || isLeft.current) tell(one)
  }

  /** `existing`: what the rows were compared with, which is still to be there when they are written. */
  const start = (rows: readonly RehearsedRow[], existing: ExistingRows | undefined): void => {
    const { gateway, selected } = services
    // Another try makes other versions of the same rows: what is offered takes back the last one.
    if (offer.current !== undefined) toasts.close(offer.current)
    const run = createImportRun({
      importId: crypto.randomUUID(),
      rows: rows.map(({ row }) => row),
      ...(existing && {
        expected: (row, institution, written) => expectedOf(table, existing, row, institution, written),
      }),
      institutions: selected,
      size: format.batch,
      send: async (batch, institution, key) => {
        const sent = batch.map((row) => sentTo(row, institution))
        const answer = await gateway.upsertBatch(table.entity.name, sent, institution, { key })
        for (const { id, line } of answer) names.current.set(id, String(batch[line]?.[format.key] ?? ''))
        return answer
      },
    })
    const next = { run, rows, institutions: selected, existing }
    setUnderWay(next)
    void work(next)
  }

  return {
    underWay,
    running,
    /** What was written is being taken back: the rows are not yet what they will be compared with. */
    undoing,
    start,
    retry: () => underWay && void work(underWay),
    /** Gives the lines that went in everywhere, and ends the import, so that the others can be looked at again. */
    leave: (): ReadonlySet<number> => {
      const left = underWay ? linesNotWritten(underWay.run.states.getState()) : new Set()
      if (underWay && left.size > 0) tell(underWay)
      setUnderWay(undefined)
      return new Set(underWay?.rows.flatMap((row, i) => (left.has(i) ? [] : row.line)))
    },
    /** Ends the import for good: what is under way still ends, and what was written is said. */
    abandon: (): void => {
      isLeft.current = true
      if (running) underWay?.run.stop()
      else if (underWay) tell(underWay)
    },
  }
}

/** A column that this institution does not have is not sent to it. */
const onlyShown = ({ entity }: AnyTable, row: Values, context: Parameters<typeof isShown>[1]): Values =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => {
      const column = entity.columns[name]
      return column === undefined || isShown(column, context)
    }),
  )
