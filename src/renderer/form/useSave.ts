import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { countRelated, institutionsOf, type Question, questionOf } from '../confirm/question.ts'
import { problemOf, type WireRow } from '../gateway.ts'
import { useRenderer } from '../RendererContext.ts'
import { createTogether } from './allOrNothing.ts'
import { type Failure, failuresOf } from './failures.ts'
import { type Attached, createKeys, planCells, runCells } from './fanOut.ts'
import { formRowOf, linesOf } from './formTable.ts'
import { attach, type KnownLine, knownLines } from './knownLines.ts'
import { useSaveToasts } from './useSaveToasts.ts'

interface SaveOptions {
  readonly table: AnyTable
  readonly store: FormStore
  readonly row?: WireRow
  readonly institutions: readonly number[]
  /** Rows were written; the form may still hold lines that were not. */
  onSaved(rows: readonly WireRow[]): void
  /** All is written. */
  onDone(): void
  /** Fields are in error: the first one wants the focus. */
  onInvalid(): void
}

export interface Save {
  readonly busy: boolean
  /** What could not be written and stands under no field. */
  readonly failures: readonly Failure[]
  /** Asked before a row is changed. */
  readonly question: Question | undefined
  /** The row as somebody else left it meanwhile. */
  readonly theirs: WireRow | undefined
  run(): Promise<void>
  answer(yes: boolean): Promise<void> | undefined
  resolve(mine: boolean): Promise<void> | undefined
}

/**
 * The save flow: check, ask, write, tell. Whatever fails, the form stays with all that was entered; lines that were
 * written leave it. Source: specification §4.
 */
export const useSave = (options: SaveOptions): Save => {
  const { table, store, row, institutions, onSaved, onDone, onInvalid } = options
  const { t } = useTranslation()
  const { gateway } = useRenderer()
  const toasts = useSaveToasts(table)
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [question, setQuestion] = useState<Question>()
  const [theirs, setTheirs] = useState<WireRow>()
  const now = useRef(row)
  const keys = useRef(createKeys())
  const written = useRef(new Set<string>())
  const attached = useRef<Attached>(new Map())
  const [known, setKnown] = useState<readonly KnownLine[]>([])

  const create = async (): Promise<readonly Failure[]> => {
    const lines = linesOf(table, store)
    if (table.create.by === 'lines' && table.create.allOrNothing) {
      const done = await createTogether({ gateway, table, lines, institutions, keyOf: keys.current })
      if ('problem' in done) {
        if (done.taken > 0) toasts.exists(done.taken, institutions.length)
        else toasts.failed(done.problem)
        return done.failures
      }
      onSaved(done.rows)
      toasts.created(lines.length)
      return []
    }
    const planning = { within: store.rowWithin, attached: attached.current }
    const cells = planCells(table.entity, lines, institutions, planning).filter(
      ({ name }) => !written.current.has(name),
    )
    const outcomes = await runCells(cells, (cell) => {
      const key = keys.current(cell.name, cell.body)
      return cell.attach
        ? attach(gateway, table, cell.attach, cell.body.institution as number[], key)
        : gateway.insert(table.entity.name, cell.body, { key })
    })
    const saved = outcomes.flatMap((outcome) => ('row' in outcome ? outcome : []))
    for (const { cell } of saved) written.current.add(cell.name)
    if (saved.length > 0) onSaved(saved.map((outcome) => outcome.row))
    if (saved.length === cells.length) {
      toasts.created(lines.length)
      return []
    }
    const found = failuresOf(outcomes)
    for (const lineId of store.lines())
      if (!found.some((one) => one.lineId === lineId)) store.removeLine(lineId)
    toasts.notAllCreated(cells.length, found)
    return found
  }

  const update = async (): Promise<readonly Failure[] | 'stale'> => {
    const [lineId] = store.lines()
    if (!now.current || lineId === undefined) return []
    const { id, version } = now.current
    const patch = store.patch(lineId)
    const key = keys.current(`${id}@${version}`, patch)
    try {
      onSaved([await gateway.update(table.entity.name, id, patch, version, { key })])
      toasts.updated()
      return []
    } catch (thrown) {
      const problem = problemOf(thrown)
      if (problem.status === 412 && problem.current) {
        setTheirs(problem.current)
        return 'stale'
      }
      toasts.failed(problem)
      return failuresOf([{ cell: { name: '', lineId, body: patch }, problem }])
    }
  }

  const write = async (how: 'insert' | 'update') => {
    store.setStatus(how)
    setBusy(true)
    setFailures([])
    const found = await (how === 'insert' ? create() : update())
    store.setStatus('empty')
    // Drawn before the focus goes to it: what lies behind a question, or is disabled, takes none.
    flushSync(() => {
      setBusy(false)
      setQuestion(undefined)
      if (found !== 'stale') setFailures(found.filter((failure) => !place(store, failure)))
    })
    if (found === 'stale') return
    if (found.length === 0) onDone()
    else onInvalid()
  }

  /** Lines that name somebody known: refused where all institutions have the row, else asked about one by one. */
  const askKnown = async () => {
    if (table.create.by !== 'lines' || !table.create.attachesKnown) return write('insert')
    const before = document.activeElement
    setBusy(true)
    setFailures([])
    const found = await knownLines(gateway, table, linesOf(table, store), institutions).catch(
      (thrown: unknown) => problemOf(thrown),
    )
    flushSync(() => setBusy(false))
    if (before instanceof HTMLElement) before.focus()
    if ('code' in found) {
      toasts.failed(found)
      flushSync(() => setFailures([{ problem: found }]))
      return onInvalid()
    }
    attached.current = new Map()
    if (found.taken.length > 0) {
      flushSync(() => setFailures(found.taken.filter((failure) => !place(store, failure))))
      return onInvalid()
    }
    return askNext(found.known)
  }

  const askNext = (rest: readonly KnownLine[]) => {
    const [first] = rest
    if (!first || table.create.by !== 'lines' || !table.create.attachesKnown) return write('insert')
    setKnown(rest)
    setQuestion(
      questionOf(t, table.create.attachesKnown.asks, 1, String(first.row[table.entity.label.column] ?? '')),
    )
    return undefined
  }

  const ask = async (current: WireRow) => {
    const confirmation = table.confirm.update
    if (!confirmation) return write('update')
    const before = document.activeElement
    setBusy(true)
    const { counts } = confirmation
    const concerned = institutionsOf(table.entity, current)
    const counted = counts ? countRelated(gateway, counts, current, concerned) : Promise.resolve(0)
    const found = await counted.catch((thrown: unknown) => problemOf(thrown))
    // The question gives the focus back to where it was, which must be able to take it.
    flushSync(() => setBusy(false))
    if (before instanceof HTMLElement) before.focus()
    if (typeof found === 'number')
      return setQuestion(questionOf(t, confirmation, found, String(current[table.entity.label.column] ?? '')))
    toasts.failed(found)
    flushSync(() => setFailures([{ problem: found }]))
    onInvalid()
  }

  const run = async () => {
    if (busy) return
    let invalid = false
    flushSync(() => {
      invalid = store.validate().length > 0
    })
    if (invalid) return onInvalid()
    if (!now.current) return askKnown()
    return store.dirty() ? ask(now.current) : onDone()
  }

  const answer = (yes: boolean) => {
    const [first, ...rest] = known
    if (!yes) {
      setKnown([])
      attached.current = new Map()
      store.setStatus('backToModal')
      setQuestion(undefined)
      store.setStatus('empty')
      return undefined
    }
    if (!first) return write('update')
    setKnown(rest)
    attached.current = new Map([...attached.current, [first.lineId, first.row]])
    if (rest.length > 0) return Promise.resolve(askNext(rest))
    return write('insert')
  }

  const resolve = (mine: boolean) => {
    const [lineId] = store.lines()
    if (!theirs || lineId === undefined) return undefined
    now.current = theirs
    if (!mine)
      for (const column of store.changedColumns(lineId)) store.putValue(lineId, column, theirs[column])
    store.rebase(lineId, formRowOf(table, theirs))
    setTheirs(undefined)
    if (mine) return write('update')
    onSaved([theirs])
    return undefined
  }

  return { busy, failures, question, theirs, run, answer, resolve }
}

/** Puts a failure's problem under its field; false where that does not say all: no field, or one institution of several. */
const place = (store: FormStore, { problem, institution }: Failure): boolean =>
  'column' in problem && store.setProblems([problem]).length === 0 && institution === undefined
